/** Ties a way through a provider to the browser that began it: whoever comes back with the state brings the cookie as well. */
import { createHash, randomBytes } from "node:crypto";
import type { AuthSettings } from "@platform/auth/settings";

export const flowSeconds = 300;

export const newBrowserSecret = (): string => randomBytes(32).toString("base64url");

export const hashOfSecret = (secret: string): Buffer => createHash("sha256").update(secret).digest();

/** One cookie for each way, so that two tabs do not take it from one another. */
export const bindingCookie = (settings: AuthSettings, flowId: string, secret: string): string =>
  `${nameOf(settings, flowId)}=${secret}; Max-Age=${flowSeconds}; ${attributesOf(settings)}`;

export const spentCookie = (settings: AuthSettings, flowId: string): string =>
  `${nameOf(settings, flowId)}=; Max-Age=0; ${attributesOf(settings)}`;

export function secretIn(request: Request, settings: AuthSettings, flowId: string): string {
  const start = `${nameOf(settings, flowId)}=`;
  const pairs = (request.headers.get("cookie") ?? "").split(";").map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(start))?.slice(start.length) ?? "";
}

const isSecure = ({ externalUrl }: AuthSettings) => externalUrl.startsWith("https:");

// With this prefix a browser takes the cookie from this very host alone, and not from one beside it.
const nameOf = (settings: AuthSettings, flowId: string) => `${isSecure(settings) ? "__Host-" : ""}auth-flow-${flowId}`;

// Lax: it comes along when the provider sends the browser back, and not when another page fetches.
const attributesOf = (settings: AuthSettings) =>
  `Path=/; HttpOnly; SameSite=Lax${isSecure(settings) ? "; Secure" : ""}`;
