/** Why something cannot be done on the day of an event. */
export type DayRefusal =
  | { code: "punch.void-late"; minutes: number }
  | { code: "punch.not-yours" }
  | { code: "punch.voided" }
  | { code: "punch.not-here" }
  | { code: "pass.other-phone" }
  | { code: "device.pin-wrong" }
  | { code: "gate.not-now" };
