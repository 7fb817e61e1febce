/** Faults of a worker's field, with the values for their sentences. */
import type { Checked } from "@product/domain/identifiers/checked";
import type { IbanProblem } from "@product/domain/identifiers/iban";
import type { NinoProblem, ShareCodeProblem } from "@product/domain/identifiers/nino";
import type { PhoneProblem } from "@product/domain/identifiers/phone";
import type { NafProblem } from "@product/domain/identifiers/social-security";
import type { SpanishIdProblem } from "@product/domain/identifiers/spanish-id";
import type { PassportProblem } from "./identity-numbers.ts";

export type WorkerFault =
  | { fault: "required" | "invalid" | "email" | "telephone" }
  | { fault: "contactMissing" | "date" | "birthDate" | "tooYoung" | "languages" }
  | { fault: "idForm" | "ninoForm" | "shareCodeForm" | "shareCodePurpose" | "passportForm" | "nafForm" | "nafProvince" }
  | { fault: "ibanForm" | "ibanDigits" }
  | { fault: "tooLong"; max: number }
  | { fault: "ibanLength"; length: number }
  | { fault: "ibanCountry"; country: string }
  | { fault: "idLetter" | "nafDigits"; expected: string };

/** A value made tidy, and what is wrong with it or doubtful. */
export type Judged<Value> = { value: Value; fault?: WorkerFault; isDoubt?: boolean | undefined };

type Problem =
  | SpanishIdProblem
  | PassportProblem
  | NinoProblem
  | ShareCodeProblem
  | NafProblem
  | IbanProblem
  | PhoneProblem;

export function faultOf(checked: Checked<Problem>): Judged<string>;
export function faultOf<C extends Checked<Problem>, Value>(checked: C, valueOf: (checked: C) => Value): Judged<Value>;
export function faultOf(
  checked: Checked<Problem>,
  valueOf: (checked: Checked<Problem>) => unknown = ({ value }) => value,
) {
  const { problem, isDoubt } = checked;
  return problem ? { value: valueOf(checked), fault: named(problem), isDoubt } : { value: valueOf(checked) };
}

function named(problem: Problem): WorkerFault {
  switch (problem.code) {
    case "id.letter":
      return { fault: "idLetter", expected: problem.expected };
    case "naf.digits":
      return { fault: "nafDigits", expected: problem.expected };
    case "iban.country":
      return { fault: "ibanCountry", country: problem.country };
    case "iban.length":
      return { fault: "ibanLength", length: problem.length };
    default:
      return { fault: plainFaults[problem.code] };
  }
}

const plainFaults = {
  "id.form": "idForm",
  "passport.form": "passportForm",
  "nino.form": "ninoForm",
  "share-code.form": "shareCodeForm",
  "share-code.purpose": "shareCodePurpose",
  "naf.form": "nafForm",
  "naf.province": "nafProvince",
  "iban.form": "ibanForm",
  "iban.digits": "ibanDigits",
  "phone.form": "telephone",
} as const;
