import { useLocale, useTranslations } from "use-intl";
import { StatusLight } from "@product/ui/records/status-light";
import { useReasonSentence } from "#features/people/clearance-light/share/reason-sentence.ts";
import { calendarDay } from "#i18n/format.ts";
import type { RoleStanding } from "./standing.server.ts";

/** The roles that the applicant could work in here by their answers so far. Nothing is decided by it. */
export function StandingCard({ standing, today }: { standing: readonly RoleStanding[]; today: string }) {
  const t = useTranslations("signup");
  const locale = useLocale();
  const say = useReasonSentence();
  if (standing.length === 0) return null;
  return (
    <aside
      aria-labelledby="standing"
      className="flex flex-col rounded-card border border-line bg-bg-raised lg:w-72 lg:shrink-0"
    >
      <div className="flex flex-col gap-1 border-b border-line p-4">
        <h2 id="standing" className="font-semibold">
          {t("standing")}
        </h2>
        <p className="text-help text-fg-3">{t("standingNote")}</p>
      </div>
      <ul className="flex flex-col divide-y divide-line">
        {standing.map(({ id, name, can, from, reasons }) => (
          <li key={id} className="grid grid-cols-[8.5rem_1fr] gap-x-3 p-4 text-sm">
            <StatusLight tone={tones[can]}>{name}</StatusLight>
            <div className="flex min-w-0 flex-col gap-0.5">
              <span className="font-medium">
                {can === "later"
                  ? t("can:later", { day: calendarDay(from!, locale) })
                  : t(`can:${can}`, { n: reasons.length })}
              </span>
              {reasons.slice(0, 3).map((reason) => (
                <span
                  key={`${reason.code} ${reason.fix.documentTypeId ?? reason.fix.qualificationId ?? ""}`}
                  className="text-help text-fg-3"
                >
                  {say(reason, today, "worker").headline}
                </span>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </aside>
  );
}

const tones = { now: "ok", later: "ok", add: "warn", no: "bad" } as const;
