/** How people came to their shifts, from plain facts: what was planned, and when they clocked in. */

/** A queue at the gate is nobody's lateness. */
export const onTimeMinutes = 5;

export const arrivals = ["on-time", "late-15", "late-30", "later", "absent"] as const;
export type Arrival = (typeof arrivals)[number];

/** `from` is when they came, null where nobody saw them. */
export function arrivalOf({ startsAt, from }: { startsAt: number; from: number | null }): Arrival {
  if (from === null) return "absent";
  const late = Math.floor((from - startsAt) / 60_000);
  if (late <= onTimeMinutes) return "on-time";
  return late <= 15 ? "late-15" : late <= 30 ? "late-30" : "later";
}

export type Attendance = Readonly<Record<Arrival, number>>;

export function attendanceOf(lines: readonly { startsAt: number; from: number | null }[]): Attendance {
  const counted = Map.groupBy(lines, arrivalOf);
  return Object.fromEntries(arrivals.map((kind) => [kind, counted.get(kind)?.length ?? 0])) as Attendance;
}
