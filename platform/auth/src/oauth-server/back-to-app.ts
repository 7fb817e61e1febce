import type { Auth } from "@platform/auth/request/auth-request";
import type { AuthorizationRow } from "./authorization.ts";

/** The address of the application, with what came of it, and with who says so: an answer of ours is not taken for another's. */
export function backToApp(
  { settings }: Auth,
  { redirect_uri, state }: Pick<AuthorizationRow, "redirect_uri" | "state">,
  result: { code: string } | { error: string; error_description: string },
): string {
  const url = new URL(redirect_uri);
  const fields = { ...result, ...(state ? { state } : {}), iss: settings.issuer ?? settings.externalUrl };
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
  return url.href;
}
