import { useTranslations } from "use-intl";
import { lateMinutes } from "@product/domain/planning/staffing/answers";
import { buttonClass } from "@product/ui/controls/button";
import type { ShownOffer } from "#features/planning/answers/queries.server.ts";
import { NeedsNet } from "./punches/punch-notes.tsx";

/** One press from the bus: they come, and later. */
export function Late({ offer: { id, mayBeLate, lateMinutes: lateBy } }: { offer: ShownOffer }) {
  const t = useTranslations("pass");
  if (!mayBeLate) return null;
  return (
    <details className="print:hidden">
      <summary className={buttonClass("quiet", "large")}>
        {lateBy === null ? t("late") : t("lateTold", { n: String(lateBy) })}
      </summary>
      <form method="post" className="mt-2.5 grid grid-cols-3 gap-2.5">
        <input type="hidden" name="offer" value={id} />
        <input type="hidden" name="answer" value="late" />
        <NeedsNet />
        {lateMinutes.map((minutes) => (
          <button
            key={minutes}
            name="minutes"
            value={minutes}
            aria-label={t("lateBy", { n: String(minutes) })}
            className={buttonClass("quiet", "large")}
          >
            {t("minutes", { n: String(minutes) })}
          </button>
        ))}
      </form>
    </details>
  );
}
