import { createHash, timingSafeEqual } from "node:crypto";
import { invalid } from "@platform/auth/request/errors";

export type Challenge = { code_challenge: string; code_challenge_method: "s256" | "plain" };

/** Both or none; undefined in the implicit flow. */
export function readChallenge(input: { code_challenge: string; code_challenge_method: string }): Challenge | undefined {
  const { code_challenge } = input;
  const method = input.code_challenge_method.toLowerCase();
  if (code_challenge === "" && method === "") return undefined;
  if (code_challenge === "" || method === "")
    throw invalid("PKCE flow requires code_challenge_method and code_challenge");
  if (!/^[A-Za-z0-9._~-]{43,128}$/.test(code_challenge))
    throw invalid("code challenge has to be between 43 and 128 characters of letters, digits, '-', '.', '_' and '~'");
  if (method !== "s256" && method !== "plain") throw invalid(`code_challenge_method ${method} is not supported`);
  return { code_challenge, code_challenge_method: method };
}

export function verifierMatches(verifier: string, { code_challenge, code_challenge_method }: Challenge): boolean {
  const derivedChallenge =
    code_challenge_method === "plain" ? verifier : createHash("sha256").update(verifier).digest("base64url");
  const [actual, expected] = [Buffer.from(derivedChallenge), Buffer.from(code_challenge)];
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}
