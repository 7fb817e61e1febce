/** The caller behind a token or a key. */
import { isBrowser, isOpaque, roleOfApiKey, type ApiKeys } from "@platform/kernel/api-keys";
import type { Clock } from "@platform/kernel/clock";
import { InvalidToken, type Claims, type Keys } from "@platform/kernel/keys";

export type Caller = {
  role: string;
  /** The account, if it is a person. */
  userId: string | undefined;
  claims: Claims;
  /** As it was shown, for a policy that asks whether its session still stands; project keys have none. */
  token: string | undefined;
  /** In milliseconds; project keys without an end have none. */
  expiresAt: number | undefined;
};

/** Why a token is worth nothing, in the words that clients compare. */
export class TokenProblem extends Error {
  override readonly name = "TokenProblem";
  readonly code: string;
  /** Before the upgrade nobody is told how long ago. */
  readonly atTheDoor: string;
  constructor(code: string, message: string, atTheDoor = message) {
    super(message);
    this.code = code;
    this.atTheDoor = atTheDoor;
  }
}

export type Verifying = { keys: Keys; apiKeys: ApiKeys | undefined; clock: Clock };

export async function callerOfToken(token: string, { keys, clock }: Verifying): Promise<Caller> {
  const unverifiedClaims = claimsIn(token);
  if (!unverifiedClaims) throw new TokenProblem("MalformedJWT", "The token provided is not a valid JWT");
  const claims = await verified(token, unverifiedClaims, keys, clock);
  const { role, exp, sub } = claims;
  if (typeof role !== "string" || role === "" || typeof exp !== "number")
    throw new TokenProblem("InvalidJWTToken", "Fields `role` and `exp` are required in JWT");
  return { role, userId: sub, claims, token, expiresAt: exp * 1000 };
}

/** The caller behind the project key that opens a socket or comes with a request. */
export async function callerOfKey(key: string, userAgent: string, verifying: Verifying): Promise<Caller> {
  const { apiKeys, keys } = verifying;
  if (key !== "" && !isOpaque(key)) return callerOfToken(key, verifying);
  // Without keys of its own the service stands behind a gateway that has asked already.
  if (!apiKeys) return asRole("anon");
  if (key === "") throw new TokenProblem("MissingAPIKey", "API key is missing");
  const role = await roleOfApiKey(key, apiKeys, keys);
  if (!role) throw new TokenProblem("InvalidAPIKey", "Invalid API key");
  if (role === "service_role" && isBrowser(userAgent))
    throw new TokenProblem("InvalidAPIKey", "Forbidden use of secret API key in browser");
  return asRole(role);
}

export function expiryProblem(expiresAt: number, clock: Clock): TokenProblem {
  const seconds = Math.max(0, Math.floor((clock().getTime() - expiresAt) / 1000));
  return new TokenProblem("InvalidJWTToken", `Token has expired ${seconds} seconds ago`, "Token has expired");
}

const asRole = (role: string): Caller => ({
  role,
  userId: undefined,
  claims: { role },
  token: undefined,
  expiresAt: undefined,
});

async function verified(token: string, unverifiedClaims: Claims, keys: Keys, clock: Clock): Promise<Claims> {
  try {
    return await keys.verify(token);
  } catch (error) {
    if (!(error instanceof InvalidToken)) throw error;
    // The signature is checked before the dates, so the end that such a token names is our own word.
    if (/expired/.test(error.message) && typeof unverifiedClaims.exp === "number")
      throw expiryProblem(unverifiedClaims.exp * 1000, clock);
    throw new TokenProblem("JwtSignatureError", "Failed to validate JWT signature");
  }
}

function claimsIn(token: string): Claims | undefined {
  const parts = token.split(".");
  if (parts.length !== 3) return undefined;
  try {
    const [header, claims] = parts
      .slice(0, 2)
      .map((part) => JSON.parse(Buffer.from(part, "base64url").toString()) as unknown);
    return isObject(header) && isObject(claims) ? claims : undefined;
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
