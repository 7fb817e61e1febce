/** Users as the project's own server makes and changes them: at once, on its word, without a mail. */
import type { Sql } from "@platform/kernel/sql";
import { clearTokens } from "@platform/auth/one-time/tokens";
import { endAllSessions } from "@platform/auth/sessions/end-sessions";
import { changeUser, createUser, mergedMetadata } from "./change-user.ts";
import { userById } from "./find-user.ts";
import { addOwnIdentity, changeIdentityData, recomputeProviders } from "./identities.ts";
import { confirmEmail, confirmPhone } from "./sign-up.ts";
import type { Json, UserRow } from "./user.ts";

/** A field that is undefined stays unchanged. */
export type ManagedFields = {
  email?: string | undefined;
  phone?: string | undefined;
  passwordHash?: string | undefined;
  isEmailConfirmed?: boolean | undefined;
  isPhoneConfirmed?: boolean | undefined;
  userMetadata?: Json | undefined;
  appMetadata?: Json | undefined;
  role?: string | undefined;
  aud?: string | undefined;
  bannedUntil?: Date | null | undefined;
};

const kinds = ["email", "phone"] as const;

export async function createManaged(
  tx: Sql,
  fields: ManagedFields & { id?: string | undefined; aud: string },
  now: Date,
): Promise<UserRow> {
  const { id, aud, role, email, phone } = fields;
  const providers = kinds.filter((kind) => fields[kind] !== undefined);
  const user = await createUser(
    tx,
    {
      ...(id === undefined ? {} : { id }),
      aud,
      ...(role === undefined ? {} : { role }),
      email: email ?? null,
      phone: phone ?? null,
      encrypted_password: fields.passwordHash ?? null,
      banned_until: fields.bannedUntil ?? null,
      raw_user_meta_data: mergedMetadata({}, fields.userMetadata ?? {}),
      raw_app_meta_data: mergedMetadata({ provider: providers[0], providers }, fields.appMetadata ?? {}),
    },
    now,
  );
  for (const kind of providers)
    await addOwnIdentity(tx, kind, user, { [kind]: fields[kind], email_verified: false, phone_verified: false }, now);
  return confirmed(tx, user, fields, now);
}

export async function changeManaged(tx: Sql, before: UserRow, fields: ManagedFields, now: Date): Promise<UserRow> {
  let user = before;
  for (const kind of kinds) {
    const address = fields[kind];
    if (address !== undefined && address !== user[kind]) user = await moved(tx, user, kind, address, now);
  }
  if (fields.passwordHash !== undefined) {
    // A new password ends all sessions, and every link that could set another.
    await endAllSessions(tx, user.id);
    await clearTokens(tx, user.id);
  }
  user = await changeUser(
    tx,
    user.id,
    {
      ...optional("encrypted_password", fields.passwordHash),
      ...optional("role", fields.role),
      ...optional("aud", fields.aud),
      ...optional("banned_until", fields.bannedUntil),
      ...(fields.userMetadata
        ? { raw_user_meta_data: mergedMetadata(user.raw_user_meta_data, fields.userMetadata) }
        : {}),
      ...(fields.appMetadata ? { raw_app_meta_data: mergedMetadata(user.raw_app_meta_data, fields.appMetadata) } : {}),
    },
    now,
  );
  return confirmed(tx, user, fields, now);
}

/** To another address; a change that was pending, and what was sent to the old one, is void. */
async function moved(tx: Sql, user: UserRow, kind: "email" | "phone", address: string, now: Date): Promise<UserRow> {
  const isVerified = user[`${kind}_confirmed_at`] !== null;
  const metadata = user.raw_user_meta_data;
  await changeUser(
    tx,
    user.id,
    {
      [kind]: address,
      [`${kind}_change`]: null,
      ...(kind === "email" ? { email_change_confirm_status: 0 } : {}),
      is_anonymous: false,
      ...(kind in metadata ? { raw_user_meta_data: { ...metadata, [kind]: address } } : {}),
    },
    now,
  );
  const data = { [kind]: address, [`${kind}_verified`]: isVerified };
  if (user.identities.some(({ provider }) => provider === kind)) await changeIdentityData(tx, user.id, kind, data, now);
  else await addOwnIdentity(tx, kind, user, data, now);
  await recomputeProviders(tx, user.id, now);
  await clearTokens(tx, user.id);
  return (await userById(tx, user.id))!;
}

async function confirmed(tx: Sql, before: UserRow, fields: ManagedFields, now: Date): Promise<UserRow> {
  let user = before;
  if (fields.isEmailConfirmed && user.email && !user.email_confirmed_at) user = await confirmEmail(tx, user, now);
  if (fields.isPhoneConfirmed && user.phone && !user.phone_confirmed_at) user = await confirmPhone(tx, user, now);
  return (await userById(tx, user.id))!;
}

const optional = <Name extends string, Value>(name: Name, value: Value | undefined) =>
  (value === undefined ? {} : { [name]: value }) as { [Key in Name]?: Value };
