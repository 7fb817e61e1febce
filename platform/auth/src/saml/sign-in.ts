/** Whose account it is when someone comes from their company's identity provider: one of its own, unless domains may join. */
import type { Sql } from "@platform/kernel/sql";
import { ensureNotBanned, linkToUser } from "@platform/auth/providers/account-linking";
import { refreshIdentity, userOfIdentity } from "@platform/auth/providers/find-account";
import { audit } from "@platform/auth/request/audit";
import type { AuthRequest } from "@platform/auth/request/auth-request";
import { changeUser, createUser, mergedMetadata } from "@platform/auth/users/change-user";
import { addIdentity } from "@platform/auth/users/identities";
import { lockUser, userByEmail, userById } from "@platform/auth/users/find-user";
import { oneAtATime, signupDisabled } from "@platform/auth/users/sign-up";
import type { Json, UserRow } from "@platform/auth/users/user";

export type SsoPerson = {
  providerId: string;
  domains: string[];
  issuer: string;
  subject: string;
  email: string;
  claims: Json;
};

export async function signInSsoPerson(tx: Sql, call: AuthRequest, person: SsoPerson): Promise<UserRow> {
  const { auth, now } = call;
  const { subject, email } = person;
  const provider = `sso:${person.providerId}`;
  await oneAtATime(tx, `${provider}:${subject}`);
  const data = {
    iss: person.issuer,
    sub: subject,
    email,
    email_verified: true,
    phone_verified: false,
    custom_claims: person.claims,
  };
  const account = { provider, subject, email, isEmailVerified: true, data };
  const known = await userOfIdentity(tx, account);
  if (known) {
    ensureNotBanned(known, now);
    await refreshIdentity(tx, account, now);
    const raw_user_meta_data = mergedMetadata(known.raw_user_meta_data, data);
    // A user who also has an account of their own decides about its address.
    return changeUser(tx, known.id, { ...(known.is_sso_user ? { email } : {}), raw_user_meta_data }, now);
  }
  const owner = await ownerOf(tx, call, person);
  if (owner) return linkToUser(tx, call, owner, account);
  if (!auth.settings.signup.enabled && !auth.settings.saml.admitsNewcomers) throw signupDisabled();
  const user = await createUser(
    tx,
    {
      aud: auth.settings.audience,
      email,
      email_confirmed_at: now,
      is_sso_user: true,
      raw_app_meta_data: { provider, providers: [provider] },
      raw_user_meta_data: data,
    },
    now,
  );
  await addIdentity(tx, { ...account, userId: user.id }, now);
  await audit(tx, call, "user_signedup", user, { provider });
  return (await userById(tx, user.id))!;
}

/** A provider speaks for its own domains alone. */
async function ownerOf(tx: Sql, { auth }: AuthRequest, { email, domains }: SsoPerson): Promise<UserRow | undefined> {
  if (!auth.settings.saml.joinsByDomain || !domains.includes(email.slice(email.lastIndexOf("@") + 1))) return undefined;
  await oneAtATime(tx, email);
  const owner = await userByEmail(tx, email, auth.settings.audience);
  return owner && lockUser(tx, owner.id);
}
