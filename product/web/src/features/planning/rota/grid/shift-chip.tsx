import { useLocale, useTranslations } from "use-intl";
import type { Locale } from "@product/domain/locales";
import { FillBar } from "@product/ui/records/fill-bar";
import { useFindingSentence } from "#features/people/clearance-light/share/finding-sentence.ts";
import { inLocale } from "#i18n/locale.ts";
import type { RotaShift } from "#features/planning/rota/queries.server.ts";
import type { AskedOnDay, OnDay } from "#features/planning/rota/rota-rows.ts";
import { timesOf } from "#features/planning/rota/shift-times.ts";

export const peopleAddress = ({ eventId, id }: RotaShift) => `/admin/events/${eventId}/shifts/${id}/people`;

/** A shift in its colour, and the way to its people. */
export const chipOf = (shift: RotaShift, locale: Locale) => ({
  href: inLocale(peopleAddress(shift), locale),
  className: "rota-chip",
  "data-way": true,
  "data-colour": shift.colour,
  "data-shift": shift.id,
});

/** A person's shift: dashed if not published, amber if changed since. */
export function PersonChip({ on: { shift, slot, assignment } }: { on: OnDay }) {
  const locale = useLocale();
  const notes = useChipNotes(shift, assignment);
  return (
    <a
      {...chipOf(shift, locale)}
      data-state={assignment.isUndecided ? "bad" : assignment.state === "staged" ? "draft" : shift.state}
      data-assignment={assignment.id}
    >
      <b className="num">{timesOf(shift, shift.timeZone, locale)}</b>
      <span>{[slot.role, shift.zone].filter(Boolean).join(" · ")}</span>
      {notes.map(({ key, text }) => (
        <span key={key} className={key === "bad" ? "text-bad-text" : "text-warn-text"}>
          {text}
        </span>
      ))}
    </a>
  );
}

/** Notable points about a person's shift; the state itself shows in the look, and in words for screen readers. */
export function useChipNotes(shift: RotaShift, { state, finding, moreFindings, isUndecided }: OnDay["assignment"]) {
  const t = useTranslations("rota");
  const locale = useLocale();
  const say = useFindingSentence();
  const found = finding && say(finding, shift.timeZone).headline;
  const words: [string, string | false | null | undefined][] = [
    [
      isUndecided ? "bad" : "found",
      found && (moreFindings > 0 ? t("andMore", { what: found, n: moreFindings }) : found),
    ],
    ["was", shift.was && t("was", { times: timesOf(shift.was, shift.timeZone, locale) })],
    ["invited", state === "invited" && t("invited")],
    ["again", state === "reconfirm_pending" && t("reconfirm")],
  ];
  return words.flatMap(([key, text]) => (text ? [{ key, text }] : []));
}

/** Demand of a place: how many are filled out of how many. */
export function DemandChip({ on: { shift, label, fill, slotId } }: { on: Omit<AskedOnDay, "key" | "day"> }) {
  const t = useTranslations("rota");
  const locale = useLocale();
  return (
    <a
      href={inLocale(peopleAddress(shift), locale)}
      data-way
      className="rota-chip rota-asked"
      data-colour={shift.colour}
      data-state={shift.state}
      data-shift={shift.id}
      data-slot={slotId}
    >
      <span className="flex justify-between gap-1">
        <b className="truncate">{label}</b>
        <span
          className="num"
          aria-label={t("filled", { confirmed: String(fill.confirmed), target: String(fill.target) })}
        >
          {fill.confirmed}/{fill.target}
        </span>
      </span>
      <span className="num">{timesOf(shift, shift.timeZone, locale)}</span>
      <FillBar {...fill} />
    </a>
  );
}
