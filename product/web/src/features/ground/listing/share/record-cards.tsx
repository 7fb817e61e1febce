import { Tick } from "@product/ui/controls/tick";
import type { Listed, RecordsProps } from "./record-table.tsx";

/** The records of one page, each on a card of its own: fewer at once, and more of each. */
export const RecordCards = <Row extends Listed>({ caption, rows, name, columns, pickedAs }: RecordsProps<Row>) => (
  <ul aria-label={caption} className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17.5rem),1fr))] gap-3">
    {rows.map((row) => (
      <li key={row.id} className="record-card">
        <div className="flex items-start justify-between gap-2">
          {name.cell(row, "large")}
          {pickedAs && <Tick name={pickedAs} value={row.id} label={name.tick(row)} className="mt-1" />}
        </div>
        {columns.map(({ key, leads, cell }) => leads && <div key={key}>{cell(row)}</div>)}
        <dl className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-3 gap-y-1.5">
          {columns
            .filter(({ leads, isEmpty }) => !leads && !isEmpty?.(row))
            .map(({ key, heading, cell }) => (
              <div key={key} className="contents">
                <dt className="text-fg-3">{heading}</dt>
                <dd className="num min-w-0 wrap-anywhere">{cell(row)}</dd>
              </div>
            ))}
        </dl>
      </li>
    ))}
  </ul>
);
