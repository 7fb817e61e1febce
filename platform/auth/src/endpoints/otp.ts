/** Sends a code or a magic link; whoever is not known yet is signed up on the way. */
import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { Sql } from "@platform/kernel/sql";
import { readChallenge, type Challenge } from "@platform/auth/flows/pkce";
import { redirectTarget } from "@platform/auth/flows/redirect-target";
import { ensurePerson } from "@platform/auth/limits/captcha";
import { hidingStrangers } from "@platform/auth/limits/hide-strangers";
import { ensureRate } from "@platform/auth/limits/rates";
import { ensureChannel } from "@platform/auth/one-time/channel";
import { sendConfirmation } from "@platform/auth/one-time/send-confirmation";
import { sendLink, sendText } from "@platform/auth/one-time/send";
import { audienceOf } from "@platform/auth/request/audience";
import { audit } from "@platform/auth/request/audit";
import { answer, type AuthRequest } from "@platform/auth/request/auth-request";
import { AuthError, invalid } from "@platform/auth/request/errors";
import { captchaToken, object, pkcePair, readJson, text } from "@platform/auth/request/json";
import { emailAddress, phoneNumber } from "@platform/auth/users/addresses";
import { isEmailTaken, isPhoneTaken, userByEmail, userByPhone } from "@platform/auth/users/find-user";
import { confirmEmail, confirmPhone, createAccount, oneAtATime, signupDisabled } from "@platform/auth/users/sign-up";
import type { Json, UserRow } from "@platform/auth/users/user";

const schema = z.object({
  email: text,
  phone: text,
  create_user: z.boolean().nullish(),
  data: object,
  channel: text,
  ...pkcePair,
  ...captchaToken,
});

export const otp = (call: AuthRequest): Promise<Response> => oneTimeCode(call, false);

/** The older name of the half that sends mails. */
export const magicLink = (call: AuthRequest): Promise<Response> => oneTimeCode(call, true);

async function oneTimeCode(call: AuthRequest, isMailOnly: boolean): Promise<Response> {
  ensureRate(call, "otp");
  const body = await readJson(call.request, schema);
  await ensurePerson(call, body.gotrue_meta_security);
  const challenge = readChallenge(body);
  const { email, phone, channel } = body;
  if (email !== "" && phone !== "") throw invalid("Only an email address or phone number should be provided");
  if (email !== "" && channel !== "") throw invalid("Channel should only be specified with Phone OTP");
  if (email === "" && (phone === "" || isMailOnly)) throw invalid("One of email or phone must be set");
  ensureChannel(channel, call.auth);
  const request = { data: body.data ?? {}, mayCreate: body.create_user !== false };
  const send = async () => {
    const messageId =
      email === "" ? await textCode(call, phone, request) : await mailLink(call, email, request, challenge);
    call.auth.messages.wake();
    return sent(messageId);
  };
  return hidingStrangers(call, send, () => sent(email === "" ? randomUUID() : undefined));
}

const sent = (messageId: string | undefined) => answer(messageId ? { message_id: messageId } : {});

type Request = { data: Json; mayCreate: boolean };

const notForStrangers = () => new AuthError(422, "otp_disabled", "Signups not allowed for otp");

async function mailLink(
  call: AuthRequest,
  input: string,
  { data, mayCreate }: Request,
  challenge: Challenge | undefined,
): Promise<undefined> {
  const { auth, now } = call;
  if (!auth.settings.email.enabled || !auth.settings.email.magicLinks)
    throw new AuthError(422, "email_provider_disabled", "Email logins are disabled");
  const address = emailAddress(input);
  const audience = await audienceOf(call);
  await auth.db.transaction(async (tx) => {
    await oneAtATime(tx, address);
    const known = await userByEmail(tx, address, audience);
    if (!known && !mayCreate) throw notForStrangers();
    if (known?.email_confirmed_at) return sendMagicLink(tx, call, known, challenge);
    if (!known && !auth.settings.signup.enabled) throw signupDisabled();
    // Someone of another audience has it: they get no mail from here, and the asker learns nothing.
    if (!known && (await isEmailTaken(tx, address))) return undefined;
    const user =
      known ?? (await createAccount(tx, call, { kind: "email", address, audience, passwordHash: null, data }));
    if (auth.settings.email.autoConfirm) return sendMagicLink(tx, call, await confirmEmail(tx, user, now), challenge);
    return sendConfirmation(tx, call, user, {
      method: "email/signup",
      challenge,
      redirectTo: redirectTarget(call),
    });
  });
}

async function sendMagicLink(
  tx: Sql,
  call: AuthRequest,
  user: UserRow,
  challenge: Challenge | undefined,
): Promise<UserRow> {
  await audit(tx, call, "user_recovery_requested", user, { kind: "magiclink" });
  return sendLink(tx, call, user, {
    kind: "magic_link",
    type: "recovery_token",
    linkType: "magiclink",
    to: user.email!,
    sentAt: "recovery_sent_at",
    method: "magiclink",
    challenge,
    redirectTo: redirectTarget(call),
  });
}

async function textCode(call: AuthRequest, input: string, { data, mayCreate }: Request): Promise<string> {
  const { auth, now } = call;
  if (!auth.settings.phone.enabled) throw new AuthError(400, "phone_provider_disabled", "Unsupported phone provider");
  const address = phoneNumber(input);
  const audience = await audienceOf(call);
  return auth.db.transaction(async (tx) => {
    await oneAtATime(tx, address);
    const known = await userByPhone(tx, address, audience);
    if (!known && !mayCreate) throw notForStrangers();
    if (!known && !auth.settings.signup.enabled) throw signupDisabled();
    if (!known && (await isPhoneTaken(tx, address))) return randomUUID();
    const user =
      known ?? (await createAccount(tx, call, { kind: "phone", address, audience, passwordHash: null, data }));
    const reachable =
      auth.settings.phone.autoConfirm && !user.phone_confirmed_at ? await confirmPhone(tx, user, now) : user;
    const texting = {
      kind: "phone_otp",
      type: "confirmation_token",
      to: address,
      sentAt: "confirmation_sent_at",
    } as const;
    return (await sendText(tx, call, reachable, texting)).messageId;
  });
}
