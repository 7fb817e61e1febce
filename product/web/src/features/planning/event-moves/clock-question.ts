import type { ClockQuestion } from "@product/domain/planning/rota/moved";
import { Refused } from "@product/domain/refusals";

/** An open question about that night's clock change is raised with the name of the shift. */
export function answered<Times>(times: Times | ClockQuestion, shift: string): Exclude<Times, ClockQuestion> {
  if (times === null || typeof times !== "object" || !("is" in times)) return times as Exclude<Times, ClockQuestion>;
  const { is, next, wall } = times as ClockQuestion;
  throw is === "skipped"
    ? new Refused({ code: "event.time-skipped", shift, next })
    : new Refused({ code: "event.time-twice", shift, time: wall.slice(-5) });
}
