/** Confirms that an account moves to another address. */
import type { Sql } from "@platform/kernel/sql";
import type { AuthRequest } from "@platform/auth/request/auth-request";
import { AuthError } from "@platform/auth/request/errors";
import { changeUser } from "@platform/auth/users/change-user";
import { isEmailTaken, isPhoneTaken, userById } from "@platform/auth/users/find-user";
import { addOwnIdentity, changeIdentityData, recomputeProviders } from "@platform/auth/users/identities";
import type { UserRow } from "@platform/auth/users/user";
import { notify } from "./send.ts";
import { clearTokens, type TakenToken } from "./tokens.ts";

/** In the secure way both mailboxes must agree, in either order; each has a token of its own, which works once. */
export async function confirmEmailChange(
  tx: Sql,
  call: AuthRequest,
  user: UserRow,
): Promise<{ user: UserRow; isHalf: boolean }> {
  const { now, auth } = call;
  const needsBoth = auth.settings.email.secureChange && user.email !== null;
  if (needsBoth && user.email_change_confirm_status === 0)
    return { user: await changeUser(tx, user.id, { email_change_confirm_status: 1 }, now), isHalf: true };
  return { user: await moveToEmail(tx, call, user, user.email_change!), isHalf: false };
}

export async function moveToEmail(tx: Sql, call: AuthRequest, user: UserRow, email: string): Promise<UserRow> {
  const { now } = call;
  if (await isEmailTaken(tx, email, user.id)) throw emailExists();
  const changed = await changeUser(
    tx,
    user.id,
    {
      email,
      email_change: null,
      email_change_confirm_status: 0,
      email_confirmed_at: user.email_confirmed_at ?? now,
      is_anonymous: false,
      raw_user_meta_data: { ...user.raw_user_meta_data, email, email_verified: true },
    },
    now,
  );
  await keepIdentity(tx, "email", changed, { email, email_verified: true }, now);
  await clearTokens(tx, user.id);
  await recomputeProviders(tx, user.id, now);
  await notify(tx, call, user, "email_changed", { oldEmail: user.email ?? "", newEmail: email });
  return await changeUser(tx, user.id, {}, now);
}

export async function confirmPhoneChange(
  tx: Sql,
  call: AuthRequest,
  user: UserRow,
  token: TakenToken,
): Promise<UserRow> {
  // The number that the code went to, whatever was asked for since.
  return moveToPhone(tx, call, user, token.relates_to);
}

export async function moveToPhone(tx: Sql, call: AuthRequest, user: UserRow, phone: string): Promise<UserRow> {
  const { now } = call;
  if (await isPhoneTaken(tx, phone, user.id)) throw phoneExists();
  const changed = await changeUser(
    tx,
    user.id,
    { phone, phone_change: null, phone_confirmed_at: now, is_anonymous: false },
    now,
  );
  await keepIdentity(tx, "phone", changed, { phone, phone_verified: true }, now);
  await recomputeProviders(tx, user.id, now);
  await notify(tx, call, user, "phone_changed", { phone, oldPhone: user.phone ?? "" });
  return (await userById(tx, user.id))!;
}

async function keepIdentity(
  tx: Sql,
  kind: "email" | "phone",
  user: UserRow,
  data: Record<string, unknown>,
  now: Date,
): Promise<void> {
  if (user.identities.some(({ provider }) => provider === kind)) await changeIdentityData(tx, user.id, kind, data, now);
  else await addOwnIdentity(tx, kind, user, data, now);
}

export const emailExists = (): AuthError =>
  new AuthError(422, "email_exists", "A user with this email address has already been registered");

export const phoneExists = (): AuthError =>
  new AuthError(422, "phone_exists", "A user with this phone number has already been registered");
