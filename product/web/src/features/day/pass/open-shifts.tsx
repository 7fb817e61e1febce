import { useTranslations } from "use-intl";
import { buttonClass } from "@product/ui/controls/button";
import type { OpenShift } from "#features/planning/shift-applications/queries.server.ts";
import { NeedsNet } from "./punches/punch-notes.tsx";
import { ShiftLine } from "./shift-line.tsx";

const mostShown = 5;

/** Open shifts the worker could apply for, each with one press. */
export function OpenShifts({ shifts }: { shifts: readonly OpenShift[] }) {
  const t = useTranslations("shift-applications");
  if (shifts.length === 0) return null;
  return (
    <section aria-labelledby="open" className="print:hidden">
      <h2 id="open" className="pass-heading">
        {t("title")}
      </h2>
      <ul className="flex flex-col gap-3">
        {shifts.slice(0, mostShown).map(({ slotId, event, shift, role, startsAt, endsAt, timeZone }) => (
          <li key={slotId} className="pass-card">
            <ShiftLine event={event} role={role} startsAt={startsAt} endsAt={endsAt} timeZone={timeZone} />
            <form method="post" className="grid">
              <input type="hidden" name="slot" value={slotId} />
              <NeedsNet />
              <button
                name="answer"
                value="apply"
                aria-label={t("applyName", { shift: `${event}, ${shift}` })}
                className={buttonClass("quiet", "large")}
              >
                {t("apply")}
              </button>
            </form>
          </li>
        ))}
      </ul>
    </section>
  );
}
