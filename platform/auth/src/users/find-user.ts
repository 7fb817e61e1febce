/** Finds users, always with their identities and factors, in one question. */
import type { Sql } from "@platform/kernel/sql";
import type { UserRow } from "./user.ts";

/** The columns of a user as `UserRow` names them, for a row called `u`. */
export const userColumns = `u.*,
  (SELECT coalesce(json_agg(i ORDER BY i.created_at, i.id), '[]') FROM auth.identities i WHERE i.user_id = u.id) AS identities,
  (SELECT coalesce(json_agg(json_build_object('id', f.id, 'friendly_name', f.friendly_name, 'factor_type', f.factor_type,
     'status', f.status, 'phone', f.phone, 'web_authn_aaguid', f.web_authn_aaguid, 'last_challenged_at', f.last_challenged_at, 'created_at', f.created_at,
     'updated_at', f.updated_at) ORDER BY f.created_at, f.id), '[]') FROM auth.mfa_factors f WHERE f.user_id = u.id) AS factors`;

const userWhere = (condition: string) => `SELECT ${userColumns} FROM auth.users u WHERE ${condition}`;

const byId = userWhere("u.id = $1");
const lock = `SELECT FROM auth.users WHERE id = $1 FOR UPDATE`;
const byEmail = userWhere("u.email = $1 AND u.aud = $2 AND NOT u.is_sso_user");
const byPhone = userWhere("u.phone = $1 AND u.aud = $2 AND NOT u.is_sso_user");

export const userById = (sql: Sql, id: string): Promise<UserRow | undefined> => sql.first<UserRow>(byId, [id]);

/** Holds the row until the transaction ends, so that two changes of one user follow one another. */
export async function lockUser(tx: Sql, id: string): Promise<UserRow | undefined> {
  // Two statements: one that waits for the lock would still see the identities and factors from before the wait.
  await tx.rows(lock, [id]);
  return userById(tx, id);
}

export const userByEmail = (sql: Sql, email: string, audience: string): Promise<UserRow | undefined> =>
  sql.first<UserRow>(byEmail, [email, audience]);

export const userByPhone = (sql: Sql, phone: string, audience: string): Promise<UserRow | undefined> =>
  sql.first<UserRow>(byPhone, [phone, audience]);

// Whatever the audience: people are found within one, but an address is one person's in all of them.
const emailTaken = `SELECT 1 FROM auth.users WHERE email = $1 AND NOT is_sso_user AND id <> $2`;
const phoneTaken = `SELECT 1 FROM auth.users WHERE phone = $1 AND id <> $2`;
const nobody = "00000000-0000-0000-0000-000000000000";

export const isEmailTaken = async (sql: Sql, email: string, except = nobody): Promise<boolean> =>
  (await sql.first(emailTaken, [email, except])) !== undefined;

export const isPhoneTaken = async (sql: Sql, phone: string, except = nobody): Promise<boolean> =>
  (await sql.first(phoneTaken, [phone, except])) !== undefined;
