import type { MethodFault } from "./right-to-work.ts";

/** Why something that shows that a worker may work is not taken as it is. */
export type RightToWorkRefusal =
  | { code: "right-to-work.birth-date-needed" }
  | { code: `right-to-work.${MethodFault}` }
  | { code: "right-to-work.same-check" }
  | { code: "worker.term-overlaps" }
  | { code: "worker.absence-overlaps" }
  | { code: "worker.absence-backwards" }
  | { code: "worker.evidence-ended" }
  | { code: "worker.qualification-held" };
