import { useLocale, useTranslations } from "use-intl";
import { StatusLight } from "@product/ui/records/status-light";
import { dayTimeAndSeconds } from "#i18n/format.ts";
import type { SealState } from "./seal-state.server.ts";

/** How far the chain reaches; amber when acts wait for their place longer than they should. */
export function SealLight({ sealed, timeZone }: { sealed: SealState; timeZone: string }) {
  const t = useTranslations("audit");
  const locale = useLocale();
  const { until, waiting, isMore, since, isLate } = sealed;
  const moment = (at: Date) => dayTimeAndSeconds(at, locale, timeZone);
  const howMany = waiting === 0 ? t("allSealed") : t(isMore ? "waitingMany" : "waiting", { n: waiting });
  return (
    <p className="mb-4">
      <StatusLight
        tone={isLate ? "warn" : until || waiting > 0 ? "ok" : "idle"}
        reason={isLate && since ? t("late", { waiting: howMany, since: moment(since) }) : until && howMany}
      >
        {until ? t("sealedUntil", { at: moment(until) }) : t("nothingSealed")}
      </StatusLight>
    </p>
  );
}
