/** How often one network may ask for each kind of thing, and how many messages may leave because of it. */
import type { Clock } from "@platform/kernel/clock";
import { networkOf } from "@platform/kernel/network";
import { createBucket } from "@platform/kernel/token-bucket";
import type { AuthRequest } from "@platform/auth/request/auth-request";
import { AuthError } from "@platform/auth/request/errors";
import type { AuthSettings } from "@platform/auth/settings";

export type RateName = (typeof rateNames)[number];
export type Rates = { allows(kind: RateName, key: string): boolean };

const rateNames = [
  "token",
  "verify",
  "otp",
  "signups",
  "anonymous",
  "web3",
  "sso",
  "saml",
  "oauth",
  "passkey",
  "mfa",
  "mails",
  "texts",
] as const;

export function createRates(limits: AuthSettings["limits"], clock: Clock): Rates {
  const buckets = new Map(rateNames.map((name) => [name, createBucket(limits[name], clock)]));
  return { allows: (kind, key) => buckets.get(kind)!(key) };
}

/**
 * One address may be a whole venue, so this is a high ceiling; accounts have limits of their own. A browser in which someone
 * has signed in counts for itself, so that nobody else uses up what it may ask.
 */
export function ensureRate(call: AuthRequest, kind: RateName): void {
  if (!call.auth.rates.allows(kind, whence(call)))
    throw new AuthError(429, "over_request_rate_limit", "Request rate limit reached");
}

/**
 * Messages are limited by device or network, since strangers could use up a budget for all and then no user would get a
 * code. Besides, each account has a minimum gap between messages.
 */
export function ensureMessageBudget(call: AuthRequest, kind: "mails" | "texts"): void {
  if (call.auth.rates.allows(kind, whence(call))) return;
  throw kind === "mails"
    ? new AuthError(429, "over_email_send_rate_limit", "email rate limit exceeded")
    : new AuthError(429, "over_sms_send_rate_limit", "SMS rate limit exceeded");
}

const whence = ({ device, ip }: AuthRequest): string => device.id ?? networkOf(ip);
