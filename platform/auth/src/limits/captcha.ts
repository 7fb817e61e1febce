/** Asks a CAPTCHA provider, or our own proof of work, whether a person stands behind a request, when one is configured. */
import { fetchOutside } from "@platform/kernel/fetch-outside";
import type { AuthRequest } from "@platform/auth/request/auth-request";
import { AuthError } from "@platform/auth/request/errors";
import type { AuthSettings } from "@platform/auth/settings";
import type { ProofOfWork } from "./proof-of-work.ts";
import { comesFromServer } from "./from-server.ts";

/** The provider's reasons for saying no; none when it says yes. */
export type Captcha = ((token: string, ip: string) => Promise<string[]>) | undefined;

const addresses = {
  hcaptcha: "https://hcaptcha.com/siteverify",
  turnstile: "https://challenges.cloudflare.com/turnstile/v0/siteverify",
};

export function createCaptcha(settings: AuthSettings["captcha"], work: ProofOfWork | undefined): Captcha {
  if (!settings) return undefined;
  if (settings.provider === "proof-of-work") return work?.check;
  const { provider, secret = "", url = addresses[provider] } = settings;
  return async (token, ip) => {
    const body = new URLSearchParams({ secret, response: token, remoteip: ip });
    const allowedHosts = [new URL(url).host];
    const response = await fetchOutside(url, { method: "POST", body, allowedHosts, patienceMs: 10_000 });
    const verdict = (await response.json()) as { success?: boolean; "error-codes"?: string[] };
    return verdict.success === true ? [] : (verdict["error-codes"] ?? ["unknown"]);
  };
}

/** A caller with the project's secret needs no CAPTCHA. */
export async function ensurePerson(call: AuthRequest, token: string): Promise<void> {
  const { captcha } = call.auth;
  if (!captcha || (await comesFromServer(call))) return;
  const failed = (why: string) =>
    new AuthError(400, "captcha_failed", `captcha protection: request disallowed (${why})`);
  if (token === "") throw failed("no captcha_token found");
  const reasons = await captcha(token, call.ip);
  if (reasons.length > 0) throw failed(reasons.join(", "));
}
