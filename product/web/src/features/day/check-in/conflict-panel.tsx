import { Form } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import type { ConflictReason } from "@product/domain/day/conflicts";
import { Button } from "@product/ui/controls/button";
import { Badge } from "@product/ui/records/badge";
import { timeOf } from "#i18n/format.ts";
import type { CheckIn } from "./check-in.page.tsx";

/** What devices without a net let in or out and the server sees otherwise: facts, until somebody has looked at them. */
export function ConflictPanel({ checkIn: { conflicts, timeZone, may } }: { checkIn: CheckIn }) {
  const t = useTranslations("check-in");
  const locale = useLocale();
  const say = useReason();
  return (
    <section aria-labelledby="conflicts" className="flex flex-col gap-3">
      <div>
        <h2 id="conflicts" className="text-base font-semibold">
          {t("conflicts")} <span className="num font-normal text-fg-2">{conflicts.length}</span>
        </h2>
        <p className="text-sm text-pretty text-fg-2">{t("conflictsText")}</p>
      </div>
      <ul className="divide-y divide-line rounded-card border border-line">
        {conflicts.map(({ id, name, code, kind, at, reason, isWritten, device }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-3.5 py-2.5 text-compact">
            <p className="min-w-0 flex-1 basis-56">
              <span className="font-medium">{code ? name : t("nobodyKnown")}</span>
              <span className="block text-xs text-fg-2">
                {[code, t(`scan:${kind}`, { time: timeOf(at, locale, timeZone) }), device].filter(Boolean).join(" · ")}
              </span>
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

/** In the words of the gate, but for what no gate can say. */
function useReason(): (reason: ConflictReason) => string {
  const t = useTranslations("check-in");
  const gate = useTranslations("gate");
  return (reason) => {
    switch (reason) {
      case "not-signed":
      case "other-event":
      case "impossible-time":
      case "already-in":
        return t(`odd:${reason}`);
      case "in":
      case "zone-in":
        return t("is:there");
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
