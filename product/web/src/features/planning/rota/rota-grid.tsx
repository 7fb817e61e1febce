import { Fragment, useRef, type ReactNode } from "react";
import { useLocale, useTranslations } from "use-intl";
import { Avatar } from "@product/ui/records/avatar";
import { hoursAndMinutes, moneyOf, weekdayAndDay } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import type { Rota } from "./rota.server.ts";
import { FindingPopover } from "./finding-popover.tsx";
import { RotaMoves } from "./rota-moves.tsx";
import { demandRows, minutesByDay, openByDay, personRows, totalsOf, type AskedOnDay } from "./rota-rows.ts";
import { DemandChip, PersonChip } from "./shift-chip.tsx";
import { useDraw } from "./use-draw.ts";
import { useGridKeys } from "./use-grid-keys.ts";

/** Rows and days. What is empty says so only to those who cannot see that it is. */
export function RotaGrid({ rota }: { rota: Rota }) {
  const t = useTranslations("rota");
  const grid = useRef<HTMLTableElement>(null);
  useGridKeys(grid);
  useDraw(grid, rota);
  const { query, days, count } = rota;
  const rows = query.by === "people" ? <PersonRows rota={rota} /> : <DemandRows rota={rota} />;
  const rowCount = rowsOf(rota) + 2;
  return (
    <>
      <RotaMoves grid={grid} rota={rota} />
      <div className="rota-frame max-md:hidden">
        <table
          ref={grid}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table whose cells are walked by keys
          role="grid"
          aria-label={t("grid")}
          aria-colcount={days.length + 1}
          aria-rowcount={rowCount}
          className="rota"
          data-view={query.view}
        >
          <thead>
            <tr>
              <th scope="col" className="rota-corner">
                <span>{query.by === "people" ? t("people", { n: count }) : t(`by:${query.by}`)}</span>
                <span>{t("dayBegins", { time: hourOf(rota.dayBeginsAt) })}</span>
              </th>
              {days.map((day) => (
                <DayHead key={day} day={day} isToday={day === rota.today} says={saidOf(rota, day, t("nothing"))} />
              ))}
            </tr>
          </thead>
          <tbody>
            {query.by === "people" && <OpenRow rota={rota} />}
            {rows}
          </tbody>
          <tfoot>
            <TotalRow rota={rota} />
          </tfoot>
        </table>
      </div>
    </>
  );
}

const rowsOf = (rota: Rota): number =>
  rota.query.by === "people" ? rota.people.length + (openByDay(rota).size > 0 ? 1 : 0) : demandRows(rota).length;

/** The events of a day; that there are none is said where there is room for it. */
function saidOf({ shifts, query }: Rota, day: string, nothing: string): string {
  const titles = new Set(shifts.filter((shift) => shift.day === day).map(({ event }) => event));
  if (titles.size === 0) return query.view === "month" ? "" : nothing;
  return [...titles].slice(0, 3).join(", ");
}

function DayHead({ day, isToday, says }: { day: string; isToday: boolean; says: string }) {
  return (
    <th scope="col" data-today={isToday || undefined} className="rota-day">
      <span className="num">{weekdayAndDay(day, useLocale())}</span>
      <span className="rota-under">{says}</span>
    </th>
  );
}

const askedChip = (on: Omit<AskedOnDay, "key">) => <DemandChip on={on} />;

type Cells<On extends { key: string; day: string }> = {
  rota: Rota;
  on: readonly On[];
  chip: (on: On) => ReactNode;
  offDays?: ReadonlySet<string> | undefined;
};

function DayCells<On extends { key: string; day: string }>({ rota: { days }, on, chip, offDays }: Cells<On>) {
  const t = useTranslations("rota");
  const byDay = Map.groupBy(on, ({ day }) => day);
  return days.map((day) => {
    const theirs = byDay.get(day);
    const isOff = offDays?.has(day);
    return (
      <td key={day} className="rota-cell" data-day={day} data-off={isOff || undefined}>
        {theirs?.map((each) => (
          <Fragment key={each.key}>{chip(each)}</Fragment>
        ))}
        {isOff && <span className="rota-off">{t("unavailable")}</span>}
      </td>
    );
  });
}

