/** Whether someone may clock themselves for a shift now: its event allows it, and it is on, or was or will be shortly. */
export const clockable = (
  { selfClock, startsAt, endsAt }: { selfClock: boolean; startsAt: Date; endsAt: Date },
  now: Date,
): boolean => selfClock && now.getTime() >= startsAt.getTime() - hour && now.getTime() <= endsAt.getTime() + 3 * hour;

const hour = 3_600_000;
