/** Leave and sickness: which of the two is nobody's business. */
import { joined } from "@product/domain/clearance/day-ranges";
import type { Facts } from "@product/domain/clearance/facts";
import type { Reason } from "@product/domain/clearance/verdict";
import { on } from "./reason.ts";

export const absenceReasons = ({ absences }: Facts): Reason[] =>
  on(joined(absences), {
    code: "absent",
    verdict: "BLOCK",
    fix: { who: "staff", action: "wait" },
    overridable: true,
  });
