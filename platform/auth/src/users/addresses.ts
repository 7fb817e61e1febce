/** E-mail addresses and phone numbers as this service keeps them. */
import { invalid } from "@platform/auth/request/errors";

/** Lower case; refuses what no mail server would take. */
export function emailAddress(input: string): string {
  const email = input.trim().toLowerCase();
  if (email.length > longestEmail) throw invalid("Unable to validate email address: too long");
  if (!emailForm.test(email)) throw invalid("Unable to validate email address: invalid format");
  return email;
}

/** Digits only, country first. */
export function phoneNumber(input: string): string {
  const phone = input.replace(/^\+/, "").replaceAll(" ", "");
  if (!phoneForm.test(phone)) throw invalid("Invalid phone number format (E.164 required)");
  return phone;
}

export const isEmailAddress = (input: string): boolean =>
  input.length <= longestEmail && emailForm.test(input.trim().toLowerCase());

const longestEmail = 255;
// One address without quotes, comments or spaces, so that it is the same address to every mail server.
const emailForm =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~\u0080-\u{10ffff}-]{1,64}@[a-z0-9\u0080-\u{10ffff}](?:[a-z0-9\u0080-\u{10ffff}.-]{0,251}[a-z0-9\u0080-\u{10ffff}])?$/u;
const phoneForm = /^[1-9][0-9]{1,14}$/;
