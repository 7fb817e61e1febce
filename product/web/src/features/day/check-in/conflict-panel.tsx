import { Form } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import type { ConflictReason } from "@product/domain/day/conflicts";
import { Button } from "@product/ui/controls/button";
import { Badge } from "@product/ui/records/badge";
import type { Locale } from "@product/domain/locales";
import type { Zone } from "@product/domain/time/zone";
import { dayAndTime, timeOf } from "#i18n/format.ts";
import type { CheckIn } from "./check-in.page.tsx";

/** Scans made offline that the server would have decided differently; they stay facts until the office reviews them. */
export function ConflictPanel({ checkIn: { conflicts, conflictsInAll, timeZone, may } }: { checkIn: CheckIn }) {
  const t = useTranslations("check-in");
  const locale = useLocale();
  const say = useReason();
  return (
    <section aria-labelledby="conflicts" className="flex flex-col gap-3">
      <div>
        <h2 id="conflicts" className="text-base font-semibold">
          {t("conflicts")} <span className="num font-normal text-fg-2">{conflictsInAll}</span>
        </h2>
        <p className="text-sm text-pretty text-fg-2">
          {t("conflictsText")} {conflictsInAll > conflicts.length && t("conflictsShown", { n: conflicts.length })}
        </p>
      </div>
      <ul className="divide-y divide-line rounded-card border border-line">
        {conflicts.map(({ id, name, code, shown, kind, at, receivedAt, reason, isWritten, device, ...holding }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-3.5 py-2.5 text-compact">
            <p className="min-w-0 flex-1 basis-56">
              <span className="font-medium">{code ? name : t("nobodyKnown")}</span>
              <span className="block text-xs text-fg-2">
                {[
                  code || shown,
                  t(`scan:${kind}`, { time: momentOf(at, receivedAt, locale, timeZone) }),
                  device ?? t("ownPhone"),
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </span>
              <HeldBy {...holding} timeZone={timeZone} />
            </p>
            <p className="min-w-0 flex-1 basis-48">{say(reason)}</p>
            <span className="shrink-0 sm:w-28">
              <Badge tone={isWritten ? "idle" : "warn"}>{t(isWritten ? "recorded" : "notRecorded")}</Badge>
            </span>
            {may.renew && (
              <Form method="post" action="?do=settle-conflict">
                <Button
                  type="submit"
                  look="quiet"
                  size="row"
                  name="conflict"
                  value={id}
                  aria-label={t("settleOf", { name: code ? name : t("nobodyKnown") })}
                >
                  {t("settle")}
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const dayMs = 86_400_000;

/** With its day where it came on another one. */
const momentOf = (at: Date, receivedAt: Date, locale: Locale, timeZone: Zone): string =>
  (Math.abs(receivedAt.getTime() - at.getTime()) < dayMs / 2 ? timeOf : dayAndTime)(at, locale, timeZone);

type Held = { heldSince: Date | null; heldUntil: Date | null; timeZone: Zone };

/** Which phone it was, where another has the device now or none. */
function HeldBy({ heldSince, heldUntil, timeZone }: Held) {
  const t = useTranslations("check-in");
  const locale = useLocale();
  if (!heldSince || !heldUntil) return null;
  const [since, until] = [heldSince, heldUntil].map((time) => dayAndTime(time, locale, timeZone));
  return <span className="block text-xs text-fg-2">{t("heldBy", { since: since!, until: until! })}</span>;
}

/** In the words of the gate, but for what no gate can say. */
function useReason(): (reason: ConflictReason) => string {
  const t = useTranslations("check-in");
  const gate = useTranslations("gate");
  return (reason) => {
    switch (reason) {
      case "not-signed":
      case "other-event":
      case "impossible-time":
      case "device-revoked":
      case "sent-late":
      case "no-show":
      case "hours-closed":
      case "cannot-work":
      case "practice":
      case "sent-for-another":
      case "already-in":
      case "clock-moved":
      case "no-self-clocking":
      case "does-not-follow":
        return t(`odd:${reason}`);
      case "to-break":
      case "in":
      case "zone-in":
        return t("is:there");
      case "from-break":
        return t("is:resting");
      case "out":
      case "zone-out":
        return t("is:left");
      case "early":
      case "late":
        return gate(`says:${reason}`, { n: 0 });
      default:
        return gate(`says:${reason}`);
    }
  };
}
