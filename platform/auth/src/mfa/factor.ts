/** Second factors as stored. The secret of one leaves this service once, when it is made. */
import type { Sql } from "@platform/kernel/sql";
import { AuthError, invalid } from "@platform/auth/request/errors";
import type { Key } from "@platform/auth/webauthn/ceremony";
import { dropSessionsOf } from "./assurance.ts";
import { factorNotFound } from "./caller.ts";
import type { FactorType } from "./enabled.ts";

export type StoredFactor = {
  id: string;
  user_id: string;
  friendly_name: string;
  factor_type: FactorType;
  status: "unverified" | "verified";
  /** Plain only until the next start, where an older version or a dump left it so. */
  secret: string | null;
  sealed_secret: Buffer | null;
  phone: string | null;
  web_authn_credential: Key | null;
  last_challenged_at: Date | null;
  created_at: Date;
};

export const factorsOf = (sql: Sql, userId: string): Promise<StoredFactor[]> =>
  sql.rows<StoredFactor>(`SELECT * FROM auth.mfa_factors WHERE user_id = $1`, [userId]);

const find = `SELECT * FROM auth.mfa_factors WHERE id = $1 AND user_id = $2`;

/** Another person's factor is as unknown as none. */
export async function factorOf(sql: Sql, userId: string, id: string): Promise<StoredFactor> {
  return (await sql.first<StoredFactor>(find, [id, userId])) ?? fail();
}

export async function lockFactor(tx: Sql, userId: string, id: string): Promise<StoredFactor> {
  return (await tx.first<StoredFactor>(`${find} FOR UPDATE`, [id, userId])) ?? fail();
}

const insert = `INSERT INTO auth.mfa_factors (user_id, friendly_name, factor_type, status, sealed_secret, phone, last_challenged_at, created_at, updated_at)
  VALUES ($1, $2, $3, 'unverified', $4, $5, $6, $7, $7) RETURNING id`;

export async function addFactor(
  tx: Sql,
  factor: Pick<
    StoredFactor,
    "user_id" | "friendly_name" | "factor_type" | "sealed_secret" | "phone" | "last_challenged_at"
  >,
  now: Date,
): Promise<string> {
  const { user_id, friendly_name, factor_type, sealed_secret, phone, last_challenged_at } = factor;
  const values = [user_id, friendly_name, factor_type, sealed_secret, phone, last_challenged_at, now];
  return (await tx.first<{ id: string }>(insert, values))!.id;
}

// In one statement, so that of two who show the same code at once only one is let in; and none later.
const accept = `UPDATE auth.mfa_factors SET status = 'verified', last_used_step = coalesce($2::bigint, last_used_step),
    updated_at = CASE WHEN status = 'verified' THEN updated_at ELSE $3 END
  WHERE id = $1 AND ($2::bigint IS NULL OR last_used_step IS NULL OR last_used_step < $2::bigint) RETURNING id`;
const removeRivals = `DELETE FROM auth.mfa_factors
  WHERE user_id = $1 AND factor_type = $2 AND status = 'unverified' AND id <> $3`;

/** False when the code of that time step, or a later one, has been used before. */
export async function acceptFactor(tx: Sql, factor: StoredFactor, step: number | null, now: Date): Promise<boolean> {
  if (!(await tx.first(accept, [factor.id, step, now]))) return false;
  await tx.rows(removeRivals, [factor.user_id, factor.factor_type, factor.id]);
  return true;
}

const change = `UPDATE auth.mfa_factors SET friendly_name = coalesce($2, friendly_name), phone = coalesce($3, phone), updated_at = $4
  WHERE id = $1`;
const voidChallenges = `DELETE FROM auth.mfa_challenges WHERE factor_id = $1`;

/** A code that went to the old number is void with it. */
export async function changeFactor(
  tx: Sql,
  id: string,
  { friendlyName, phone }: { friendlyName: string | undefined; phone: string | undefined },
  now: Date,
): Promise<void> {
  await tx.rows(change, [id, friendlyName ?? null, phone ?? null, now]);
  if (phone !== undefined) await tx.rows(voidChallenges, [id]);
}

const remove = `DELETE FROM auth.mfa_factors WHERE id = $1`;

/** Sessions that this factor raised to a higher assurance lose it. */
export async function removeFactor(tx: Sql, id: string, now: Date): Promise<void> {
  await dropSessionsOf(tx, id, now);
  await tx.rows(remove, [id]);
}

const removeStale = `DELETE FROM auth.mfa_factors WHERE user_id = $1 AND status = 'unverified' AND created_at < $2`;

/** Enrolments that nobody completed. */
export const removeUnverified = (tx: Sql, userId: string, before: Date): Promise<unknown> =>
  tx.rows(removeStale, [userId, before]);

// Long enough for any name, short enough for the index that keeps names apart.
const longestName = 255;

export function factorName(input: string): string {
  if (input.length > longestName) throw invalid(`friendly_name cannot be longer than ${longestName} characters`);
  return input;
}

export const nameConflict = (name: string): AuthError =>
  new AuthError(
    422,
    "mfa_factor_name_conflict",
    `A factor with the friendly name "${name}" for this user already exists`,
  );

function fail(): never {
  throw factorNotFound();
}
