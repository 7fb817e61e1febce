import { useRef, type CSSProperties } from "react";
import { useLocale, useTranslations } from "use-intl";
import { reachOf, tracksOf } from "@product/domain/planning/rota/timeline";
import { hoursAndMinutes } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import { wallTimes } from "./grid/carried.ts";
import { openByDay, personRows, demandRows } from "./rota-rows.ts";
import type { Rota } from "./rota.server.ts";
import type { RotaShift } from "./queries.server.ts";
import { RotaMoves } from "./rota-moves.tsx";
import { chipOf, useChipNotes } from "./grid/shift-chip.tsx";
import { timesOf } from "./shift-times.ts";
import { useDraw } from "./grid/use-draw.ts";
import { useGridKeys } from "./grid/use-grid-keys.ts";
import type { OnDay } from "./rota-rows.ts";

type Bar = {
  key: string;
  shift: RotaShift;
  label: string;
  state: string;
  slotId?: string | undefined;
  on?: OnDay | undefined;
};
type Lane = { id: string; name: string; href?: string | undefined; minutes: number | undefined; bars: Bar[] };

/** One day along its hours: every row a lane, every shift as long as it lasts. */
export function RotaTimeline({ rota }: { rota: Rota }) {
  const t = useTranslations("rota");
  const grid = useRef<HTMLTableElement>(null);
  useGridKeys(grid);
  useDraw(grid, rota);
  const lanes = useLanes(rota);
  const hours = Array.from({ length: 12 }, (_, index) => (rota.dayBeginsAt + index * 2) % 24);
  return (
    <>
      <RotaMoves grid={grid} rota={rota} />
      <div className="rota-frame max-md:hidden">
        <table
          ref={grid}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table whose cells are walked by keys
          role="grid"
          aria-label={t("grid")}
          aria-colcount={2}
          aria-rowcount={lanes.length + 1}
          className="rota"
          data-view="timeline"
        >
          <thead>
            <tr aria-rowindex={1}>
              <th scope="col" className="rota-corner">
                <span>{rota.query.by === "people" ? t("people", { n: rota.count }) : t(`by:${rota.query.by}`)}</span>
              </th>
              <th scope="col" className="rota-hours" aria-label={t("hours")}>
                <span className="rota-ticks" aria-hidden>
                  {hours.map((hour) => (
                    <span key={hour} className="num">
                      {`${hour < 10 ? "0" : ""}${hour}:00`}
                    </span>
                  ))}
                </span>
              </th>
            </tr>
          </thead>
          <tbody>
            {lanes.map((lane, index) => (
              <LaneRow key={lane.id} lane={lane} rota={rota} index={index + 2} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

type LaneRowProps = { lane: Lane; rota: Rota; index: number };

function LaneRow({ lane: { id, name, href, minutes, bars }, rota: { days, dayBeginsAt }, index }: LaneRowProps) {
  const day = days[0]!;
  const reaches = bars.map(({ shift }) => reachOf(wallTimes(shift), day, dayBeginsAt));
  const tracks = tracksOf(reaches);
  const locale = useLocale();
  return (
    <tr aria-rowindex={index} data-row={id}>
      <th scope="row" className="rota-who">
        <span className="flex items-center gap-2">
          {href ? (
            <a href={inLocale(href, locale)} data-way className="way who-name min-w-0 flex-1 truncate">
              {name}
            </a>
          ) : (
            <span className="min-w-0 flex-1 text-pretty">{name}</span>
          )}
          {minutes !== undefined && <span className="num text-xs text-fg-2">{hoursAndMinutes(minutes)}</span>}
        </span>
      </th>
      <td
        className="rota-cell rota-lane"
        data-day={day}
        style={{ "--tracks": Math.max(1, ...tracks.map((track) => track + 1)) } as CSSProperties}
      >
        {bars.map((bar, at) => (
          <LaneBar
            key={bar.key}
            bar={bar}
            style={{ "--from": reaches[at]!.from, "--to": reaches[at]!.to, "--track": tracks[at] } as CSSProperties}
          />
        ))}
      </td>
    </tr>
  );
}

function LaneBar({ bar: { shift, label, state, slotId, on }, style }: { bar: Bar; style: CSSProperties }) {
  const locale = useLocale();
  return (
    <a
      {...chipOf(shift, locale)}
      data-state={state}
      data-slot={slotId}
      data-assignment={on?.assignment.id}
      style={style}
    >
      <b className="num">{timesOf(shift, shift.timeZone, locale)}</b>
      <span>{label}</span>
      {on && <Notes on={on} />}
    </a>
  );
}

function Notes({ on: { shift, assignment } }: { on: OnDay }) {
  const [first] = useChipNotes(shift, assignment);
  return first ? <span className={first.key === "bad" ? "text-bad-text" : "text-warn-text"}>{first.text}</span> : null;
}

/** Rows of the timeline; if they are people, places to fill come first. */
function useLanes(rota: Rota): Lane[] {
  const t = useTranslations("rota");
  if (rota.query.by !== "people")
    return demandRows(rota).map(({ id, name, minutes, on }) => ({
      id,
      name,
      minutes,
      bars: on.map(({ key, shift, label, fill }) => ({
        key,
        shift,
        label: `${label} ${fill.confirmed}/${fill.target}`,
        state: shift.state,
      })),
    }));
  const open = [...openByDay(rota).values()].flat().map(({ slot, shift }) => ({
    key: slot.id,
    shift,
    label: `${slot.role} ${slot.confirmed}/${slot.target}`,
    state: "open",
    slotId: slot.id,
  }));
  const people = personRows(rota).map(({ person, minutes, on }) => ({
    id: person.id,
    name: person.name,
    href: `/admin/workers/${person.id}`,
    minutes,
    bars: on.map((each) => ({
      key: each.key,
      shift: each.shift,
      label: [each.slot.role, each.shift.zone].filter(Boolean).join(" · "),
      state: each.assignment.isUndecided ? "bad" : each.assignment.state === "staged" ? "draft" : each.shift.state,
      on: each,
    })),
  }));
  return open.length === 0 ? people : [{ id: "open", name: t("open"), minutes: undefined, bars: open }, ...people];
}
