/** Accounts made ready for a link that is not mailed: its token, and what the account must say of it. */
import type { Sql } from "@platform/kernel/sql";
import { emailExists } from "@platform/auth/one-time/confirm-change";
import { issueToken, type IssuedToken, type TokenType } from "@platform/auth/one-time/tokens";
import { forgetClaims } from "@platform/auth/providers/unproven-account";
import { audit } from "@platform/auth/request/audit";
import type { AuthRequest } from "@platform/auth/request/auth-request";
import { AuthError } from "@platform/auth/request/errors";
import { changeUser, mergedMetadata } from "./change-user.ts";
import { isEmailTaken } from "./find-user.ts";
import type { Invitation } from "./invite-user.ts";
import { createManaged } from "./managed-user.ts";
import { theServer } from "./the-server.ts";
import { type UserRow } from "./user.ts";

export type Linked = { user: UserRow; token: IssuedToken };

export const userUnknown = (): AuthError => new AuthError(404, "user_not_found", "User with this email not found");

/** The password of an unproved account is replaced: a stranger may have chosen it. */
export async function linkForSignUp(
  tx: Sql,
  call: AuthRequest,
  existing: UserRow | undefined,
  { email, data, audience, password }: Invitation & { password: string | undefined },
): Promise<Linked> {
  const { now } = call;
  if (existing?.email_confirmed_at) throw emailExists();
  const user = existing
    ? await changeUser(
        tx,
        existing.id,
        {
          ...(password === undefined ? {} : { encrypted_password: password }),
          raw_user_meta_data: mergedMetadata(existing.raw_user_meta_data, data),
        },
        now,
      )
    : await createManaged(tx, { email, aud: audience, passwordHash: password, userMetadata: data }, now);
  await audit(tx, call, "user_confirmation_requested", theServer, { user_id: user.id });
  const token = await tokenFor(tx, call, user, "confirmation_token", email);
  return { user: await changeUser(tx, user.id, { confirmation_sent_at: now }, now), token };
}

export async function linkForRecovery(tx: Sql, call: AuthRequest, user: UserRow): Promise<Linked> {
  await audit(tx, call, "user_recovery_requested", theServer, { user_id: user.id });
  const token = await tokenFor(tx, call, user, "recovery_token", user.email!);
  return { user: await changeUser(tx, user.id, { recovery_sent_at: call.now }, call.now), token };
}

/** One half of a change of address; where both mailboxes must agree, each gets a link of its own. */
export async function linkForChange(
  tx: Sql,
  call: AuthRequest,
  user: UserRow,
  newEmail: string,
  isForNew: boolean,
): Promise<Linked> {
  const { now } = call;
  if (await isEmailTaken(tx, newEmail, user.id)) throw emailExists();
  // A link for another new address must not count as the other half of this change.
  if (user.email_change !== newEmail) await tx.rows(voidChange, [user.id]);
  await audit(tx, call, "user_modified", theServer, { user_id: user.id });
  const token = isForNew
    ? await tokenFor(tx, call, user, "email_change_token_new", newEmail)
    : await tokenFor(tx, call, user, "email_change_token_current", user.email!);
  const changes = { email_change: newEmail, email_change_confirm_status: 0, email_change_sent_at: now } as const;
  return { user: await changeUser(tx, user.id, changes, now), token };
}

const voidChange = `DELETE FROM auth.one_time_tokens
  WHERE user_id = $1 AND token_type IN ('email_change_token_new', 'email_change_token_current')`;

async function tokenFor(
  tx: Sql,
  call: AuthRequest,
  user: UserRow,
  type: TokenType,
  address: string,
): Promise<IssuedToken> {
  // Using the link proves the address to us, not to a provider's account that claimed it before.
  if (address === user.email) await forgetClaims(tx, user, call.now);
  const { otpLength } = call.auth.settings.email;
  return issueToken(tx, { userId: user.id, type, address, otpLength, isPkce: false }, call.now);
}
