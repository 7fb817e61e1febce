/** Accounts whose address nobody has proved yet: whoever proves it first must not find someone else inside. */
import type { Sql } from "@platform/kernel/sql";
import { clearTokens } from "@platform/auth/one-time/tokens";
import { endAllSessions } from "@platform/auth/sessions/end-sessions";
import { changeUser } from "@platform/auth/users/change-user";
import { addOwnIdentity, recomputeProviders } from "@platform/auth/users/identities";
import { userById } from "@platform/auth/users/find-user";
import type { UserRow } from "@platform/auth/users/user";
import type { ProviderAccount } from "./provider-account.ts";

const dropOthers = `DELETE FROM auth.identities WHERE user_id = $1 AND NOT (provider = $2 AND provider_id = $3)`;
const dropFactors = `DELETE FROM auth.mfa_factors WHERE user_id = $1`;
const dropPasskeys = `DELETE FROM auth.webauthn_credentials WHERE user_id = $1`;

/** Everything that could let the one in who claimed the address before: password, other accounts, phone, passkeys, sessions. */
export async function keepOnlyIdentity(
  tx: Sql,
  user: UserRow,
  { provider, subject, data }: ProviderAccount,
  now: Date,
): Promise<UserRow> {
  await tx.rows(dropOthers, [user.id, provider, subject]);
  await tx.rows(dropFactors, [user.id]);
  await tx.rows(dropPasskeys, [user.id]);
  await endAllSessions(tx, user.id);
  await clearTokens(tx, user.id);
  const changes = {
    encrypted_password: null,
    phone: null,
    phone_confirmed_at: null,
    phone_change: null,
    email_change: null,
    // The metadata of an invited user was written by those who invited them, so it stays.
    raw_user_meta_data: user.invited_at ? user.raw_user_meta_data : data,
  };
  await changeUser(tx, user.id, changes, now);
  await recomputeProviders(tx, user.id, now);
  return (await userById(tx, user.id))!;
}

const dropForeign = `DELETE FROM auth.identities WHERE user_id = $1 AND provider NOT IN ('email', 'phone') RETURNING id`;

/**
 * Before a mail goes out that does not name the provider: opening it proves the address, and must not also
 * let in the account elsewhere that merely claimed it.
 */
export async function forgetClaims(tx: Sql, user: UserRow, now: Date): Promise<void> {
  if (user.email === null || user.email_confirmed_at) return;
  const dropped = await tx.rows(dropForeign, [user.id]);
  if (dropped.length === 0) return;
  const hasOwn = user.identities.some(({ provider }) => provider === "email");
  if (!hasOwn) await addOwnIdentity(tx, "email", user, { email: user.email, email_verified: false }, now);
  await recomputeProviders(tx, user.id, now);
}
