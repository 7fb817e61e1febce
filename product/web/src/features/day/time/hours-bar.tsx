import type { TimeRow } from "./queries.server.ts";

/** The plan as a pale line, and what is paid as a dark one below it; what is said of it stands beside in words. */
export function HoursBar({ row }: { row: TimeRow }) {
  const from = Math.min(row.startsAt, row.from ?? row.startsAt);
  const until = Math.max(row.endsAt, row.until ?? row.endsAt);
  const at = ({ from: begin, until: end }: { from: number; until: number }) => ({
    left: `${(((begin - from) / (until - from)) * 100).toFixed(2)}%`,
    width: `${(((end - begin) / (until - from)) * 100).toFixed(2)}%`,
  });
  return (
    <span aria-hidden className="relative mt-1 block h-3.5 max-w-60">
      <span
        style={at({ from: row.startsAt, until: row.endsAt })}
        className="absolute top-0 h-1.5 rounded-xs bg-line-2"
      />
      {row.from !== null && row.until === null && (
        <span
          style={at({ from: row.from, until: row.endsAt })}
          className="absolute top-2 h-1.5 rounded-xs border border-dashed border-warn"
        />
      )}
      {row.stretches.map((stretch) => (
        <span key={stretch.from} style={at(stretch)} className="absolute top-2 h-1.5 rounded-xs bg-fg-2" />
      ))}
    </span>
  );
}
