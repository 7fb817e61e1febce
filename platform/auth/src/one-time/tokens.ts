/** Codes and links that work once. Only hashes are kept, and taking a token out is a single statement. */
import { createHash, randomBytes, randomInt } from "node:crypto";
import type { Sql } from "@platform/kernel/sql";

export type TokenType =
  | "confirmation_token"
  | "recovery_token"
  | "email_change_token_new"
  | "email_change_token_current"
  | "phone_change_token"
  | "reauthentication_token";

/** Two ways to show one token: digits for people to type, and what a link carries. Neither says anything about the other. */
export type IssuedToken = { otp: string; link: string };

export type TakenToken = { user_id: string; token_type: TokenType; relates_to: string };

/** Replaces the user's token of that type; digits and link go to `address` and nowhere else. */
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
  // In the shape that clients know: 56 hexadecimal digits, of which none can be worked out or tried out.
  const link = `${token.isPkce ? pkcePrefix : ""}${randomBytes(28).toString("hex")}`;
  const hashes = [hashOf(token.address, otp), hashOfLink(link)];
  await tx.rows(replace, [token.userId, token.type, ...hashes, token.address, now]);
  return { otp, link };
}

const replace = `INSERT INTO auth.one_time_tokens (user_id, token_type, token_hash, link_hash, relates_to, created_at)
  VALUES ($1, $2, $3, $4, $5, $6)
  ON CONFLICT (user_id, token_type) DO UPDATE SET token_hash = excluded.token_hash, link_hash = excluded.link_hash,
    relates_to = excluded.relates_to, created_at = excluded.created_at`;

/** Proof of a one-time token: the secret in its link, or the digits together with the address they were sent to. */
export type TokenProof = { link: string } | TypedProof;
export type TypedProof = { address: string; otp: string };

const find = (condition: string, what = "user_id, token_type, relates_to") => `SELECT ${what} FROM auth.one_time_tokens
  WHERE ${condition} AND token_type = ANY($2) AND created_at > $3 ORDER BY created_at DESC LIMIT 1`;
const take = (condition: string) => `DELETE FROM auth.one_time_tokens WHERE id = (${find(condition, "id")})
  RETURNING user_id, token_type, relates_to`;
const byLink = "link_hash = $1";
// By the address as well: digits moved from the code to the end of a number hash alike, and would count for another account.
const byDigits = "token_hash = $1 AND relates_to = $4";
const [findTyped, takeTyped, takeLinked] = [find(byDigits), take(byDigits), take(byLink)];

/** Consumes the token; of many who try at once, one gets it. */
export const takeToken = (
  tx: Sql,
  proof: TokenProof,
  types: TokenType[],
  issuedAfter: Date,
): Promise<TakenToken | undefined> =>
  "link" in proof
    ? takeLinkedToken(tx, hashOfLink(proof.link), types, issuedAfter)
    : tx.first<TakenToken>(takeTyped, [hashOf(proof.address, proof.otp), types, issuedAfter, proof.address]);

/** Looks whether digits are right, and leaves them so. */
export const findToken = (
  sql: Sql,
  { address, otp }: TypedProof,
  types: TokenType[],
  issuedAfter: Date,
): Promise<TakenToken | undefined> =>
  sql.first<TakenToken>(findTyped, [hashOf(address, otp), types, issuedAfter, address]);

/** The same for whoever kept no more of a link than we do. */
export const takeLinkedToken = (
  tx: Sql,
  linkHash: string,
  types: TokenType[],
  issuedAfter: Date,
): Promise<TakenToken | undefined> => tx.first<TakenToken>(takeLinked, [linkHash, types, issuedAfter]);

/** Once a person has proved who they are, no older code or link of theirs works any more. */
export const clearTokens = (tx: Sql, userId: string): Promise<unknown> =>
  tx.rows(`DELETE FROM auth.one_time_tokens WHERE user_id = $1`, [userId]);

export const isPkceLink = (link: string): boolean => link.startsWith(pkcePrefix);

export const hashOf = (address: string, otp: string): string =>
  createHash("sha224")
    .update(address.toLowerCase() + otp)
    .digest("hex");

export const hashOfLink = (link: string): string => createHash("sha256").update(link).digest("hex");

const pkcePrefix = "pkce_";

const randomDigits = (length: number): string => Array.from({ length }, () => randomInt(10)).join("");
