/** Who may be expected to come, from facts that each worker reads on their own hours and can contest there. Nobody gets a score. */

/** As far back as workers see their shifts: what they cannot contest does not count. */
export const factDays = 62;

/** Shifts of theirs that they came to, and that they missed and have not contested. */
export type AttendanceFacts = { came: number; missed: number };

/** Of someone without facts nothing else is known than that they have said yes. */
export const chanceOf = ({ came, missed }: AttendanceFacts): number =>
  came + missed === 0 ? 1 : came / (came + missed);
