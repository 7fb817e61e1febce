/** Numbers of the Spanish Social Security, of a person (NAF) and of an employer (CCC): province, number and two digits that check both. */
import { plain, type Checked } from "./checked.ts";

export type NafProblem = { code: "naf.form" } | { code: "naf.digits"; expected: string } | { code: "naf.province" };
export type CccProblem = { code: "ccc.form" } | { code: "ccc.digits"; expected: string };

/** Wrong check digits and an unknown province are doubts: some old numbers in use do not follow the rule. */
export function checkNaf(typed: string): Checked<NafProblem> {
  const value = plain(typed);
  if (!/^\d{12}$/.test(value)) return { value, problem: { code: "naf.form" } };
  const expected = checkDigits(value.slice(0, 2), value.slice(2, 10));
  if (expected !== value.slice(10)) return { value, problem: { code: "naf.digits", expected }, isDoubt: true };
  return isProvince(value.slice(0, 2)) ? { value } : { value, problem: { code: "naf.province" }, isDoubt: true };
}

/** Eleven digits; the four of the regime before them are left out, as they say nothing of whose it is. */
export function checkCcc(typed: string): Checked<CccProblem> {
  const value = plain(typed).replace(/^\d{4}(?=\d{11}$)/, "");
  if (!/^\d{11}$/.test(value) || !isProvince(value.slice(0, 2))) return { value, problem: { code: "ccc.form" } };
  const expected = checkDigits(value.slice(0, 2), value.slice(2, 9));
  return expected === value.slice(9) ? { value } : { value, problem: { code: "ccc.digits", expected }, isDoubt: true };
}

/** From Álava to Melilla. */
const isProvince = (digits: string): boolean => Number(digits) >= 1 && Number(digits) <= 52;

function checkDigits(province: string, number: string): string {
  const n = Number(number);
  const checked = n < 10_000_000 ? Number(province) * 10_000_000 + n : Number(province + number);
  return String(checked % 97).padStart(2, "0");
}
