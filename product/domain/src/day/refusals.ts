/** Why something cannot be done on the day of an event. */
export type DayRefusal =
  | { code: "punch.void-late"; minutes: number }
  | { code: "punch.not-yours" }
  | { code: "punch.voided" };
