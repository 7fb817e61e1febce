/** The cookies of a signed-in person, as `@supabase/ssr` leaves them in a browser. */
import { sessionCookie } from "@product/web/server/sessions/session-cookie";

/** Longer values are cut into numbered cookies of this length. */
const chunkLength = 3180;

/** With the session among the others that a visitor of the site has. */
export const cookieHeader = (session: object): string =>
  ["language=es", ...sessionCookies(session), "colour-mode=dark"].join("; ");

function sessionCookies(session: object): string[] {
  const value = `base64-${Buffer.from(JSON.stringify(session)).toString("base64url")}`;
  if (value.length <= chunkLength) return [`${sessionCookie}=${value}`];
  const chunks = Array.from({ length: Math.ceil(value.length / chunkLength) }, (_, n) =>
    value.slice(n * chunkLength, (n + 1) * chunkLength),
  );
  return chunks.map((chunk, n) => `${sessionCookie}.${n}=${chunk}`);
}

/** A person of the size that providers and invitations leave: two identities, a few words about them. */
export function inventedUser(id: string): Record<string, unknown> {
  const day = "2026-11-15T08:00:00.000Z";
  const identity = (provider: string) => ({
    identity_id: crypto.randomUUID(),
    id,
    user_id: id,
    identity_data: { email: "lucia.nunez@example.org", email_verified: true, full_name: "Lucía Núñez Ferrer", sub: id },
    provider,
    last_sign_in_at: day,
    created_at: day,
    updated_at: day,
    email: "lucia.nunez@example.org",
  });
  return {
    id,
    aud: "authenticated",
    role: "authenticated",
    email: "lucia.nunez@example.org",
    email_confirmed_at: day,
    phone: "",
    confirmed_at: day,
    last_sign_in_at: day,
    app_metadata: { provider: "email", providers: ["email", "google"] },
    user_metadata: { full_name: "Lucía Núñez Ferrer", language: "es", email_verified: true, sub: id },
    identities: [identity("email"), identity("google")],
    created_at: day,
    updated_at: day,
    is_anonymous: false,
  };
}
