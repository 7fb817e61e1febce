/** Reads the session out of a request's cookies, as `@supabase/ssr` writes it: whole or in numbered chunks, base64url after a prefix. */
export const sessionCookie = "cuadrante-auth";

export type StoredSession = { accessToken: string; expiresAt: number };

/** Undefined when there is none, or none that can be read: a damaged cookie is no session. */
export function storedSession(cookieHeader: string | null): StoredSession | undefined {
  if (!cookieHeader?.includes(sessionCookie)) return undefined;
  const value = sessionValue(cookiesIn(cookieHeader));
  if (!value?.startsWith(prefix)) return undefined;
  try {
    const session = JSON.parse(Buffer.from(value.slice(prefix.length), "base64url").toString()) as Record<
      string,
      unknown
    >;
    const { access_token, expires_at } = session;
    return typeof access_token === "string" && typeof expires_at === "number"
      ? { accessToken: access_token, expiresAt: expires_at }
      : undefined;
  } catch {
    return undefined;
  }
}

const prefix = "base64-";

function sessionValue(cookies: Map<string, string>): string | undefined {
  const whole = cookies.get(sessionCookie);
  if (whole !== undefined) return whole;
  let value: string | undefined;
  for (let chunk = 0; ; chunk++) {
    const part = cookies.get(`${sessionCookie}.${chunk}`);
    if (part === undefined) return value;
    value = (value ?? "") + part;
  }
}

/** Most requests have none of that name, and need no reading of the rest. */
export const cookieNamed = (name: string, header: string | undefined): string | undefined =>
  header?.includes(name) ? cookiesIn(header).get(name) : undefined;

export function cookiesIn(header: string): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of header.split(";")) {
    const equals = pair.indexOf("=");
    if (equals < 0) continue;
    const name = pair.slice(0, equals).trim();
    // The first of two with one name is the one with the longer path, which the browser means.
    if (!cookies.has(name)) cookies.set(name, decoded(pair.slice(equals + 1).trim()));
  }
  return cookies;
}

function decoded(value: string): string {
  if (!value.includes("%")) return value;
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
