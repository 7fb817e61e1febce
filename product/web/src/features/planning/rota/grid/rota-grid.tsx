import { useRef } from "react";
import { useLocale, useTranslations } from "use-intl";
import { hoursAndMinutes, moneyOf, weekdayAndDay } from "#i18n/format.ts";
import type { Rota } from "#features/planning/rota/rota.server.ts";
import { DayCells } from "./day-cells.tsx";
import { PersonRows } from "./person-rows.tsx";
import { AwaitedRows } from "./row-window.tsx";
import { RotaMoves } from "#features/planning/rota/rota-moves.tsx";
import { demandRows, minutesByDay, openByDay, totalsOf, type AskedOnDay } from "#features/planning/rota/rota-rows.ts";
import { DemandChip } from "./shift-chip.tsx";
import { useDraw } from "./use-draw.ts";
import { useGridKeys } from "./use-grid-keys.ts";
import { useMorePeople, withPeople } from "./use-more-people.ts";

/** Rows and days. An empty cell says so only to screen readers. */
export function RotaGrid({ rota }: { rota: Rota }) {
  const t = useTranslations("rota");
  const grid = useRef<HTMLTableElement>(null);
  useGridKeys(grid);
  useDraw(grid, rota);
  const { query, days, count } = rota;
  const { following, ask } = useMorePeople(rota);
  const columns = days.length + 1;
  // The head, what is open, and those on the pages before.
  const first = 2 + (openByDay(rota).size > 0 ? 1 : 0) + (query.page - 1) * rota.perPage;
  return (
    <>
      <RotaMoves grid={grid} rota={withPeople(rota, following)} />
      <div className="rota-frame max-md:hidden">
        <table
          ref={grid}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table whose cells are walked by keys
          role="grid"
          aria-label={t("grid")}
          aria-colcount={columns}
          aria-rowcount={rowsOf(rota) + 2}
          className="rota"
          data-view={query.view}
        >
          <thead>
            <tr aria-rowindex={1}>
              <th scope="col" className="rota-corner">
                <span>{query.by === "people" ? t("people", { n: count }) : t(`by:${query.by}`)}</span>
                <span>{t("dayBegins", { time: hourOf(rota.dayBeginsAt) })}</span>
              </th>
              {days.map((day) => (
                <DayHead key={day} day={day} isToday={day === rota.today} says={saidOf(rota, day, t("nothing"))} />
              ))}
            </tr>
          </thead>
          {query.by === "people" ? (
            <>
              <tbody>
                <OpenRow rota={rota} />
              </tbody>
              <PersonRows rota={rota} people={rota} first={first} isPaintedFirst />
              {following.map(({ page, people }, place) => {
                const from = first + rota.people.length + place * rota.perPage;
                const rows = Math.min(rota.perPage, count - (page - 1) * rota.perPage);
                return people ? (
                  <PersonRows key={page} rota={rota} people={people} first={from} />
                ) : (
                  <AwaitedRows key={page} rows={rows} columns={columns} onNear={() => ask(page)} />
                );
              })}
            </>
          ) : (
            <tbody>
              <DemandRows rota={rota} />
            </tbody>
          )}
          <tfoot>
            <TotalRow rota={rota} index={rowsOf(rota) + 2} />
          </tfoot>
        </table>
      </div>
    </>
  );
}

const rowsOf = (rota: Rota): number =>
  rota.query.by === "people" ? rota.count + (openByDay(rota).size > 0 ? 1 : 0) : demandRows(rota).length;

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

function DemandRows({ rota }: { rota: Rota }) {
  return demandRows(rota).map(({ id, name, colour, minutes, on }, place) => (
    <tr key={id} data-row={id} aria-rowindex={place + 2}>
      <th scope="row" className="rota-who">
        <span className="flex items-center gap-2">
          {colour !== undefined && <i className="event-colour" data-colour={colour} aria-hidden />}
          <span className="min-w-0 flex-1 text-pretty">{name}</span>
          <span className="num text-xs text-fg-2">{hoursAndMinutes(minutes)}</span>
        </span>
      </th>
      <DayCells days={rota.days} on={on}>
        {askedChip}
      </DayCells>
    </tr>
  ));
}

/** Places still to fill, above the rows of people. */
function OpenRow({ rota }: { rota: Rota }) {
  const t = useTranslations("rota");
  const open = openByDay(rota);
  const places = [...open.values()].flat().reduce((n, { slot }) => n + slot.target - slot.confirmed, 0);
  if (places === 0) return null;
  const on = [...open].flatMap(([day, dayPlaces]) =>
    dayPlaces.map(({ slot, shift }) => ({ key: slot.id, day, shift, label: slot.role, fill: slot, slotId: slot.id })),
  );
  return (
    <tr className="rota-open" data-row="open" aria-rowindex={2}>
      <th scope="row" className="rota-who">
        {t("open")}
        <span className="rota-under">{t("openText", { n: places })}</span>
      </th>
      <DayCells days={rota.days} on={on}>
        {askedChip}
      </DayCells>
    </tr>
  );
}

const hourOf = (hour: number): string => `${String(hour).padStart(2, "0")}:00`;

/** Cost of planned work, for readers who may know it. */
function Cost({ costs }: { costs: Rota["costs"] }) {
  const locale = useLocale();
  return totalsOf(costs ?? []).map(({ amount, currency }) => (
    <span key={currency} className="num block text-xs font-normal text-fg-2">
      {moneyOf(amount, currency, locale)}
    </span>
  ));
}

function TotalRow({ rota, index }: { rota: Rota; index: number }) {
  const t = useTranslations("rota");
  const minutes = minutesByDay(rota);
  const all = [...minutes.values()].reduce((sum, each) => sum + each, 0);
  return (
    <tr aria-rowindex={index}>
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
