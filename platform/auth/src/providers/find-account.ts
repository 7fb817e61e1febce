/** Looks for the people behind an account elsewhere. */
import type { Sql } from "@platform/kernel/sql";
import { lockUser } from "@platform/auth/users/find-user";
import type { UserRow } from "@platform/auth/users/user";
import type { ProviderAccount } from "./provider-account.ts";

const byIdentity = `SELECT user_id FROM auth.identities WHERE provider = $1 AND provider_id = $2`;

export async function userOfIdentity(
  tx: Sql,
  { provider, subject }: Pick<ProviderAccount, "provider" | "subject">,
): Promise<UserRow | undefined> {
  const identity = await tx.first<{ user_id: string }>(byIdentity, [provider, subject]);
  return identity && lockUser(tx, identity.user_id);
}

// An identity counts only where its provider has verified the address: a claim must not draw others into an account.
const byEmail = `
  SELECT id, bool_or(is_proven) AS is_proven FROM (
    SELECT u.id, u.email_confirmed_at IS NOT NULL AS is_proven FROM auth.users u
    WHERE u.email = $1 AND u.aud = $2 AND NOT u.is_sso_user AND u.deleted_at IS NULL
    UNION ALL
    SELECT u.id, true FROM auth.identities i JOIN auth.users u ON u.id = i.user_id
    WHERE i.email = $1 AND i.identity_data ->> 'email_verified' = 'true'
      AND u.aud = $2 AND NOT u.is_sso_user AND u.deleted_at IS NULL
  ) found GROUP BY id`;

export const accountsWithEmail = (
  tx: Sql,
  email: string,
  audience: string,
): Promise<{ id: string; is_proven: boolean }[]> => tx.rows(byEmail, [email, audience]);

const refresh = `UPDATE auth.identities SET identity_data = identity_data || $3::jsonb, last_sign_in_at = $4, updated_at = $4
  WHERE provider = $1 AND provider_id = $2`;

export const refreshIdentity = (tx: Sql, { provider, subject, data }: ProviderAccount, now: Date): Promise<unknown> =>
  tx.rows(refresh, [provider, subject, data, now]);
