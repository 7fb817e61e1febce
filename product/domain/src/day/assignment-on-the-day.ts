import type { AssignmentState } from "@product/domain/planning/assignments";
import type { Whereabouts } from "./punches.ts";

/**
 * The state of an assignment according to its punches; `undefined`: no punch stands. A signed-off assignment stays so,
 * and an assumed no-show counts as present with the first punch.
 */
export function stateOnTheDay(state: AssignmentState, where: Whereabouts | undefined): AssignmentState {
  if (!followsPunches.includes(state)) return state;
  if (!where) return onTheDay.includes(state) ? "confirmed" : state;
  return where === "away" ? "checked_out" : where === "resting" ? "on_break" : "checked_in";
}

const onTheDay: readonly AssignmentState[] = ["checked_in", "on_break", "checked_out"];
const followsPunches: readonly AssignmentState[] = [
  "booked",
  "accepted",
  "confirmed",
  "reconfirm_pending",
  "no_show",
  ...onTheDay,
];
