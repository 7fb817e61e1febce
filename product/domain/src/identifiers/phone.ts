/** Telephone numbers as they are stored: E.164. Without a country they are read as of the country they are typed in. */
import { type Checked } from "./checked.ts";

export type PhoneProblem = { code: "phone.form" };
export type PhoneCountry = "ES" | "UK";

export function checkPhone(typed: string, country: PhoneCountry): Checked<PhoneProblem> {
  const text = typed.replace(/[\s().\-·/]/g, "").replace(/^00/, "+");
  const value = text.startsWith("+") ? text : national(text, country);
  return isWhole(value) ? { value } : { value, problem: { code: "phone.form" } };
}

/** Mobiles take texts; landlines do not. */
export const isMobile = (phone: string): boolean => /^(\+34[67]\d{8}|\+447\d{9})$/.test(phone);

function national(digits: string, country: PhoneCountry): string {
  if (country === "ES") return /^[6-9]\d{8}$/.test(digits) ? `+34${digits}` : digits;
  return /^0\d{9,10}$/.test(digits) ? `+44${digits.slice(1)}` : digits;
}

function isWhole(value: string): boolean {
  if (value.startsWith("+34")) return /^\+34[6-9]\d{8}$/.test(value);
  if (value.startsWith("+44")) return /^\+44[1-9]\d{8,9}$/.test(value);
  return /^\+[1-9]\d{6,14}$/.test(value);
}
