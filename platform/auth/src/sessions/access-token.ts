import { secondsOf } from "@platform/kernel/clock";
import type { Auth } from "@platform/auth/request/auth-request";
import type { UserRow } from "@platform/auth/users/user";
import type { SessionRow } from "./session.ts";

/** The JWT that every service accepts. Nothing in it grants more than the role: rights are looked up where they are used. */
export function accessToken(auth: Auth, session: SessionRow, user: UserRow, now: Date): Promise<string> {
  const { accessTokenSeconds, issuer, externalUrl } = auth.settings;
  return auth.keys.sign({
    iss: issuer ?? externalUrl,
    sub: user.id,
    // One string, not a list: clients compare it as it stands.
    aud: user.aud,
    exp: secondsOf(now) + accessTokenSeconds,
    iat: secondsOf(now),
    email: user.email ?? "",
    phone: user.phone ?? "",
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    role: user.role,
    aal: session.aal,
    amr: session.amr,
    session_id: session.id,
    is_anonymous: user.is_anonymous,
    ...(session.oauth_client_id ? { client_id: session.oauth_client_id, scope: session.scopes ?? "" } : {}),
  });
}
