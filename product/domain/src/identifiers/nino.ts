/** The National Insurance number of the United Kingdom. It has no check digit; only its form can be wrong. */
import { plain, type Checked } from "./checked.ts";

export type NinoProblem = { code: "nino.form" };

const form = /^(?!BG|GB|KN|NK|NT|TN|ZZ|OO|CR|FY|MW|NC|PP|PY|PZ)[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z]\d{6}[A-D]$/;

export function checkNino(typed: string): Checked<NinoProblem> {
  const value = plain(typed);
  return form.test(value) ? { value } : { value, problem: { code: "nino.form" } };
}

export type ShareCodeProblem = { code: "share-code.form" } | { code: "share-code.purpose" };

/** Nine letters and digits; one for work begins with W, and another first letter is only a doubt. */
export function checkShareCode(typed: string): Checked<ShareCodeProblem> {
  const value = plain(typed);
  if (!/^[A-Z0-9]{9}$/.test(value)) return { value, problem: { code: "share-code.form" } };
  return value.startsWith("W") ? { value } : { value, problem: { code: "share-code.purpose" }, isDoubt: true };
}
