/** Codes and links that work once. Only a hash is kept, and taking one out is a single statement. */
import { createHash, randomInt } from "node:crypto";
import type { Sql } from "@platform/kernel/sql";

export type TokenType =
  | "confirmation_token"
  | "recovery_token"
  | "email_change_token_new"
  | "email_change_token_current"
  | "phone_change_token"
  | "reauthentication_token";

export type IssuedToken = { otp: string; hash: string };

export type TakenToken = { user_id: string; token_type: TokenType; relates_to: string; token_hash: string };

/** Replaces the user's token of that type; the digits go to `address` and nowhere else. */
export async function issueToken(
  tx: Sql,
  token: {
    userId: string;
    type: TokenType;
    address: string;
    otpLength: number;
    isPkce: boolean;
    otp?: string | undefined;
  },
  now: Date,
): Promise<IssuedToken> {
  const otp = token.otp ?? randomDigits(token.otpLength);
  const hash = `${token.isPkce ? pkcePrefix : ""}${hashOf(token.address, otp)}`;
  await tx.rows(replace, [token.userId, token.type, hash, token.address, now]);
  return { otp, hash };
}

const replace = `INSERT INTO auth.one_time_tokens (user_id, token_type, token_hash, relates_to, created_at)
  VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (user_id, token_type) DO UPDATE
  SET token_hash = excluded.token_hash, relates_to = excluded.relates_to, created_at = excluded.created_at`;

/** What proves a token: the hash from a link, or the digits together with the address they were sent to. */
export type TokenProof = { hash: string } | { address: string; otp: string };

const take = `DELETE FROM auth.one_time_tokens
  WHERE id = (SELECT id FROM auth.one_time_tokens WHERE token_hash = ANY($1) AND token_type = ANY($2) AND created_at > $3
              ORDER BY created_at DESC LIMIT 1)
  RETURNING user_id, token_type, relates_to, token_hash`;

/** Consumes the token; of many who try at once, one gets it. */
export const takeToken = (
  tx: Sql,
  proof: TokenProof,
  types: TokenType[],
  issuedAfter: Date,
): Promise<TakenToken | undefined> => tx.first<TakenToken>(take, [hashesOf(proof), types, issuedAfter]);

/** Once a person has proved who they are, no older code or link of theirs works any more. */
export const clearTokens = (tx: Sql, userId: string): Promise<unknown> =>
  tx.rows(`DELETE FROM auth.one_time_tokens WHERE user_id = $1`, [userId]);

export const isPkceHash = (hash: string): boolean => hash.startsWith(pkcePrefix);

export const hashOf = (address: string, otp: string): string =>
  createHash("sha224")
    .update(address.toLowerCase() + otp)
    .digest("hex");

const pkcePrefix = "pkce_";

function hashesOf(proof: TokenProof): string[] {
  if ("hash" in proof) return [proof.hash];
  const hash = hashOf(proof.address, proof.otp);
  // A link that was asked for with a proof key can also be answered by its digits.
  return [hash, pkcePrefix + hash];
}

const randomDigits = (length: number): string => Array.from({ length }, () => randomInt(10)).join("");
