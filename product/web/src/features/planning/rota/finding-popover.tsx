import { Link, useLocation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import type { Instant } from "@product/domain/time/instant";
import { wallOf } from "@product/domain/time/instant-of";
import { buttonClass } from "@product/ui/controls/button";
import { Popover } from "@product/ui/overlays/popover";
import { StatusGlyph } from "@product/ui/records/status-glyph";
import { moveAddress } from "#features/planning/rota-moves/schema.ts";
import { FindingCard } from "#features/planning/rules/share/finding-card.tsx";
import { inLocale } from "#i18n/locale.ts";
import type { OnDay } from "./rota-rows.ts";
import { peopleAddress } from "./grid/shift-chip.tsx";

/** Findings on a person's shift, shown in place: source, numbers, time when each clears, and the way to an override. */
export function FindingPopover({
  name,
  on: { shift, assignment },
  mayMove,
}: {
  name: string;
  on: OnDay;
  mayMove: boolean;
}) {
  const t = useTranslations("rota");
  const locale = useLocale();
  const { search } = useLocation();
  if (assignment.findings.length === 0) return null;
  const label = t("findingsOf", { name, n: assignment.findings.length });
  const clears = clearing(assignment.findings, shift.startsAt);
  const later = clears && {
    startsAt: wallOf(clears as Instant, shift.timeZone),
    endsAt: wallOf((clears + shift.endsAt - shift.startsAt) as Instant, shift.timeZone),
  };
  const to = new URLSearchParams(search);
  for (const [key, value] of Object.entries(later || {})) to.set(key, value);
  return (
    <Popover
      label={label}
      className="w-100 p-0!"
      trigger={
        <button type="button" className="rota-finding" aria-label={label}>
          <StatusGlyph tone={assignment.isUndecided ? "bad" : "warn"} />
        </button>
      }
    >
      <p className="px-4 pt-3.5 font-semibold">{name}</p>
      <ul className="max-h-[60vh] divide-y divide-line overflow-y-auto">
        {assignment.findings.map((each) => (
          <FindingCard key={`${each.finding.rule} ${each.finding.window.until}`} {...each} zone={shift.timeZone} />
        ))}
      </ul>
      <p className="flex flex-wrap justify-end gap-2 border-t border-line px-4 py-3">
        <Link to={inLocale(peopleAddress(shift), locale)} className={buttonClass("quiet")}>
          {t(assignment.isOverridable ? "override" : "openPeople")}
        </Link>
        {mayMove && later && (
          <Link to={`${inLocale(moveAddress(shift.id), locale)}?${to.toString()}`} className={buttonClass("primary")}>
            {t("startAt", { time: later.startsAt.slice(11) })}
          </Link>
        )}
      </p>
    </Popover>
  );
}

/** When the shift could start so that nothing is found any more; nothing where waiting does not help with all of it. */
function clearing(findings: OnDay["assignment"]["findings"], startsAt: number): number | undefined {
  const moments = findings.map(({ finding }) => finding.clearsAt);
  if (moments.some((moment) => moment === null)) return undefined;
  const last = Math.max(...(moments as number[]));
  return last > startsAt ? last : undefined;
}
