import { InvalidToken } from "@platform/kernel/keys";
import type { AuthRequest } from "./auth-request.ts";

/** Users are looked up within an audience: the one asked for, else that of the caller's token, else the usual one. */
export async function audienceOf(call: AuthRequest): Promise<string> {
  const audience = call.request.headers.get("x-jwt-aud");
  if (audience) return audience;
  return (await audienceOfToken(call)) ?? call.auth.settings.audience;
}

async function audienceOfToken({ auth, bearer }: AuthRequest): Promise<string | undefined> {
  if (bearer.kind !== "token") return undefined;
  try {
    const { aud, role } = await auth.keys.verify(bearer.token);
    const isPerson = role !== "service_role" && role !== "supabase_admin" && role !== "anon";
    return isPerson && typeof aud === "string" && aud !== "" ? aud : undefined;
  } catch (error) {
    // Whether the token is needed at all is for the endpoint to say.
    if (error instanceof InvalidToken) return undefined;
    throw error;
  }
}
