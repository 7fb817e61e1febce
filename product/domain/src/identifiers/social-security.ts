/** The number of affiliation to the Spanish Social Security (NAF): province, number and two digits that check both. */
import { plain, type Checked } from "./checked.ts";

export type NafProblem = { code: "naf.form" } | { code: "naf.digits"; expected: string };

/** Wrong check digits are a doubt: some old numbers in use do not follow the rule. */
export function checkNaf(typed: string): Checked<NafProblem> {
  const value = plain(typed);
  if (!/^\d{12}$/.test(value)) return { value, problem: { code: "naf.form" } };
  const expected = checkDigits(value.slice(0, 2), value.slice(2, 10));
  return expected === value.slice(10) ? { value } : { value, problem: { code: "naf.digits", expected }, isDoubt: true };
}

function checkDigits(province: string, number: string): string {
  const n = Number(number);
  const checked = n < 10_000_000 ? Number(province) * 10_000_000 + n : Number(province + number);
  return String(checked % 97).padStart(2, "0");
}
