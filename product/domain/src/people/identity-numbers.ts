/** The numbers by which a person is known to a state: what kinds there are, and which kind a text is. */
import { plain, type Checked } from "@product/domain/identifiers/checked";
import { checkNino } from "@product/domain/identifiers/nino";
import { checkNaf } from "@product/domain/identifiers/social-security";
import { checkSpanishId, type SpanishIdProblem } from "@product/domain/identifiers/spanish-id";

export const identityTypes = ["DNI", "NIE", "PASSPORT", "NINO", "SHARE_CODE"] as const;
export type IdentityType = (typeof identityTypes)[number];

/** `country` is where the number was given out, by its two letters; `expiresOn` the last day on which the document is good. */
export type IdentityNumber = { type: IdentityType; value: string; country: string; expiresOn: string | null };

export type PassportProblem = { code: "passport.form" };

/** Passports have no rule that all countries keep: letters and digits, not many. */
export function checkPassport(typed: string): Checked<PassportProblem> {
  const value = plain(typed);
  return /^[A-Z0-9]{5,15}$/.test(value) ? { value } : { value, problem: { code: "passport.form" } };
}

/** Spain writes one kind of number for its own and another for foreigners; who has neither yet is given one like a DNI. */
export function checkSpanishNumber(typed: string): Checked<SpanishIdProblem> & { type: "DNI" | "NIE" } {
  const { type, ...checked } = checkSpanishId(typed);
  return { ...checked, type: type === "nie" ? "NIE" : "DNI" };
}

/** The text that is hashed for a number: the same digits are another number in another country. */
export const hashedText = ({ type, value, country }: Pick<IdentityNumber, "type" | "value" | "country">): string =>
  type === "PASSPORT" ? `${type}:${country}:${value}` : `${type}:${value}`;

export const hashedNaf = (naf: string): string => `NAF:${naf}`;
export const hashedIban = (iban: string): string => `IBAN:${iban}`;

/** Recognises a text that can only be one of these numbers, complete and correct; gives it in its hashed form. */
export function recognised(text: string): { kind: "DNI" | "NIE" | "NINO" | "NAF"; hashed: string } | undefined {
  const spanish = checkSpanishNumber(text);
  if (!spanish.problem && plain(text).length >= 9)
    return { kind: spanish.type, hashed: hashedText({ ...spanish, country: "ES" }) };
  const nino = checkNino(text);
  if (!nino.problem) return { kind: "NINO", hashed: hashedText({ type: "NINO", value: nino.value, country: "GB" }) };
  const naf = checkNaf(text);
  return naf.problem && naf.problem.code !== "naf.province" ? undefined : { kind: "NAF", hashed: hashedNaf(naf.value) };
}
