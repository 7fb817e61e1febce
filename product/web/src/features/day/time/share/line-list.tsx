import { LineHeadings } from "#features/day/time/line-headings.tsx";
import { LineRow } from "#features/day/time/line-row.tsx";
import type { TimeRow } from "#features/day/time/queries.server.ts";

type LineListProps = { rows: readonly TimeRow[]; mayPropose: boolean; isWithinEvent: boolean };

/** The same lines as on the screen of all hours, to be read and opened. */
export function LineList({ rows, mayPropose, isWithinEvent }: LineListProps) {
  const may = { approve: false, propose: mayPropose, export: false, reopen: false, handOver: false, notAbout: null };
  return (
    <div className="overflow-hidden rounded-card border border-line">
      <LineHeadings />
      <ul className="divide-y divide-line border-t border-line max-lg:border-t-0">
        {rows.map((row) => (
          <LineRow key={row.id} row={row} may={may} isWithinEvent={isWithinEvent} />
        ))}
      </ul>
    </div>
  );
}
