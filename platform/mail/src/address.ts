/** The syntax of one e-mail address. A string that could name two people, or carry a header along, is none. */
import { domainToASCII } from "node:url";
import { StartProblem } from "@platform/kernel/start-problem";

export type Sender = { name: string; address: string; domain: string };

/** Reads `Name <someone@example.org>` or the bare address. */
export function senderFrom(text: string): Sender {
  const [before = "", inner] = text.trim().endsWith(">") ? text.trim().slice(0, -1).split("<") : ["", text.trim()];
  const name = before.trim().replace(/^"(.*)"$/, "$1");
  if (inner === undefined || !isOneAddress(inner) || hasControls(name))
    throw new StartProblem('The sender of mail must read "Name <someone@example.org>".');
  return { name, address: inner, domain: domainOf(inner) };
}

export const isOneAddress = (text: string): boolean =>
  text.length <= 254 &&
  /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+$/u.test(text) &&
  !hasControls(text) &&
  domainOf(text) !== "";

/** Digits with their country code; the plus is optional because some directories store numbers without it. */
export const isPhoneNumber = (text: string): boolean => /^\+?[1-9]\d{6,14}$/.test(text);

/** Line ends above all, which would begin another header. */
export const hasControls = (text: string): boolean => /\p{Cc}|[\u2028\u2029]/u.test(text);

const domainOf = (address: string): string => domainToASCII(address.slice(address.indexOf("@") + 1));