function PersonRows({ rota }: { rota: Rota }) {
  const locale = useLocale();
  const off = Map.groupBy(rota.unavailable, (pair) => pair.slice(0, 36));
  return personRows(rota).map(({ person, roles, minutes, on }) => (
    <tr key={person.id} data-row={person.id}>
      <th scope="row" className="rota-who">
        <span className="flex items-center gap-2">
          <Avatar
            name={person.name}
            seed={person.id}
            size={28}
            photo={person.picture ? `/admin/workers/${person.id}/picture/${person.picture}` : undefined}
          />
          <span className="who-lines min-w-0 flex-1">
            <a href={inLocale(`/admin/workers/${person.id}`, locale)} data-way className="way who-name truncate">
              {person.name}
            </a>
            <span className="rota-under">{roles.join(", ")}</span>
          </span>
          <span className="num text-xs text-fg-2">{hoursAndMinutes(minutes)}</span>
        </span>
      </th>
      <DayCells
        rota={rota}
        on={on}
        chip={(each) => (
          <span className="rota-placed">
            <PersonChip on={each} />
            <FindingPopover name={person.name} on={each} mayMove={rota.may.move} />
          </span>
        )}
        offDays={new Set(off.get(person.id)?.map((pair) => pair.slice(37)))}
      />
    </tr>
  ));
}

function DemandRows({ rota }: { rota: Rota }) {
  return demandRows(rota).map(({ id, name, colour, minutes, on }) => (
    <tr key={id} data-row={id}>
      <th scope="row" className="rota-who">
        <span className="flex items-center gap-2">
          {colour !== undefined && <i className="event-colour" data-colour={colour} aria-hidden />}
          <span className="min-w-0 flex-1 text-pretty">{name}</span>
          <span className="num text-xs text-fg-2">{hoursAndMinutes(minutes)}</span>
        </span>
      </th>
      <DayCells rota={rota} on={on} chip={askedChip} />
    </tr>
  ));
}

/** What still lacks people, above those who are there. */
function OpenRow({ rota }: { rota: Rota }) {
  const t = useTranslations("rota");
  const open = openByDay(rota);
  const places = [...open.values()].flat().reduce((n, { slot }) => n + slot.target - slot.confirmed, 0);
  if (places === 0) return null;
  const on = [...open].flatMap(([day, theirs]) =>
    theirs.map(({ slot, shift }) => ({ key: slot.id, day, shift, label: slot.role, fill: slot, slotId: slot.id })),
  );
  return (
    <tr className="rota-open" data-row="open">
      <th scope="row" className="rota-who">
        {t("open")}
        <span className="rota-under">{t("openText", { n: places })}</span>
      </th>
      <DayCells rota={rota} on={on} chip={askedChip} />
    </tr>
  );
}

const hourOf = (hour: number): string => `${String(hour).padStart(2, "0")}:00`;

/** What planned work costs, where the reader may know. */
function Cost({ costs }: { costs: Rota["costs"] }) {
  const locale = useLocale();
  return totalsOf(costs ?? []).map(({ amount, currency }) => (
    <span key={currency} className="num block text-xs font-normal text-fg-2">
      {moneyOf(amount, currency, locale)}
    </span>
  ));
}

function TotalRow({ rota }: { rota: Rota }) {
  const t = useTranslations("rota");
  const minutes = minutesByDay(rota);
  const all = [...minutes.values()].reduce((sum, each) => sum + each, 0);
  return (
    <tr>
      <th scope="row" className="rota-who">
        <span className="flex justify-between gap-2">
          {t("total")}
          <span className="text-right">
            <b className="num">{hoursAndMinutes(all)}</b>
            <Cost costs={rota.costs} />
          </span>
        </span>
      </th>
      {rota.days.map((day) => (
        <td key={day} className="rota-cell num font-medium">
          {minutes.get(day) ? hoursAndMinutes(minutes.get(day)!) : "–"}
          <Cost costs={rota.costs?.filter((cost) => cost.day === day)} />
        </td>
      ))}
    </tr>
  );
}
