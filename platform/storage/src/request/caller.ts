/** The caller of a request, from the bearer and the project's keys. */
import { isBrowser, isOpaque, roleOfApiKey, type ApiKeys } from "@platform/kernel/api-keys";
import { InvalidToken, type Claims, type Keys } from "@platform/kernel/keys";
import type { Caller } from "@platform/storage/access/policy";
import { refusals } from "./errors.ts";

export async function callerIn(request: Request, keys: Keys, apiKeys: ApiKeys | undefined): Promise<Caller> {
  const token = /^bearer (\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
  const key = request.headers.get("apikey") ?? "";
  const isPublished = apiKeys?.secret.some((secret) => secret === key || secret === token) ?? false;
  if (isPublished && isBrowser(request.headers.get("user-agent") ?? "")) throw refusals.publishedKey();
  if (token !== undefined && !isOpaque(token)) return callerOf(await verified(token, keys));
  // supabase-js shows an opaque key as a bearer too: it is no token, the role of the key stands in for it.
  const shown = isOpaque(key) ? key : token;
  const role = shown !== undefined && apiKeys ? await roleOfApiKey(shown, apiKeys, keys) : undefined;
  if (!role) throw refusals.accessDenied("Invalid Compact JWS");
  return { role, claims: { role } };
}

function callerOf(claims: Claims): Caller {
  const role = claims["role"];
  return {
    role: role === "service_role" || role === "authenticated" ? role : "anon",
    ...(typeof claims.sub === "string" && claims.sub !== "" ? { userId: claims.sub } : {}),
    claims,
  };
}

async function verified(token: string, keys: Keys): Promise<Claims> {
  try {
    return await keys.verify(token);
  } catch (error) {
    if (error instanceof InvalidToken) throw refusals.accessDenied(libraryText(error.message));
    throw error;
  }
}

// The reference passes on what its JWT library says, and clients compare those texts.
function libraryText(message: string): string {
  if (message.includes("malformed")) return "Invalid Compact JWS";
  return message.includes("expired") ? '"exp" claim timestamp check failed' : "signature verification failed";
}
