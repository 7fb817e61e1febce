/** A user as stored, and the same as the protocol shows it. */
export type Json = Record<string, unknown>;

export type UserRow = {
  id: string;
  aud: string;
  role: string;
  email: string | null;
  phone: string | null;
  encrypted_password: string | null;
  email_confirmed_at: Date | null;
  phone_confirmed_at: Date | null;
  confirmed_at: Date | null;
  invited_at: Date | null;
  confirmation_sent_at: Date | null;
  recovery_sent_at: Date | null;
  email_change: string | null;
  email_change_confirm_status: 0 | 1;
  email_change_sent_at: Date | null;
  phone_change: string | null;
  phone_change_sent_at: Date | null;
  reauthentication_sent_at: Date | null;
  last_sign_in_at: Date | null;
  raw_app_meta_data: Json;
  raw_user_meta_data: Json;
  is_sso_user: boolean;
  is_anonymous: boolean;
  banned_until: Date | null;
  deleted_at: Date | null;
  created_at: Date;
  updated_at: Date;
  identities: IdentityRow[];
  factors: FactorRow[];
};

/** Times inside the lists come as text, because PostgreSQL makes JSON of the rows. */
export type IdentityRow = {
  id: string;
  user_id: string;
  provider: string;
  provider_id: string;
  identity_data: Json;
  email: string | null;
  last_sign_in_at: string | null;
  created_at: string;
  updated_at: string;
};

export type FactorRow = {
  id: string;
  friendly_name: string;
  factor_type: "totp" | "phone" | "webauthn";
  status: "unverified" | "verified";
  phone: string | null;
  web_authn_aaguid: string | null;
  last_challenged_at: string | null;
  created_at: string;
  updated_at: string;
};

export const isBanned = (user: UserRow, now: Date): boolean => user.banned_until !== null && user.banned_until > now;

export const verifiedFactors = (user: UserRow): FactorRow[] =>
  user.factors.filter((factor) => factor.status === "verified");

/** Keys that are empty are left out, except those that clients read without asking. */
export function shownUser(user: UserRow): Json {
  return {
    id: user.id,
    aud: user.aud,
    role: user.role,
    email: user.email ?? "",
    ...withoutEmpty({ email_confirmed_at: time(user.email_confirmed_at), invited_at: time(user.invited_at) }),
    phone: user.phone ?? "",
    ...withoutEmpty({
      phone_confirmed_at: time(user.phone_confirmed_at),
      confirmation_sent_at: time(user.confirmation_sent_at),
      confirmed_at: time(user.confirmed_at),
      recovery_sent_at: time(user.recovery_sent_at),
      new_email: user.email_change,
      email_change_sent_at: time(user.email_change_sent_at),
      new_phone: user.phone_change,
      phone_change_sent_at: time(user.phone_change_sent_at),
      reauthentication_sent_at: time(user.reauthentication_sent_at),
      last_sign_in_at: time(user.last_sign_in_at),
    }),
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    ...(user.factors.length > 0 ? { factors: user.factors.map(shownFactor) } : {}),
    identities: user.identities.map(shownIdentity),
    created_at: time(user.created_at),
    updated_at: time(user.updated_at),
    ...withoutEmpty({ banned_until: time(user.banned_until), deleted_at: time(user.deleted_at) }),
    is_anonymous: user.is_anonymous,
  };
}

/** The names are swapped on the wire: `id` is what the provider calls the person, `identity_id` our row. */
const shownIdentity = (identity: IdentityRow): Json => ({
  identity_id: identity.id,
  id: identity.provider_id,
  user_id: identity.user_id,
  identity_data: identity.identity_data,
  provider: identity.provider,
  ...withoutEmpty({ last_sign_in_at: time(identity.last_sign_in_at) }),
  created_at: time(identity.created_at),
  updated_at: time(identity.updated_at),
  ...withoutEmpty({ email: identity.email }),
});

export const shownFactor = (factor: FactorRow): Json => ({
  id: factor.id,
  created_at: time(factor.created_at),
  updated_at: time(factor.updated_at),
  status: factor.status,
  ...withoutEmpty({ friendly_name: factor.friendly_name }),
  factor_type: factor.factor_type,
  phone: factor.phone ?? "",
  last_challenged_at: time(factor.last_challenged_at),
  ...withoutEmpty({ web_authn_aaguid: factor.web_authn_aaguid }),
});

const withoutEmpty = (values: Record<string, string | null | undefined>): Json =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== null && value !== undefined && value !== ""),
  );

const time = (value: Date | string | null): string | null => (value === null ? null : new Date(value).toISOString());
