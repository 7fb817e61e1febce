/** Telephone numbers as they are stored: E.164. Without a country they are read as of the country they are typed in. */
import { type Checked } from "./checked.ts";
import { numberingPlans } from "./numbering-plans.generated.ts";

export type PhoneProblem = { code: "phone.form" };
export type PhoneCountry = "ES" | "UK";

/** The one way in which form, profile and file are read: with or without `+`, `00`, the nought in brackets, or any sign at all. */
export function checkPhone(typed: string, country: PhoneCountry): Checked<PhoneProblem> {
  const text = typed.replace(nought, "$1").replace(/[\s().\-·/]/g, "");
  for (const reading of readings(text, country)) {
    const value = whole(reading);
    if (value) return { value };
  }
  return { value: text.replace(/^00/, "+"), problem: { code: "phone.form" } };
}

/** Mobiles take texts; landlines do not. */
export const isMobile = (phone: string): boolean => /^(\+34[67]\d{8}|\+447\d{9})$/.test(phone);

// The nought in brackets of `+44 (0)7700 900123` is for calls from within the country.
// Blanks stand in one place or in the other, never in either: a line of nothing else costs what it weighs.
const nought = /^(\s*(?:(?:\+|00)\s*)?\d{1,3}\s*)\(\s*0\s*\)/;

function* readings(text: string, country: PhoneCountry): Generator<string> {
  if (!/^\+?\d{6,20}$/.test(text)) return;
  if (text.startsWith("+")) return yield text;
  if (text.startsWith("00")) return yield `+${text.slice(2)}`;
  yield* nationals(text, country);
  // A country's number without its plus, as spreadsheets keep it; too long to be one of the other kind.
  if (/^(34[6-9]\d{8}|440?[1-9]\d{8,9})$/.test(text)) yield `+${text}`;
}

/** No Spanish number begins with a nought and every British one does, so that each is known wherever it is typed. */
function* nationals(text: string, country: PhoneCountry): Generator<string> {
  if (/^[6-9]\d{8}$/.test(text)) yield `+34${text}`;
  if (/^0[1-9]\d{8,9}$/.test(text)) yield `+44${text.slice(1)}`;
  // Spreadsheets drop the nought of a number.
  if (country === "UK" && /^7\d{9}$/.test(text)) yield `+44${text}`;
}

/** No calling code is the beginning of another, so that the first that fits is the one. */
function whole(international: string): string | undefined {
  const digits = international.slice(1);
  const code = [1, 2, 3].map((length) => digits.slice(0, length)).find((start) => Object.hasOwn(numberingPlans, start));
  if (code === undefined) return undefined;
  const national = code === "44" ? digits.slice(2).replace(/^0/, "") : digits.slice(code.length);
  return new RegExp(`^(?:${ours[code] ?? numberingPlans[code]!})$`).test(national) ? `+${code}${national}` : undefined;
}

/** Spain has no mobiles or landlines after a five; the islands of Great Britain have their numbers from its own plan. */
const ours: Readonly<Record<string, string>> = {
  "34": String.raw`[6-9]\d{8}`,
  "44": String.raw`[1-357-9]\d{9}|[18]\d{8}|8\d{6}`,
};
