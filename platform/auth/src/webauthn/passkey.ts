/** Passkeys as stored, and as the protocol shows them. */
import type { Sql } from "@platform/kernel/sql";
import { isUuid } from "@platform/auth/request/bearer";
import { AuthError } from "@platform/auth/request/errors";
import type { Json } from "@platform/auth/users/user";
import type { Key, MadeKey } from "./ceremony.ts";

export type PasskeyRow = {
  id: string;
  user_id: string;
  credential_id: Buffer;
  public_key: Buffer;
  /** PostgreSQL's bigint, which the driver hands over as text. */
  sign_count: string;
  transports: string[];
  friendly_name: string;
  created_at: Date;
  last_used_at: Date | null;
};

const ofUser = `SELECT * FROM auth.webauthn_credentials WHERE user_id = $1 ORDER BY created_at, id`;

export const passkeysOf = (sql: Sql, userId: string): Promise<PasskeyRow[]> => sql.rows<PasskeyRow>(ofUser, [userId]);

const byCredential = `SELECT * FROM auth.webauthn_credentials WHERE credential_id = $1`;

export const passkeyBy = (sql: Sql, credentialId: string): Promise<PasskeyRow | undefined> =>
  sql.first<PasskeyRow>(byCredential, [Buffer.from(credentialId, "base64url")]);

const insert = `INSERT INTO auth.webauthn_credentials
    (user_id, credential_id, public_key, aaguid, sign_count, transports, backup_eligible, backed_up, created_at, updated_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9) ON CONFLICT (credential_id) DO NOTHING RETURNING *`;

export async function addPasskey(
  tx: Sql,
  userId: string,
  { key, aaguid, isBackupEligible, isBackedUp }: MadeKey,
  now: Date,
): Promise<PasskeyRow> {
  const passkey = await tx.first<PasskeyRow>(insert, [
    userId,
    Buffer.from(key.id, "base64url"),
    Buffer.from(key.publicKey, "base64url"),
    isUuid(aaguid) ? aaguid : null,
    key.counter,
    JSON.stringify(key.transports),
    isBackupEligible,
    isBackedUp,
    now,
  ]);
  if (!passkey) throw new AuthError(422, "webauthn_credential_exists", "This credential is already registered");
  return passkey;
}

// Compared where it is kept: of two answers with the same count, only one is heard.
const use = `UPDATE auth.webauthn_credentials SET sign_count = $2, last_used_at = $3, updated_at = $3
  WHERE id = $1 AND (sign_count < $2 OR (sign_count = 0 AND $2 = 0)) RETURNING id`;

export const usePasskey = async (tx: Sql, id: string, counter: number, now: Date): Promise<boolean> =>
  (await tx.first(use, [id, counter, now])) !== undefined;

const rename = `UPDATE auth.webauthn_credentials SET friendly_name = $3, updated_at = $4
  WHERE id = $1 AND user_id = $2 RETURNING *`;

export async function renamePasskey(tx: Sql, userId: string, id: string, name: string, now: Date): Promise<PasskeyRow> {
  const renamed = await tx.first<PasskeyRow>(rename, [id, userId, name, now]);
  if (!renamed) throw passkeyNotFound();
  return renamed;
}

const remove = `DELETE FROM auth.webauthn_credentials WHERE id = $1 AND user_id = $2 RETURNING id`;

export async function removePasskey(tx: Sql, userId: string, id: string): Promise<void> {
  if (!(await tx.first(remove, [id, userId]))) throw passkeyNotFound();
}

export function passkeyIdIn({ passkeyId }: Record<string, string>): string {
  if (!isUuid(passkeyId)) throw passkeyNotFound();
  return passkeyId;
}

const passkeyNotFound = () => new AuthError(404, "validation_failed", "Passkey not found");

export const keyOf = (row: PasskeyRow): Key => ({
  id: row.credential_id.toString("base64url"),
  publicKey: row.public_key.toString("base64url"),
  counter: Number(row.sign_count),
  transports: row.transports,
});

export const shownPasskey = ({ id, friendly_name, created_at, last_used_at }: PasskeyRow): Json => ({
  id,
  ...(friendly_name === "" ? {} : { friendly_name }),
  created_at: created_at.toISOString(),
  ...(last_used_at ? { last_used_at: last_used_at.toISOString() } : {}),
});
