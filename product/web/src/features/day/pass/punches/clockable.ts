/** Whether someone may clock themselves for a shift now: its event allows it, and it is on, or was or will be shortly. */
export const clockable = (
  { selfClock, startsAt, endsAt }: { selfClock: boolean; startsAt: Date; endsAt: Date },
  now: Date,
): boolean => selfClock && now.getTime() >= clockOpens(startsAt) && now.getTime() <= endsAt.getTime() + lateMs;

export const clockOpens = (startsAt: Date): number => startsAt.getTime() - earlyMs;

const earlyMs = 3_600_000;
/** Many go home after the shift was to end. */
export const lateMs = 3 * 3_600_000;
