import type { EventStatus } from "./events.ts";
import type { LineFault } from "./past-events.ts";
import type { NamedFinding } from "@product/domain/rules/catalogue";

/** Why something cannot be done to an event, its shifts or those who work there. */
export type PlanningRefusal =
  | { code: "event.over" }
  | { code: "event.move-illegal"; from: EventStatus; to: EventStatus }
  | { code: "event.too-long"; days: number }
  | { code: "event.begun"; n: number }
  | { code: "event.same-day" }
  | { code: "event.too-many-copies"; most: number; shifts: number }
  | { code: "event.zone-differs"; zone: string }
  | { code: "event.not-reopenable" }
  | ({ code: "event.row-unread"; more: number } & LineFault)
  | { code: "event.too-many-rows"; most: number }
  | { code: "event.time-skipped"; shift: string; next: string }
  | { code: "event.time-twice"; shift: string; time: string }
  | { code: "time.skipped"; next: string }
  | { code: "time.twice" }
  | { code: "shift.too-many"; most: number }
  | { code: "shift.over" }
  | { code: "rota.same-days" }
  | { code: "rota.publish-when" }
  | { code: "slot.role-taken" }
  | { code: "slot.has-people"; n: number }
  | { code: "assignment.overlap"; shifts: string }
  | { code: "assignment.full"; most: number }
  | { code: "assignment.already" }
  | { code: "assignment.not-allowed"; n: number }
  | { code: "assignment.move-illegal" }
  | { code: "assignment.declined" }
  | { code: "assignment.asked-enough"; n: number; most: number }
  | { code: "assignment.nobody-on-standby" }
  | { code: "assignment.findings"; n: number; exceptions: "yes" | "no"; findings: readonly NamedFinding[] }
  | { code: "assignment.reason-short"; min: number }
  | { code: "shift.findings"; n: number }
  | { code: "rota.held-up"; shift: string }
  | { code: "briefing.line-unread"; line: number; language: "en" | "es" }
  | { code: "briefing.changed" }
  | { code: "event-file.too-many"; most: number }
  | { code: "incident.names-nobody" }
  | { code: "incident.of-nobody-here" };
