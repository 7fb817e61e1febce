/** Accounts at the authentication service, embedded or hosted, reached with the installation's own rights. */
import type { RequestSession } from "#request/session.ts";

type Admin = ReturnType<RequestSession["admin"]>;

/** The account that the service holds of a person who can sign in, without its secrets. */
export type ServiceAccount = {
  email: string | undefined;
  phone: string | undefined;
  createdAt: string;
  lastSignInAt: string | undefined;
  identities: { provider: string; email: string | undefined; createdAt: string | undefined }[];
  factors: { type: string; name: string | undefined; createdAt: string }[];
};

/** Undefined for whom the service does not know. */
export async function readServiceAccount(admin: Admin, userId: string): Promise<ServiceAccount | undefined> {
  const { data, error } = await admin.auth.admin.getUserById(userId);
  if (error && !isUnknown(error)) throw error;
  if (!data.user) return undefined;
  const { email, phone, created_at, last_sign_in_at, identities = [], factors = [] } = data.user;
  return {
    email: email || undefined,
    phone: phone || undefined,
    createdAt: created_at,
    lastSignInAt: last_sign_in_at,
    identities: identities.map(({ provider, identity_data, created_at: since }) => ({
      provider,
      email: identity_data?.["email"],
      createdAt: since,
    })),
    factors: factors.map(({ factor_type, friendly_name, created_at: since }) => ({
      type: factor_type,
      name: friendly_name,
      createdAt: since,
    })),
  };
}

/** Takes the account away with its identities, sessions, factors, passkeys and open links. Whom the service does not know is gone already. */
export async function removeServiceAccount(admin: Admin, userId: string): Promise<void> {
  const { error } = await admin.auth.admin.deleteUser(userId);
  if (error && !isUnknown(error)) throw error;
}

const isUnknown = ({ status, code }: { status?: number | undefined; code?: string | undefined }) =>
  status === 404 || code === "user_not_found";
