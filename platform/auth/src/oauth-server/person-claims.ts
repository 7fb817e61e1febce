import { secondsOf } from "@platform/kernel/clock";
import type { UserRow } from "@platform/auth/users/user";
import { scopesIn } from "./scopes.ts";

/** The claims about a person that these scopes allow. */
export function claimsFor(user: UserRow, scope: string): Record<string, unknown> & { sub: string } {
  const scopes = scopesIn(scope);
  const { name, full_name, picture, avatar_url, preferred_username } = user.raw_user_meta_data as Record<
    string,
    unknown
  >;
  const claimsByScope = {
    profile: {
      name: textOf(name) ?? textOf(full_name),
      picture: textOf(picture) ?? textOf(avatar_url),
      preferred_username: textOf(preferred_username),
      // Text, where the person was read inside of their session.
      updated_at: secondsOf(new Date(user.updated_at)),
    },
    email: user.email ? { email: user.email, email_verified: user.email_confirmed_at !== null } : {},
    phone: user.phone ? { phone_number: user.phone, phone_number_verified: user.phone_confirmed_at !== null } : {},
  };
  const parts = Object.entries(claimsByScope).filter(([part]) => scopes.includes(part));
  return { sub: user.id, ...Object.fromEntries(parts.flatMap(([, part]) => Object.entries(part).filter(isGiven))) };
}

const textOf = (value: unknown): string | undefined => (typeof value === "string" && value !== "" ? value : undefined);
const isGiven = ([, value]: [string, unknown]): boolean => value !== undefined;
