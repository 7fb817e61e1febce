/** The tax number of a Spanish company (CIF): a letter for its kind, seven digits, and a digit or letter that checks them. */
import { plain, type Checked } from "./checked.ts";
import { checkSpanishId } from "./spanish-id.ts";

export type CompanyTaxIdProblem = { code: "company-tax-id.form" } | { code: "company-tax-id.check"; expected: string };

/** A self-employed person's DNI or NIE will do as well. A problem is only a doubt: other numbers are in use too. */
export function checkCompanyTaxId(typed: string): Checked<CompanyTaxIdProblem> {
  const value = plain(typed);
  if (!/^[ABCDEFGHJNPQRSUVW]\d{7}[\dA-J]$/.test(value))
    return checkSpanishId(value).problem
      ? { value, problem: { code: "company-tax-id.form" }, isDoubt: true }
      : { value: checkSpanishId(value).value };
  const check = checkDigit(value.slice(1, 8));
  const expected = /[NPQRSW]/.test(value[0]!) ? [letters[check]!] : [String(check), letters[check]!];
  return expected.includes(value[8]!)
    ? { value }
    : { value, problem: { code: "company-tax-id.check", expected: expected[0]! }, isDoubt: true };
}

const letters = "JABCDEFGHI";

// Every second digit is doubled, and the digits of what comes out are added.
function checkDigit(digits: string): number {
  const sum = [...digits]
    .map((digit, index) => (index % 2 === 0 ? Number(digit) * 2 : Number(digit)))
    .reduce((total, each) => total + Math.floor(each / 10) + (each % 10), 0);
  return (10 - (sum % 10)) % 10;
}
