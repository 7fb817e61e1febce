/** Bank accounts: the check of every IBAN, and the inner one of Spanish accounts. */
import { plain, remainder, type Checked } from "./checked.ts";

export type IbanProblem = { code: "iban.form" } | { code: "iban.length"; length: number } | { code: "iban.digits" };

const lengths: Readonly<Record<string, number>> = {
  AD: 24,
  AT: 20,
  BE: 16,
  BG: 22,
  CH: 21,
  CY: 28,
  CZ: 24,
  DE: 22,
  DK: 18,
  EE: 20,
  ES: 24,
  FI: 18,
  FR: 27,
  GB: 22,
  GI: 23,
  GR: 27,
  HR: 21,
  HU: 28,
  IE: 22,
  IS: 26,
  IT: 27,
  LI: 21,
  LT: 20,
  LU: 20,
  LV: 21,
  MA: 28,
  MC: 27,
  MT: 31,
  NL: 18,
  NO: 15,
  PL: 28,
  PT: 25,
  RO: 24,
  SE: 24,
  SI: 19,
  SK: 24,
  SM: 27,
  TR: 26,
  UA: 29,
};

export function checkIban(typed: string): Checked<IbanProblem> {
  const value = plain(typed);
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/.test(value)) return { value, problem: { code: "iban.form" } };
  const length = lengths[value.slice(0, 2)];
  if (length !== undefined && value.length !== length) return { value, problem: { code: "iban.length", length } };
  const isGood = remainder(asDigits(value.slice(4) + value.slice(0, 4)), 97) === 1 && hasGoodSpanishDigits(value);
  return isGood ? { value } : { value, problem: { code: "iban.digits" } };
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
