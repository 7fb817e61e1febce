import { secondsBefore } from "@platform/kernel/clock";
import type { Sql } from "@platform/kernel/sql";
import { ensureRate } from "@platform/auth/limits/rates";
import { takeLinkedToken } from "@platform/auth/one-time/tokens";
import { audit } from "@platform/auth/request/audit";
import type { AuthRequest } from "@platform/auth/request/auth-request";
import { AuthError } from "@platform/auth/request/errors";
import { changeUser, mergedMetadata } from "@platform/auth/users/change-user";
import { lockUser } from "@platform/auth/users/find-user";
import { addIdentity } from "@platform/auth/users/identities";
import { confirmEmail, oneAtATime } from "@platform/auth/users/sign-up";
import type { UserRow } from "@platform/auth/users/user";
import { ensureNotBanned } from "./account-linking.ts";
import { userOfIdentity } from "./find-account.ts";
import type { ProviderAccount } from "./provider-account.ts";
import { keepOnlyIdentity } from "./unproven-account.ts";

/** An invited person comes through a provider: allowed even where nobody may sign up, but only with the invited address. */
export async function acceptInvitation(
  tx: Sql,
  call: AuthRequest,
  linkHash: string,
  account: ProviderAccount,
): Promise<UserRow> {
  const { now, auth } = call;
  ensureRate(call, "verify");
  await oneAtATime(tx, `${account.provider}:${account.subject}`);
  const issuedAfter = secondsBefore(now, auth.settings.email.otpSeconds);
  const token = await takeLinkedToken(tx, linkHash, ["confirmation_token"], issuedAfter);
  const user = token && (await lockUser(tx, token.user_id));
  // One answer for both: whoever found a link learns nothing about whom it was sent to.
  if (!user || token.relates_to !== user.email || !account.isEmailVerified || account.email !== user.email)
    throw new AuthError(404, "invite_not_found", "Invite not found, or it was sent to another address");
  ensureNotBanned(user, now);
  if (await userOfIdentity(tx, account))
    throw new AuthError(422, "identity_already_exists", "Identity is already linked to another user");
  await addIdentity(tx, { ...account, userId: user.id }, now);
  const raw_user_meta_data = mergedMetadata(user.raw_user_meta_data, account.data);
  const welcomed = await changeUser(tx, user.id, { raw_user_meta_data }, now);
  await audit(tx, call, "user_signedup", user, { provider: account.provider });
  return confirmEmail(tx, await keepOnlyIdentity(tx, welcomed, account, now), now);
}
