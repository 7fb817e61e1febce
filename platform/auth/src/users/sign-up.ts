/** A new account, whichever endpoint makes one. */
import { randomUUID } from "node:crypto";
import type { Sql } from "@platform/kernel/sql";
import type { AuthRequest } from "@platform/auth/request/auth-request";
import { audit } from "@platform/auth/request/audit";
import { AuthError } from "@platform/auth/request/errors";
import { changeUser, createUser } from "./change-user.ts";
import { addOwnIdentity, changeIdentityData } from "./identities.ts";
import { userById } from "./find-user.ts";
import type { Json, UserRow } from "./user.ts";

export type NewAccount = {
  kind: "email" | "phone";
  address: string;
  audience: string;
  passwordHash: string | null;
  data: Json;
};

export const signupDisabled = () => new AuthError(422, "signup_disabled", "Signups not allowed for this instance");

/** Two requests for one address at once are answered one after the other. */
export const oneAtATime = (tx: Sql, address: string): Promise<unknown> =>
  tx.rows(`SELECT pg_advisory_xact_lock(hashtextextended($1, 42))`, [address]);

/** Unconfirmed until the address has been proved; what the person sends about themselves grants nothing. */
export async function createAccount(
  tx: Sql,
  call: AuthRequest,
  { kind, address, audience, passwordHash, data }: NewAccount,
): Promise<UserRow> {
  const { now } = call;
  const id = randomUUID();
  // The person's own words first: none of them may overwrite what only we can say.
  const claims = { ...data, sub: id, [kind]: address, email_verified: false, phone_verified: false };
  const user = await createUser(
    tx,
    {
      id,
      aud: audience,
      [kind]: address,
      encrypted_password: passwordHash,
      raw_app_meta_data: { provider: kind, providers: [kind] },
      raw_user_meta_data: claims,
    },
    now,
  );
  await addOwnIdentity(tx, kind, user, claims, now);
  await audit(tx, call, "user_signedup", user, { provider: kind });
  return (await userById(tx, user.id))!;
}

/** The address is the person's own: mark it so in the account and in its identity. */
export async function confirmEmail(tx: Sql, user: UserRow, now: Date): Promise<UserRow> {
  await changeIdentityData(tx, user.id, "email", { email_verified: true }, now);
  return changeUser(
    tx,
    user.id,
    {
      email_confirmed_at: now,
      is_anonymous: false,
      raw_user_meta_data: { ...user.raw_user_meta_data, email_verified: true },
    },
    now,
  );
}

export async function confirmPhone(tx: Sql, user: UserRow, now: Date): Promise<UserRow> {
  await changeIdentityData(tx, user.id, "phone", { phone_verified: true }, now);
  return changeUser(
    tx,
    user.id,
    {
      phone_confirmed_at: now,
      is_anonymous: false,
      raw_user_meta_data: { ...user.raw_user_meta_data, phone_verified: true },
    },
    now,
  );
}
