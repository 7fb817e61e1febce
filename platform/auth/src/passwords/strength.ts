/** The rules for a password, and every reason why one is refused. */
import { AuthError, invalid } from "@platform/auth/request/errors";
import type { AuthSettings } from "@platform/auth/settings";

export type Weakness = { message: string; reasons: ("length" | "characters")[] };

const longestPassword = 72;

/** Refuses a weak password with all its reasons. */
export function ensureStrength(password: string, rules: AuthSettings["password"], hasSecondFactor = false): void {
  if (Buffer.byteLength(password) > longestPassword)
    throw invalid(`Password cannot be longer than ${longestPassword} characters`);
  const weakness = weaknessOf(password, rules, hasSecondFactor);
  if (weakness)
    throw new AuthError(422, "weak_password", weakness.message, { weak_password: { reasons: weakness.reasons } });
}

export function weaknessOf(
  password: string,
  { minLength, minLengthWithSecondFactor, requiredCharacters }: AuthSettings["password"],
  hasSecondFactor = false,
): Weakness | undefined {
  const required = (hasSecondFactor ? minLengthWithSecondFactor : undefined) ?? minLength;
  const isShort = [...password].length < required;
  const isPoor = requiredCharacters.some((set) => ![...set].some((character) => password.includes(character)));
  if (!isShort && !isPoor) return undefined;
  return {
    message: [
      ...(isShort ? [`Password should be at least ${required} characters.`] : []),
      ...(isPoor ? [`Password should contain at least one character of each: ${requiredCharacters.join(", ")}.`] : []),
    ].join(" "),
    reasons: [...(isShort ? (["length"] as const) : []), ...(isPoor ? (["characters"] as const) : [])],
  };
}
