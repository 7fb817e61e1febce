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
import { sendText } from "@platform/auth/one-time/send";
import { laneOf } from "@platform/auth/passwords/passwords";
import { ensureStrength } from "@platform/auth/passwords/strength";
import { audienceOf } from "@platform/auth/request/audience";
import { audit } from "@platform/auth/request/audit";
import { answer, type AuthRequest } from "@platform/auth/request/auth-request";
import { AuthError, invalid } from "@platform/auth/request/errors";
import { captchaToken, object, pkcePair, readJson, text } from "@platform/auth/request/json";
import { startSession } from "@platform/auth/sessions/session";
import { emailAddress, phoneNumber } from "@platform/auth/users/addresses";
import { createUser } from "@platform/auth/users/change-user";
import { isEmailTaken, isPhoneTaken, userByEmail, userByPhone } from "@platform/auth/users/find-user";
import {
  confirmEmail,
  confirmPhone,
  createAccount,
  oneAtATime,
  signupDisabled,
  type NewAccount,
} from "@platform/auth/users/sign-up";
import { shownUser, type Json, type UserRow } from "@platform/auth/users/user";

const schema = z.object({
  email: text,
  phone: text,
  password: text,
  data: object,
  channel: text,
  ...pkcePair,
  ...captchaToken,
});

export async function signUp(call: AuthRequest): Promise<Response> {
  const { auth } = call;
  const body = await readJson(call.request, schema);
  await ensurePerson(call, body.gotrue_meta_security);
  if (body.email === "" && body.phone === "") return signUpAnonymously(call, body.data ?? {});
  ensureRate(call, "signups");
  if (!auth.settings.signup.enabled) throw signupDisabled();
  if (body.password === "") throw invalid("Signup requires a valid password");
  ensureStrength(body.password, auth.settings.password);
  if (body.email !== "" && body.phone !== "")
    throw invalid("Only an email address or phone number should be provided on signup.");
  ensureChannel(body.channel, call.auth);
  const challenge = readChallenge(body);
  const kind = body.email === "" ? "phone" : "email";
  if (kind === "phone" && challenge) throw invalid("PKCE not supported for phone signups");
  if (!auth.settings[kind].enabled)
    throw new AuthError(
      400,
      `${kind}_provider_disabled`,
      `${kind === "email" ? "Email" : "Phone"} signups are disabled`,
    );
  const address = kind === "email" ? emailAddress(body.email) : phoneNumber(body.phone);

  // Hashed for known addresses too: the time taken tells nothing.
  const passwordHash = await auth.passwords.queued(laneOf(call), ({ hash }) => hash(body.password));
  const audience = await audienceOf(call);
  const account: NewAccount = { kind, address, audience, passwordHash, data: body.data ?? {} };
  const register = async () => {
    const response = await auth.db.transaction((tx) => registered(tx, call, account, challenge));
    auth.messages.wake();
    return answer(response);
  };
  // An account that is confirmed at once gets a session, which a stranger to the address cannot be given.
  if (auth.settings[kind].autoConfirm) return register();
  return hidingStrangers(call, register, () => answer(pretendedUser(call, account)));
}

async function registered(
  tx: Sql,
  call: AuthRequest,
  account: NewAccount,
  challenge: Challenge | undefined,
): Promise<Json> {
  const { kind, address, audience } = account;
  await oneAtATime(tx, address);
  const existing = await (kind === "email" ? userByEmail : userByPhone)(tx, address, audience);
  if (existing ? isConfirmed(existing, kind) : await isTakenElsewhere(tx, kind, address))
    return repeated(tx, call, existing, account);
  const user = existing ?? (await createAccount(tx, call, account));
  if (!call.auth.settings[kind].autoConfirm) return confirmationSent(tx, call, user, kind, challenge);
  const confirmed = await (kind === "email" ? confirmEmail : confirmPhone)(tx, user, call.now);
  return startSession(tx, call, confirmed, { method: "password" });
}

const isConfirmed = (user: UserRow, kind: "email" | "phone") =>
  (kind === "email" ? user.email_confirmed_at : user.phone_confirmed_at) !== null;

/** By someone of another audience. */
const isTakenElsewhere = (tx: Sql, kind: "email" | "phone", address: string) =>
  (kind === "email" ? isEmailTaken : isPhoneTaken)(tx, address);

/** A sign-up with another person's address reveals nothing: the answer shows a user that never existed. */
async function repeated(tx: Sql, call: AuthRequest, user: UserRow | undefined, account: NewAccount): Promise<Json> {
  const { kind } = account;
  if (call.auth.settings[kind].autoConfirm) throw new AuthError(422, "user_already_exists", "User already registered");
  if (user) await audit(tx, call, "user_repeated_signup", user, { provider: kind });
  return pretendedUser(call, account);
}

function pretendedUser(call: AuthRequest, { kind, address, audience, data }: NewAccount): Json {
  const time = call.now.toISOString();
  return {
    id: randomUUID(),
    aud: audience,
    role: "",
    email: kind === "email" ? address : "",
    phone: kind === "phone" ? address : "",
    confirmation_sent_at: time,
    app_metadata: { provider: kind, providers: [kind] },
    user_metadata: data,
    identities: [],
    created_at: time,
    updated_at: time,
    is_anonymous: false,
  };
}

async function confirmationSent(
  tx: Sql,
  call: AuthRequest,
  user: UserRow,
  kind: "email" | "phone",
  challenge: Challenge | undefined,
): Promise<Json> {
  if (kind === "phone") {
    const texting = {
      kind: "phone_confirmation",
      type: "confirmation_token",
      to: user.phone!,
      sentAt: "confirmation_sent_at",
    } as const;
    return shownUser((await sendText(tx, call, user, texting)).user);
  }
  const sent = await sendConfirmation(tx, call, user, {
    method: "email/signup",
    challenge,
    redirectTo: redirectTarget(call),
  });
  // An invited person is known to whoever invited them, not to whoever signs up in their name.
  return sent.invited_at ? { ...shownUser(sent), user_metadata: {}, identities: [] } : shownUser(sent);
}

async function signUpAnonymously(call: AuthRequest, data: Json): Promise<Response> {
  const { auth, now } = call;
  ensureRate(call, "anonymous");
  if (!auth.settings.signup.enabled) throw signupDisabled();
  if (!auth.settings.signup.anonymous)
    throw new AuthError(422, "anonymous_provider_disabled", "Anonymous sign-ins are disabled");
  const aud = await audienceOf(call);
  const session = await auth.db.transaction(async (tx) => {
    const user = await createUser(tx, { aud, is_anonymous: true, raw_user_meta_data: data }, now);
    await audit(tx, call, "user_signedup", user, { provider: "anonymous" });
    return startSession(tx, call, user, { method: "anonymous" });
  });
  return answer(session);
}
