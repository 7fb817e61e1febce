/** Decides whether an id token was written by a provider. The token never says how, by whom or for whom it is checked. */
import { createHash } from "node:crypto";
import { errors, jwtVerify, type JWTPayload } from "jose";
import type { KnownProvider } from "./known-provider.ts";

/** Signatures with a private key only: a public key must never serve as a shared secret. */
export const pinnedAlgorithms = ["RS256", "PS256", "ES256", "ES384", "EdDSA", "Ed25519"] as const;

/** The fault lies in the token, not in reaching the provider. */
export class BadIdToken extends Error {
  override readonly name = "BadIdToken";
}

export type VerifiedIdToken = { claims: JWTPayload; algorithm: string };

export async function verifyIdToken(
  { server, keys }: KnownProvider,
  token: string,
  now: Date,
): Promise<VerifiedIdToken> {
  try {
    const { payload, protectedHeader } = await jwtVerify(token, keys, {
      issuer: server.issuer,
      algorithms: [...pinnedAlgorithms],
      requiredClaims: ["exp", "iat", "aud"],
      clockTolerance: 30,
      currentDate: now,
    });
    return { claims: payload, algorithm: protectedHeader.alg };
  } catch (error) {
    if (isAboutKeys(error)) throw error;
    throw new BadIdToken("The id token could not be verified", { cause: error });
  }
}

// Keys that could not be had say nothing about the token.
const isAboutKeys = (error: unknown): boolean =>
  !(error instanceof errors.JOSEError) ||
  error instanceof errors.JWKSTimeout ||
  error instanceof errors.JWKSInvalid ||
  error.code === "ERR_JOSE_GENERIC";

export const audiencesOf = ({ aud }: JWTPayload): string[] => (aud === undefined ? [] : [aud].flat());

/** A token that is also meant for someone we do not know is not meant for us. */
export const isMeantFor = (claims: JWTPayload, clientIds: string[]): boolean => {
  const audiences = audiencesOf(claims);
  return audiences.length > 0 && audiences.every((audience) => clientIds.includes(audience));
};

/** The access token that came along must be the one the id token speaks of, if it speaks of one. */
export function ensureAccessToken({ claims, algorithm }: VerifiedIdToken, accessToken: string): void {
  const expected = claims["at_hash"];
  if (expected === undefined) return;
  const digest = createHash(hashes[algorithm] ?? "sha256")
    .update(accessToken)
    .digest();
  if (digest.subarray(0, digest.length / 2).toString("base64url") !== expected)
    throw new BadIdToken("The access token is not the one that the id token names");
}

const hashes: Record<string, string | undefined> = { ES384: "sha384", EdDSA: "sha512", Ed25519: "sha512" };
