import type { Sql } from "@platform/kernel/sql";
import type { Linking } from "@platform/auth/flows/flow-state";
import { ensureSecondFactor } from "@platform/auth/mfa/assurance";
import { notify } from "@platform/auth/one-time/send";
import { audit } from "@platform/auth/request/audit";
import type { AuthRequest } from "@platform/auth/request/auth-request";
import { recordAccountEvent } from "@platform/auth/request/account-events";
import { AuthError } from "@platform/auth/request/errors";
import { sessionById } from "@platform/auth/sessions/session";
import { changeUser, mergedMetadata } from "@platform/auth/users/change-user";
import { isEmailTaken, lockUser, userById } from "@platform/auth/users/find-user";
import { addIdentity, recomputeProviders } from "@platform/auth/users/identities";
import { confirmEmail, oneAtATime } from "@platform/auth/users/sign-up";
import type { UserRow } from "@platform/auth/users/user";
import { ensureNotBanned } from "./account-linking.ts";
import { userOfIdentity } from "./find-account.ts";
import { nameOf, type ProviderAccount } from "./provider-account.ts";

/** Adds a way to sign in that its owner asked for while signed in. */
export async function linkIdentity(
  tx: Sql,
  call: AuthRequest,
  { userId, sessionId }: Linking,
  account: ProviderAccount,
): Promise<UserRow> {
  const { now } = call;
  await oneAtATime(tx, `${account.provider}:${account.subject}`);
  if (account.email) await oneAtATime(tx, account.email);
  const owner = await userOfIdentity(tx, account);
  if (owner)
    throw new AuthError(
      422,
      "identity_already_exists",
      owner.id === userId ? "Identity is already linked" : "Identity is already linked to another user",
    );
  const user = await lockUser(tx, userId);
  if (!user) throw new AuthError(403, "user_not_found", "User from sub claim in JWT does not exist");
  ensureNotBanned(user, now);
  // As it is now: the factor may have come while the person was at the provider.
  ensureSecondFactor(user, sessionId === undefined ? undefined : await sessionById(tx, sessionId));
  await addIdentity(tx, { ...account, userId }, now);
  const raw_user_meta_data = mergedMetadata(user.raw_user_meta_data, account.data);
  const changed = await changeUser(tx, userId, { raw_user_meta_data }, now);
  await recomputeProviders(tx, userId, now);
  await audit(tx, call, "identity_linked", user, { provider: account.provider });
  await notify(tx, call, user, "identity_linked", { provider: account.provider, account: nameOf(account) });
  await recordAccountEvent(call, "identity_linked", userId);
  if (user.email === null) await takeEmail(tx, changed, account, now);
  return (await userById(tx, userId))!;
}

/** Someone without an address, such as a guest, gets the one that the provider vouches for. */
async function takeEmail(tx: Sql, user: UserRow, { email, isEmailVerified }: ProviderAccount, now: Date) {
  if (!email || !isEmailVerified || (await isEmailTaken(tx, email))) return;
  await confirmEmail(tx, await changeUser(tx, user.id, { email }, now), now);
}

export const linkingDisabled = (): AuthError =>
  new AuthError(404, "manual_linking_disabled", "Manual linking is disabled");
