/** One request to the service, and the parts that answer it. */
import { setTimeout as pause } from "node:timers/promises";
import type { Role } from "@platform/kernel/api-keys";
import type { Clock } from "@platform/kernel/clock";
import type { Seal } from "@platform/kernel/sealing";
import type { Keys } from "@platform/kernel/keys";
import type { Logger } from "@platform/kernel/logger";
import type { Database, Sql } from "@platform/kernel/sql";
import type { Attempts } from "@platform/auth/limits/attempts";
import type { Device, Devices } from "@platform/auth/limits/known-devices";
import type { Captcha } from "@platform/auth/limits/captcha";
import type { ProofOfWork } from "@platform/auth/limits/proof-of-work";
import type { HoldRefusals } from "@platform/auth/limits/hold-refusals";
import type { Rates } from "@platform/auth/limits/rates";
import type { Passwords } from "@platform/auth/passwords/passwords";
import type { ServiceKey } from "@platform/auth/saml/service-key";
import type { AuthSettings } from "@platform/auth/settings";
import type { AccountEvent } from "./account-events.ts";

export type Auth = {
  settings: AuthSettings;
  db: Database;
  keys: Keys;
  clock: Clock;
  log: Logger;
  passwords: Passwords;
  rates: Rates;
  attempts: Attempts;
  devices: Devices;
  captcha: Captcha;
  /** Where our own work is asked for instead of another company's check. */
  proofOfWork: ProofOfWork | undefined;
  messages: Messages;
  /** Closes the secrets of authenticator apps. */
  factorSeal: Seal;
  /** Signs what identity providers are asked. */
  samlKey: () => Promise<ServiceKey>;
  recordAccountEvent: (event: AccountEvent) => Promise<void>;
  /** Answers that must not tell a stranger's address from a known one take at least this long. */
  evenAnswerMs: number;
  holdRefusals: HoldRefusals;
};

/** Where mails and texts go: written in the caller's transaction, worded and sent by whoever is bound here. */
export type Messages = {
  write(tx: Sql, notice: Notice): Promise<{ id: string }>;
  /** Called when the transaction has been committed. */
  wake(): void;
};

export type Notice = {
  channel: "mail" | "sms";
  kind: NoticeKind;
  to: string;
  language: "en" | "es";
  /** Values that the text may mention, named as in the protocol: a link, a code, the old and the new address … */
  variables: NoticeVariables;
};

export type NoticeKind =
  | "confirmation"
  | "invite"
  | "magic_link"
  | "recovery"
  | "email_change"
  | "reauthentication"
  | "phone_confirmation"
  | "phone_otp"
  | "phone_change"
  | "mfa_phone"
  | "password_changed"
  | "email_changed"
  | "phone_changed"
  | "identity_linked"
  | "identity_unlinked"
  | "factor_enrolled"
  | "factor_unenrolled"
  | "passkey_added"
  | "passkey_removed";

export type NoticeVariables = {
  siteUrl: string;
  link?: string;
  code?: string;
  email?: string;
  newEmail?: string;
  oldEmail?: string;
  phone?: string;
  oldPhone?: string;
  provider?: string;
  /** The account elsewhere, as that provider names it. */
  account?: string;
  factorType?: string;
};

export type AuthRequest = {
  auth: Auth;
  id: string;
  request: Request;
  query: URLSearchParams;
  /** Path parameters. */
  params: Record<string, string>;
  ip: string;
  userAgent: string;
  /** The browser, as far as someone has signed in there before. */
  device: Device;
  now: Date;
  bearer: Bearer;
};

/** The credential of the caller: a token of ours to be verified, the role of a project key, or nothing. */
export type Bearer = { kind: "token"; token: string } | { kind: "role"; role: Role } | { kind: "none" };

export type Handler = (call: AuthRequest) => Promise<Response>;

export const answer = (body: unknown, headers: Record<string, string> = {}): Response =>
  Response.json(body, { headers: { "cache-control": "no-store", ...headers } });

/** Waits until the answer may be given: writing a mail takes longer than writing none, and nobody shall see the difference. */
export async function evenly(call: AuthRequest, work: () => Promise<Response>): Promise<Response> {
  const floor = pause(call.auth.evenAnswerMs);
  const response = await work();
  await floor;
  return response;
}
