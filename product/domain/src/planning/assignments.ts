/** Assignments of people to shifts, and their further states. */
import type { FillMode } from "./shifts.ts";

/** At work, or done with it: what they did stays, whatever becomes of the shift. */
export const atWork = ["checked_in", "on_break", "checked_out", "endorsed", "approved", "exported"] as const;

/** Nothing follows any more. */
const over = ["declined", "lapsed", "withdrawn", "cancelled", "no_show", "not_selected", "swapped_out"] as const;

export const assignmentStates = [
  "staged",
  "booked",
  "invited",
  "applied",
  "waitlisted",
  "standby",
  "accepted",
  "confirmed",
  "reconfirm_pending",
  ...atWork,
  ...over,
] as const;
export type AssignmentState = (typeof assignmentStates)[number];

/** These take a place, and the time of the person: the database lets nobody hold two of them at once. */
export const placeTaking = [
  "booked",
  "accepted",
  "confirmed",
  "reconfirm_pending",
  ...atWork,
] as const satisfies readonly AssignmentState[];

export const takesPlace = (state: AssignmentState): boolean => (placeTaking as readonly string[]).includes(state);
export const isOver = (state: AssignmentState): boolean => (over as readonly string[]).includes(state);

/** Something follows still: asked, waiting, at work or paid. */
export const stillThere: readonly AssignmentState[] = assignmentStates.filter((state) => !isOver(state));

export const nextAssignmentStates: Readonly<Record<AssignmentState, readonly AssignmentState[]>> = {
  staged: ["booked", "invited", "cancelled"],
  booked: ["confirmed", "no_show", "withdrawn", "cancelled", "swapped_out"],
  invited: ["accepted", "declined", "lapsed", "waitlisted", "cancelled"],
  applied: ["confirmed", "standby", "not_selected", "withdrawn", "cancelled"],
  waitlisted: ["invited", "standby", "withdrawn", "cancelled"],
  standby: ["confirmed", "withdrawn", "cancelled"],
  accepted: ["confirmed", "reconfirm_pending", "no_show", "withdrawn", "cancelled", "swapped_out"],
  confirmed: ["reconfirm_pending", "checked_in", "no_show", "withdrawn", "cancelled", "swapped_out"],
  reconfirm_pending: ["confirmed", "no_show", "lapsed", "withdrawn", "cancelled", "swapped_out"],
  checked_in: ["on_break", "checked_out"],
  on_break: ["checked_in", "checked_out"],
  checked_out: ["endorsed"],
  endorsed: ["approved"],
  approved: ["exported"],
  exported: [],
  declined: [],
  lapsed: ["invited"],
  withdrawn: [],
  cancelled: [],
  no_show: ["checked_in"],
  not_selected: [],
  swapped_out: [],
};

export const maySwitch = (from: AssignmentState, to: AssignmentState): boolean =>
  nextAssignmentStates[from].includes(to);

/** The state of an assignment once its shift is published: booked by the office, or invited to answer. */
export const onceTold = (mode: FillMode): "booked" | "invited" => (mode === "invite" ? "invited" : "booked");

/** Those who can still be let go: not yet at work, and not over. */
export const isReleasable = (state: AssignmentState): boolean => maySwitch(state, "cancelled");
