/** Decides whose account it is when someone comes back from a provider: a known person's, one to link to, or a new one. */
import type { Sql } from "@platform/kernel/sql";
import { notify } from "@platform/auth/one-time/send";
import { audit } from "@platform/auth/request/audit";
import type { AuthRequest } from "@platform/auth/request/auth-request";
import { recordAccountEvent } from "@platform/auth/request/account-events";
import { AuthError } from "@platform/auth/request/errors";
import { changeUser, createUser, mergedMetadata } from "@platform/auth/users/change-user";
import { isEmailTaken, lockUser, userById } from "@platform/auth/users/find-user";
import { addIdentity, recomputeProviders } from "@platform/auth/users/identities";
import { confirmEmail, oneAtATime, signupDisabled } from "@platform/auth/users/sign-up";
import { isBanned, type UserRow } from "@platform/auth/users/user";
import { askForConfirmation, needsVerification } from "./ask-for-confirmation.ts";
import { nameOf, type ProviderAccount } from "./provider-account.ts";
import { accountsWithEmail, userOfIdentity, refreshIdentity } from "./find-account.ts";
import { keepOnlyIdentity } from "./unproven-account.ts";

/** A refusal is returned, not thrown, where the mail queued with it must be committed. */
export type Outcome = { user: UserRow } | { refusal: AuthError };

type Arrival = {
  audience: string;
  redirectTo: string;
  /** Accounts of wallets have no address and may sign in without one. */
  withoutEmail?: true;
};

export async function signInAccount(
  tx: Sql,
  call: AuthRequest,
  account: ProviderAccount,
  arrival: Arrival,
): Promise<Outcome> {
  await oneAtATime(tx, `${account.provider}:${account.subject}`);
  // The lock of a sign-up with that address, so that the two do not both make a user.
  if (account.email) await oneAtATime(tx, account.email);
  const known = await userOfIdentity(tx, account);
  if (known) return signInKnownUser(tx, call, known, account, arrival);
  const owner = account.isEmailVerified ? await lockUserWithEmail(tx, account.email!, arrival.audience) : undefined;
  if (owner) return { user: await linkToUser(tx, call, owner, account) };
  return signUpNewUser(tx, call, account, arrival);
}

async function signInKnownUser(
  tx: Sql,
  call: AuthRequest,
  user: UserRow,
  account: ProviderAccount,
  { redirectTo }: Arrival,
): Promise<Outcome> {
  const { now, auth } = call;
  ensureNotBanned(user, now);
  await refreshIdentity(tx, account, now);
  const raw_user_meta_data = mergedMetadata(user.raw_user_meta_data, account.data);
  const refreshed = await changeUser(tx, user.id, { raw_user_meta_data }, now);
  if (user.email === null || user.email_confirmed_at) return { user: refreshed };
  if (account.isEmailVerified && account.email === user.email)
    return { user: await confirmAndDropUnproven(tx, call, refreshed, account) };
  if (auth.settings.email.autoConfirm) return { user: await confirmEmail(tx, refreshed, now) };
  return { refusal: await askForConfirmation(tx, call, refreshed, account, redirectTo) };
}

/** An account that has proved the address takes precedence over accounts that merely claim it. */
async function lockUserWithEmail(tx: Sql, email: string, audience: string): Promise<UserRow | undefined> {
  const claimants = await accountsWithEmail(tx, email, audience);
  const proven = claimants.filter(({ is_proven }) => is_proven);
  const owners = proven.length > 0 ? proven : claimants;
  if (owners.length > 1)
    throw new AuthError(
      500,
      "unexpected_failure",
      "Multiple accounts with the same email address in the same linking domain detected: default",
    );
  return owners[0] && (await lockUser(tx, owners[0].id));
}

/** Adds the provider's account to a user as one more way in. */
export async function linkToUser(
  tx: Sql,
  call: AuthRequest,
  owner: UserRow,
  account: ProviderAccount,
): Promise<UserRow> {
  const { now } = call;
  ensureNotBanned(owner, now);
  await addIdentity(tx, { ...account, userId: owner.id }, now);
  const raw_user_meta_data = mergedMetadata(owner.raw_user_meta_data, account.data);
  const changed = await changeUser(tx, owner.id, { raw_user_meta_data }, now);
  await recomputeProviders(tx, owner.id, now);
  await audit(tx, call, "identity_linked", owner, { provider: account.provider });
  await notify(tx, call, owner, "identity_linked", { provider: account.provider, account: nameOf(account) });
  await recordAccountEvent(call, "identity_linked", owner.id);
  const isOnlyClaimed = owner.email === account.email && !owner.email_confirmed_at;
  return isOnlyClaimed ? confirmAndDropUnproven(tx, call, changed, account) : (await userById(tx, owner.id))!;
}

/** Nobody had proved the address, so other ways into the account may be someone else's: they are removed. */
async function confirmAndDropUnproven(
  tx: Sql,
  call: AuthRequest,
  user: UserRow,
  account: ProviderAccount,
): Promise<UserRow> {
  return confirmEmail(tx, await keepOnlyIdentity(tx, user, account, call.now), call.now);
}

async function signUpNewUser(
  tx: Sql,
  call: AuthRequest,
  account: ProviderAccount,
  { audience, redirectTo, withoutEmail }: Arrival,
): Promise<Outcome> {
  const { auth, now } = call;
  if (!auth.settings.signup.enabled) throw signupDisabled();
  const { provider, email, data } = account;
  const isEmailFree = email !== undefined && !(await isEmailTaken(tx, email));
  const isEmailTrusted = account.isEmailVerified || auth.settings.email.autoConfirm;
  // An address that nobody proved makes no user; once the provider has verified it, the person comes in.
  if (!isEmailFree && !isEmailTrusted && !withoutEmail) throw needsVerification(provider);
  const user = await createUser(
    tx,
    {
      aud: audience,
      email: isEmailFree ? email : null,
      email_confirmed_at: isEmailFree && isEmailTrusted ? now : null,
      raw_app_meta_data: { provider, providers: [provider] },
      raw_user_meta_data: data,
    },
    now,
  );
  await addIdentity(tx, { ...account, userId: user.id }, now);
  await audit(tx, call, "user_signedup", user, { provider });
  const created = (await userById(tx, user.id))!;
  if (isEmailTrusted || withoutEmail) return { user: created };
  return { refusal: await askForConfirmation(tx, call, created, account, redirectTo) };
}

export function ensureNotBanned(user: UserRow, now: Date): void {
  if (isBanned(user, now)) throw new AuthError(403, "user_banned", "User is banned");
}
