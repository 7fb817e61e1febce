import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Avatar } from "@product/ui/records/avatar";
import { dayInWords, weekdayAndDay } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import type { Rota } from "./rota.server.ts";
import { useRotaLink } from "./rota-links.ts";
import { demandRows, openByDay, personRows, type OnDay, type PersonRow } from "./rota-rows.ts";
import { DemandChip, peopleAddress, useChipNotes } from "./grid/shift-chip.tsx";
import { MoveLink } from "./move-link.tsx";
import { timesOf } from "./shift-times.ts";

/** All that the grid says, one day after the other. */
export function RotaList({ rota }: { rota: Rota }) {
  return (
    <div className="flex flex-col gap-6">
      {rota.days.map((day) => (
        <DayList key={day} rota={rota} day={day} />
      ))}
    </div>
  );
}

/** On a phone one day at a time, chosen from the strip of its week. */
export function PhoneDay({ rota }: { rota: Rota }) {
  const t = useTranslations("rota");
  const locale = useLocale();
  const to = useRotaLink(rota.query);
  const busy = new Set(rota.shifts.map(({ day }) => day));
  const { day } = rota.query;
  return (
    <div className="flex flex-col gap-4 md:hidden print:hidden">
      {rota.days.length > 1 && (
        <nav aria-label={t("days")} className="-mx-(--page-padding) flex gap-1 overflow-x-auto px-(--page-padding)">
          {rota.days.map((each) => (
            <Link
              key={each}
              to={to({ day: each })}
              preventScrollReset
              aria-current={each === day ? "date" : undefined}
              className="num inline-flex h-11 shrink-0 flex-col items-center justify-center rounded-control border border-line px-3 text-compact aria-[current=date]:border-primary aria-[current=date]:bg-bg-selected"
            >
              {weekdayAndDay(each, locale)}
              <i className={`mt-0.5 size-1 rounded-full ${busy.has(each) ? "bg-fg-3" : ""}`} aria-hidden />
            </Link>
          ))}
        </nav>
      )}
      <DayList rota={rota} day={day} />
    </div>
  );
}

function DayList({ rota, day }: { rota: Rota; day: string }) {
  const t = useTranslations("rota");
  const locale = useLocale();
  const demand = askedOn(rota, day);
  const rows = rota.query.by === "people" ? personRows(rota) : [];
  const people = rows
    .flatMap((row) => row.on.filter((on) => on.day === day).map((on) => ({ row, on })))
    .toSorted((a, b) => a.on.shift.startsAt - b.on.shift.startsAt);
  return (
    <section aria-labelledby={`day-${day}`}>
      <h2 id={`day-${day}`} className="border-b border-line pb-1.5 text-sm font-semibold">
        {dayInWords(day, locale)}
      </h2>
      {demand.length + people.length === 0 && <p className="pt-2 text-compact text-fg-2">{t("nothing")}</p>}
      {demand.length > 0 && (
        <ul
          aria-label={t(rota.query.by === "people" ? "open" : `by:${rota.query.by}`)}
          className="grid gap-2 py-3 text-xs leading-4 sm:grid-cols-2 lg:grid-cols-4"
        >
          {demand.map(({ key, ...on }) => (
            <li key={key} className="flex">
              <DemandChip on={on} />
              {rota.may.move && (
                <MoveLink shift={on.shift} what={`${on.label}, ${timesOf(on.shift, on.shift.timeZone, locale)}`} />
              )}
            </li>
          ))}
        </ul>
      )}
      <ul className="divide-y divide-line">
        {people.map(({ row, on }) => (
          <PersonLine key={on.key} row={row} on={on} mayMove={rota.may.move} />
        ))}
      </ul>
    </section>
  );
}

/** Places still to fill if the rows are people, and otherwise the whole demand. */
function askedOn(rota: Rota, day: string) {
  if (rota.query.by === "people")
    return (openByDay(rota).get(day) ?? []).map(({ slot, shift }) => ({
      key: slot.id,
      shift,
      label: slot.role,
      fill: slot,
    }));
  return demandRows(rota).flatMap(({ id, name, on }) =>
    on
      .filter((each) => each.day === day)
      .map(({ key, shift, label, fill }) => ({ key: `${id} ${key}`, shift, label: `${name} · ${label}`, fill })),
  );
}

type PersonLineProps = { row: PersonRow; on: OnDay; mayMove: boolean };

function PersonLine({ row: { person }, on, mayMove }: PersonLineProps) {
  const t = useTranslations("rota");
  const locale = useLocale();
  const { shift, slot, assignment } = on;
  const [note] = useChipNotes(shift, assignment);
  return (
    <li className="flex items-center gap-2">
      <a
        href={inLocale(peopleAddress(shift), locale)}
        data-way
        className="flex min-w-0 flex-1 items-center gap-3 py-2.5 hover:bg-bg-hover"
      >
        <Avatar name={person.name} seed={person.id} size={32} />
        <span className="min-w-0 flex-1">
          <span className="block truncate text-sm font-medium">{person.name}</span>
          <span className="block truncate text-compact text-fg-2">
            {[slot.role, shift.zone].filter(Boolean).join(" · ")}
          </span>
        </span>
        <span className="shrink-0 text-right text-compact">
          <span className="num block">{timesOf(shift, shift.timeZone, locale)}</span>
          <span className={note ? "text-warn-text" : "text-fg-2"}>
            {note?.text ?? t(`state:${assignment.state === "staged" ? "draft" : shift.state}`)}
          </span>
        </span>
      </a>
      {mayMove && (
        <MoveLink
          shift={shift}
          assignmentId={assignment.id}
          what={`${person.name}, ${timesOf(shift, shift.timeZone, locale)}`}
        />
      )}
    </li>
  );
}
