/** An account elsewhere, reduced to what we believe of it and what we keep. */
import { isStorable } from "@platform/auth/request/json";
import { isEmailAddress } from "@platform/auth/users/addresses";
import type { Json } from "@platform/auth/users/user";

export type ProviderAccount = {
  provider: string;
  subject: string;
  email: string | undefined;
  /** The provider itself says so; a client never does. */
  isEmailVerified: boolean;
  data: Json;
};

/** `claims` are those of one verified answer of the provider. */
export function accountFrom(provider: string, claims: Json): ProviderAccount {
  const subject = claims["sub"];
  if (typeof subject !== "string" || subject === "" || subject.length > longestSubject || !isStorable(subject))
    throw new Error("The provider names no usable subject");
  const email = emailIn(claims);
  const isEmailVerified = email !== undefined && isTrue(claims["email_verified"]);
  const name = shortText(claims["name"]);
  const picture = shortText(claims["picture"]);
  const known = {
    iss: shortText(claims["iss"]),
    name,
    full_name: name,
    preferred_username: shortText(claims["preferred_username"]),
    picture,
    avatar_url: picture,
    email,
  };
  const definedClaims = Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined));
  const data = {
    ...definedClaims,
    sub: subject,
    provider_id: subject,
    email_verified: isEmailVerified,
    phone_verified: false,
  };
  return { provider, subject, email, isEmailVerified, data };
}

/** How a mail names the account, so that its reader knows who asked for what. */
export const nameOf = ({ email, data, subject }: ProviderAccount): string =>
  email ?? String(data["name"] ?? data["preferred_username"] ?? subject);

// Some providers write the claim as text; anything but a clear yes is a no.
const isTrue = (value: unknown) => value === true || value === "true";

function emailIn(claims: Json): string | undefined {
  const email = shortText(claims["email"])?.trim().toLowerCase();
  return email !== undefined && isEmailAddress(email) ? email : undefined;
}

// All of it travels in every session cookie, so it is kept short.
const shortText = (value: unknown): string | undefined =>
  typeof value === "string" && value !== "" && value.length <= longestText && isStorable(value) ? value : undefined;

const longestText = 1024;
const longestSubject = 255;
