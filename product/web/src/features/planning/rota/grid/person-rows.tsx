import { memo } from "react";
import { useLocale } from "use-intl";
import { Avatar } from "@product/ui/records/avatar";
import { hoursAndMinutes } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import { DayCells } from "./day-cells.tsx";
import { FindingPopover } from "#features/planning/rota/finding-popover.tsx";
import { personRows, type PersonRow } from "#features/planning/rota/rota-rows.ts";
import type { Rota, RotaPeople } from "#features/planning/rota/rota.server.ts";
import { RowWindow } from "./row-window.tsx";
import { PersonChip } from "./shift-chip.tsx";

const rowsInWindow = 4;

type PersonRowsProps = { rota: Rota; people: RotaPeople; first: number; isPaintedFirst?: boolean };

/** One page of people, a few to a window. */
export const PersonRows = memo(function PersonRows({ rota, people, first, isPaintedFirst = false }: PersonRowsProps) {
  const rows = personRows({ ...rota, people: people.people, assignments: people.assignments });
  const off = Map.groupBy(people.unavailable, (pair) => pair.slice(0, 36));
  const windows = Array.from({ length: Math.ceil(rows.length / rowsInWindow) }, (_, n) => n * rowsInWindow);
  return windows.map((from) => {
    const shown = rows.slice(from, from + rowsInWindow);
    return (
      <RowWindow key={from} rows={shown.length} columns={rota.days.length + 1} isPaintedFirst={isPaintedFirst}>
        {() =>
          shown.map((row, place) => (
            <OneRow
              key={row.person.id}
              row={row}
              rota={rota}
              index={first + from + place}
              offDays={new Set(off.get(row.person.id)?.map((pair) => pair.slice(37)))}
            />
          ))
        }
      </RowWindow>
    );
  });
});

type OneRowProps = { row: PersonRow; rota: Rota; index: number; offDays: ReadonlySet<string> };

function OneRow({ row: { person, roles, minutes, on }, rota, index, offDays }: OneRowProps) {
  const locale = useLocale();
  return (
    <tr data-row={person.id} aria-rowindex={index}>
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
      <DayCells days={rota.days} on={on} offDays={offDays}>
        {(each) => (
          <span className="rota-placed">
            <PersonChip on={each} />
            <FindingPopover name={person.name} on={each} mayMove={rota.may.move} />
          </span>
        )}
      </DayCells>
    </tr>
  );
}
