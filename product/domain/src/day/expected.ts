/**
 * The chance that a worker comes, from facts that each worker reads on their own hours and can contest there. Workers
 * get no score.
 */

/** As far back as workers see their shifts: what they cannot contest does not count. */
export const factDays = 62;

/** Shifts of theirs that they came to, and that they missed and have not contested. */
export type AttendanceFacts = { came: number; missed: number };

/** For a worker without facts, only their yes is known. */
export const chanceOf = ({ came, missed }: AttendanceFacts): number =>
  came + missed === 0 ? 1 : came / (came + missed);
