import type { z } from "zod";
import type { UnderAgeFault } from "@product/domain/forms/check-answers";
import type { AltaFault } from "@product/domain/papers/engagements";
import type { WorkerFault } from "@product/domain/people/worker-faults";

/** A field's fault as data: the sentence is found where the reader's language is known. */
export type FieldError =
  | {
      fault:
        | "required"
        | "number"
        | "email"
        | "phone"
        | "telephone"
        | "coordinates"
        | "colour"
        | "taken"
        | "link"
        | "ownAddress"
        | "invalid";
    }
  | { fault: "tooLong" | "tooLarge" | "tooMany" | "lineTooLong"; max: number }
  | { fault: "tooSmall" | "yearsAtLeast"; min: number }
  | { fault: "alertDays" | "sameLines" | "day" | "sameYear" | "chooseOne" }
  | { fault: "linesUnreadable"; n: number; lines: string }
  | { fault: "dayPast" | "time" | "dayNeeded" | "endsBeforeStart" }
  | { fault: "shiftsUnreadable"; n: number; lines: string }
  | { fault: "timeSkipped"; line: number; time: string; next: string }
  | { fault: "timeTwice"; line: number; time: string }
  | { fault: "reasonShort"; min: number }
  | { fault: "severityFixed" | "domain" | "samlMetadata" }
  | { fault: "placesUnknown" | "placesMissing"; places: string }
  | { fault: "dayAhead" | "dayNotAfter" | "notAsked" | "lastDayUnfit" | "noticeTerm" | "noticeLimited" }
  | UnderAgeFault
  | { fault: "confirmTruth" | "agreeNeeded" }
  | { fault: "ownName" | "guardianName"; name: string }
  | { fault: "dayOrder" | "eitherOr" | "decimal" | "notOwnName" | "mustAgree" | "mustBeCertain" | "headsOrder" }
  | AltaFault
  | WorkerFault;

export const fieldErrors = (issues: z.core.$ZodIssue[]): FieldError[] => issues.map(fieldError);

function fieldError(issue: z.core.$ZodIssue): FieldError {
  // A check of ours names its sentence: `refine(…, { params: { fault: "phone" } })`.
  if (issue.code === "custom" && issue.params?.["fault"]) return issue.params as FieldError;
  if (issue.code === "invalid_type" && (issue.input === undefined || issue.input === null))
    return { fault: "required" };
  if (issue.code === "invalid_type" && (issue.expected === "number" || issue.expected === "int"))
    return { fault: "number" };
  if (issue.code === "invalid_format" && issue.format === "email") return { fault: "email" };
  if (issue.code === "invalid_format" && issue.format === "date") return { fault: "date" };
  if (issue.code === "too_small" && issue.origin === "string" && Number(issue.minimum) === 1)
    return { fault: "required" };
  if (issue.code === "too_small" && isNumber(issue.origin)) return { fault: "tooSmall", min: Number(issue.minimum) };
  if (issue.code === "too_big" && isNumber(issue.origin)) return { fault: "tooLarge", max: Number(issue.maximum) };
  if (issue.code === "too_big" && issue.origin === "string") return { fault: "tooLong", max: Number(issue.maximum) };
  return { fault: "invalid" };
}

const isNumber = (origin: string) => origin === "number" || origin === "int";
