import { useLocale, useTranslations } from "use-intl";
import type { Locale } from "@product/domain/locales";
import { FillBar } from "@product/ui/records/fill-bar";
import { timeOf } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import type { RotaShift } from "./queries.server.ts";
import type { AskedOnDay, OnDay } from "./rota-rows.ts";

type Spanned = { startsAt: number; endsAt: number };

/** `18:30–02:30`, on the clock of the venue. */
export const timesOf = ({ startsAt, endsAt }: Spanned, timeZone: string, locale: Locale): string =>
  `${timeOf(new Date(startsAt), locale, timeZone)}–${timeOf(new Date(endsAt), locale, timeZone)}`;

export const peopleAddress = ({ eventId, id }: RotaShift) => `/admin/events/${eventId}/shifts/${id}/people`;

/** What someone is put down for: dashed is not published, amber has changed since. */
export function PersonChip({ on: { shift, slot, assignment } }: { on: OnDay }) {
  const locale = useLocale();
  const notes = useChipNotes(shift, assignment);
  return (
    <a
      href={inLocale(peopleAddress(shift), locale)}
      data-way
      className="rota-chip"
      data-colour={shift.colour}
      data-state={assignment.findings > 0 ? "bad" : assignment.state === "staged" ? "draft" : shift.state}
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

/** What stands out about someone's shift; the state itself is said by the look, and to those who do not see it in words. */
export function useChipNotes(shift: RotaShift, { state, findings }: OnDay["assignment"]) {
  const t = useTranslations("rota");
  const locale = useLocale();
  const words: [string, string | false | undefined][] = [
    ["bad", findings > 0 && t("findings", { n: findings })],
    ["was", shift.was && t("was", { times: timesOf(shift.was, shift.timeZone, locale) })],
    ["invited", state === "invited" && t("invited")],
    ["again", state === "reconfirm_pending" && t("reconfirm")],
  ];
  return words.flatMap(([key, text]) => (text ? [{ key, text }] : []));
}

/** What is asked for: how many of how many. */
export function DemandChip({ on: { shift, label, fill } }: { on: Omit<AskedOnDay, "key" | "day"> }) {
  const t = useTranslations("rota");
  const locale = useLocale();
  return (
    <a
      href={inLocale(peopleAddress(shift), locale)}
      data-way
      className="rota-chip rota-asked"
      data-colour={shift.colour}
      data-state={shift.state}
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
