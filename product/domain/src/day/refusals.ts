/** Why something cannot be done on the day of an event. */
export type DayRefusal =
  | { code: "punch.void-late"; minutes: number }
  | { code: "punch.not-yours" }
  | { code: "punch.voided" }
  | { code: "punch.not-here" }
  | { code: "punch.sent-for-another" }
  | { code: "pass.other-phone" }
  | { code: "device.pin-wrong" }
  | { code: "device.pin-later"; minutes: number }
  | { code: "gate.not-now" }
  | { code: "gate.offline" }
  | { code: "item.still-out"; n: number }
  | { code: "item.number-missing" }
  | { code: "item.with-another"; number: string }
  | { code: "hours.not-approvable" }
  | { code: "hours.look-first"; n: number }
  | { code: "hours.correction-waits" }
  | { code: "hours.correction-illegal" }
  | { code: "pass.code-wrong" }
  | { code: "pass.code-later" }
  | { code: "pass.prove-first" }
  | { code: "client-code.wrong" }
  | { code: "client-code.later" }
  | { code: "client-code.no-address" }
  | { code: "client-code.prove-first" }
  | { code: "hours.say-why" }
  | { code: "hours.locked" }
  | { code: "hours.not-all-approved"; n: number }
  | { code: "hours.late-punches"; n: number; lines: readonly NamedLine[] }
  | { code: "hours.period-overlaps" }
  | { code: "hours.window-open"; n: number }
  | { code: "hours.window-over"; hours: number }
  | { code: "hours.not-disputed" }
  | { code: "hours.period-altered"; entity: string; firstDay: string; lastDay: string; n: number; others: string }
  | { code: "batch.empty" }
  | { code: "batch.unchanged"; n: number; numbers: string; batches: readonly NamedBatch[] }
  | { code: "batch.corrects-in-part"; n: number; numbers: string; batches: readonly NamedBatch[] }
  | { code: "inspection.days-wrong" };

/** A line of hours, as those know it who are led to it. */
export type NamedLine = { id: string; name: string; day: string };

/** A batch that stands, as those know it who are led to it. */
export type NamedBatch = {
  id: string;
  kind: "payroll" | "invoice";
  number: number;
  entity: string;
  client: string;
  firstDay: string;
  lastDay: string;
};
