/** Sends codes and links: one at a time to each address, within the budget, in the transaction that made them. */
import type { Sql } from "@platform/kernel/sql";
import { createMailFlow } from "@platform/auth/flows/flow-state";
import type { Challenge } from "@platform/auth/flows/pkce";
import { ensureMessageBudget } from "@platform/auth/limits/rates";
import type { AuthRequest, NoticeKind, NoticeVariables } from "@platform/auth/request/auth-request";
import { AuthError } from "@platform/auth/request/errors";
import { forgetClaims } from "@platform/auth/providers/unproven-account";
import { changeUser } from "@platform/auth/users/change-user";
import type { UserRow } from "@platform/auth/users/user";
import { ensureCarrier } from "./channel.ts";
import { languageFor } from "./language.ts";
import { mailLink, type LinkType } from "./link.ts";
import { issueToken, type IssuedToken, type TokenType } from "./tokens.ts";

type SentAt =
  | "confirmation_sent_at"
  | "recovery_sent_at"
  | "email_change_sent_at"
  | "reauthentication_sent_at"
  | "phone_change_sent_at";

export type Mailing = {
  kind: NoticeKind;
  type: TokenType;
  linkType: LinkType;
  to: string;
  sentAt: SentAt;
  /** The method that a session will show when it was opened through this mail with a proof key. */
  method?: string;
  challenge?: Challenge | undefined;
  redirectTo: string;
  variables?: Partial<NoticeVariables>;
};

/** Throws inside the gap: the person is told how long to wait, and nothing is sent twice. */
export async function sendLink(tx: Sql, call: AuthRequest, user: UserRow, mailing: Mailing): Promise<UserRow> {
  const { auth, now } = call;
  ensureGap(user[mailing.sentAt], auth.settings.email.minGapSeconds, now, "over_email_send_rate_limit");
  const issued = await issueToken(
    tx,
    {
      userId: user.id,
      type: mailing.type,
      address: mailing.to,
      otpLength: auth.settings.email.otpLength,
      isPkce: mailing.challenge !== undefined,
    },
    now,
  );
  if (mailing.method) await createMailFlow(tx, user.id, mailing.method, mailing.challenge, now);
  await writeMail(tx, call, user, mailing, issued);
  return changeUser(tx, user.id, { [mailing.sentAt]: now }, now);
}

/** The mail alone, for a token made elsewhere. */
export async function writeMail(
  tx: Sql,
  call: AuthRequest,
  user: UserRow,
  mailing: Omit<Mailing, "type" | "sentAt">,
  { otp, link }: IssuedToken,
): Promise<void> {
  const { settings, messages } = call.auth;
  ensureMessageBudget(call, "mails");
  // Opening it proves the address to us, not to a provider's account that the mail does not name.
  if (mailing.to === user.email && !mailing.variables?.provider) await forgetClaims(tx, user, call.now);
  const language = languageFor(call, user);
  await messages.write(tx, {
    channel: "mail",
    kind: mailing.kind,
    to: mailing.to,
    language,
    variables: {
      siteUrl: settings.siteUrl,
      code: otp,
      ...(mailing.kind === "reauthentication"
        ? {}
        : { link: mailLink(settings, mailing.linkType, link, mailing.redirectTo, language) }),
      email: user.email ?? mailing.to,
      ...mailing.variables,
    },
  });
}

export type Texting = {
  kind: NoticeKind;
  type: TokenType;
  to: string;
  sentAt: SentAt;
};

/** A text with a code; a number set aside for tests gets its fixed code, and nothing is sent. */
export async function sendText(
  tx: Sql,
  call: AuthRequest,
  user: UserRow,
  texting: Texting,
): Promise<{ user: UserRow; messageId: string }> {
  const { auth, now } = call;
  const { phone } = auth.settings;
  ensureGap(user[texting.sentAt], phone.minGapSeconds, now, "over_sms_send_rate_limit");
  const fixed = phone.testOtps[texting.to];
  const { otp } = await issueToken(
    tx,
    { userId: user.id, type: texting.type, address: texting.to, otpLength: phone.otpLength, isPkce: false, otp: fixed },
    now,
  );
  const changed = await changeUser(tx, user.id, { [texting.sentAt]: now }, now);
  if (fixed !== undefined) return { user: changed, messageId: "test-otp" };
  return { user: changed, messageId: await writeText(tx, call, user, texting.kind, texting.to, otp) };
}

export async function writeText(
  tx: Sql,
  call: AuthRequest,
  user: UserRow,
  kind: NoticeKind,
  to: string,
  code: string,
): Promise<string> {
  ensureCarrier(call.auth);
  ensureMessageBudget(call, "texts");
  const { settings, messages } = call.auth;
  const language = languageFor(call, user);
  const { id } = await messages.write(tx, {
    channel: "sms",
    kind,
    to,
    language,
    variables: { siteUrl: settings.siteUrl, code },
  });
  return id;
}

/** Tells a person of a change to their account; it carries nothing to click or type. */
export async function notify(
  tx: Sql,
  call: AuthRequest,
  user: UserRow,
  kind: NoticeKind,
  variables: Partial<NoticeVariables> = {},
  to = user.email,
): Promise<void> {
  if (!to) return;
  const { settings, messages } = call.auth;
  await messages.write(tx, {
    channel: "mail",
    kind,
    to,
    language: languageFor(call, user),
    variables: { siteUrl: settings.siteUrl, email: to, ...variables },
  });
}

export function ensureGap(
  sentAt: Date | null,
  gapSeconds: number,
  now: Date,
  code: "over_email_send_rate_limit" | "over_sms_send_rate_limit",
): void {
  if (!sentAt) return;
  const left = Math.ceil(gapSeconds - (now.getTime() - sentAt.getTime()) / 1000);
  if (left > 0)
    throw new AuthError(429, code, `For security purposes, you can only request this after ${left} seconds.`);
}
