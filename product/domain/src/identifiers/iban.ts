/** Bank accounts: the check of every IBAN, the inner one of Spanish accounts, and British ones without an IBAN. */
import type { Country } from "@product/domain/people/workers";
import { plain, remainder, type Checked } from "./checked.ts";

export type IbanProblem =
  | { code: "iban.form" }
  | { code: "iban.country"; country: string }
  | { code: "iban.length"; length: number }
  | { code: "iban.digits" };

export function checkIban(typed: string): Checked<IbanProblem> {
  const value = plain(typed);
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/.test(value)) return { value, problem: { code: "iban.form" } };
  const country = value.slice(0, 2);
  const shape = shapes.get(country);
  if (!shape) return { value, problem: { code: "iban.country", country } };
  if (value.length !== shape.length) return { value, problem: { code: "iban.length", length: shape.length } };
  if (!shape.form.test(value.slice(4))) return { value, problem: { code: "iban.form" } };
  const isGood = remainder(asDigits(value.slice(4) + value.slice(0, 4)), 97) === 1 && hasGoodSpanishDigits(value);
  return isGood ? { value } : { value, problem: { code: "iban.digits" } };
}

/** In the United Kingdom people know their account by the six digits of its sort code and the eight of its number. */
export function checkAccount(typed: string, country: Country): Checked<IbanProblem> {
  const value = plain(typed);
  return country === "UK" && /^\d{14}$/.test(value) ? { value } : checkIban(typed);
}

/** All that is shown to those who may know that there is an account, but not which. */
export const lastFour = (iban: string): string => iban.slice(-4);

const asDigits = (text: string) => text.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));

function hasGoodSpanishDigits(value: string): boolean {
  if (!value.startsWith("ES")) return true;
  const [office, digits, account] = [value.slice(4, 12), value.slice(12, 14), value.slice(14)];
  return digits === `${spanishDigit(`00${office}`)}${spanishDigit(account)}`;
}

const weights = [1, 2, 4, 8, 5, 10, 9, 7, 3, 6];

function spanishDigit(ten: string): number {
  const digit = 11 - (weights.reduce((sum, weight, place) => sum + weight * Number(ten[place]), 0) % 11);
  return digit === 10 ? 1 : digit === 11 ? 0 : digit;
}

/**
 * The part after the check digits in each country: so many digits (n), letters (a), or either (c), as in the registry
 * of the standard.
 */
const signs = { n: "[0-9]", a: "[A-Z]", c: "[A-Z0-9]" };
const registry =
  "AD n8c12, AE n19, AL n8c16, AT n16, AZ a4c20, BA n16, BE n12, BG a4n6c8, BH a4c14, BI n23, BR n23a1c1, BY c4n4c16, " +
  "CH n5c12, CR n18, CY n8c16, CZ n20, DE n18, DJ n23, DK n14, DO c4n20, EE n16, EG n25, ES n20, FI n14, FK a2n12, " +
  "FO n14, FR n10c11n2, GB a4n14, GE a2n16, GI a4c15, GL n14, GR n7c16, GT c24, HN a4n20, HR n17, HU n24, IE a4n14, " +
  "IL n19, IQ a4n15, IS n22, IT a1n10c12, JO a4n4c18, KW a4c22, KZ n3c13, LB n4c20, LC a4c24, LI n5c12, LT n16, " +
  "LU n3c13, LV a4c13, LY n21, MA n24, MC n10c11n2, MD c20, ME n18, MK n3c10n2, MN n16, MR n23, MT a4n5c18, " +
  "MU a4n19a3, NI a4n20, NL a4n10, NO n11, OM n3c16, PK a4c16, PL n24, PS a4c21, PT n21, QA a4c21, RO a4c16, RS n18, " +
  "RU n14c15, SA n2c18, SC a4n20a3, SD n14, SE n20, SI n15, SK n20, SM a1n10c12, SO n19, ST n21, SV a4n20, TL n19, " +
  "TN n20, TR n6c16, UA n6c19, VA n18, VG a4n16, XK n16, YE a4n4c18";

const shapes: ReadonlyMap<string, { length: number; form: RegExp }> = new Map(
  registry.split(", ").map((entry) => {
    const [country = "", parts = ""] = entry.split(" ");
    const counts = [...parts.matchAll(/([nac])(\d+)/g)].map(([, kind, count]) => ({ kind, count: Number(count) }));
    const length = counts.reduce((sum, { count }) => sum + count, 4);
    const form = counts.map(({ kind, count }) => `${signs[kind as keyof typeof signs]}{${count}}`).join("");
    return [country, { length, form: new RegExp(`^${form}$`) }];
  }),
);
