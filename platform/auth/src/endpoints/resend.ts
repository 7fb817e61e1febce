import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { Sql } from "@platform/kernel/sql";
import { readChallenge } from "@platform/auth/flows/pkce";
import { redirectTarget } from "@platform/auth/flows/redirect-target";
import { ensurePerson } from "@platform/auth/limits/captcha";
import { hidingStrangers } from "@platform/auth/limits/hide-strangers";
import { ensureRate } from "@platform/auth/limits/rates";
import { sendConfirmation } from "@platform/auth/one-time/send-confirmation";
import { sendEmailChange } from "@platform/auth/one-time/send-email-change";
import { sendText } from "@platform/auth/one-time/send";
import { audienceOf } from "@platform/auth/request/audience";
import { answer, evenly, type AuthRequest } from "@platform/auth/request/auth-request";
import { AuthError, invalid } from "@platform/auth/request/errors";
import { captchaToken, pkcePair, readJson, text } from "@platform/auth/request/json";
import { emailAddress, phoneNumber } from "@platform/auth/users/addresses";
import { userByEmail, userByPhone } from "@platform/auth/users/find-user";
import type { UserRow } from "@platform/auth/users/user";

const schema = z.object({ type: text, email: text, phone: text, ...pkcePair, ...captchaToken });
type Body = z.infer<typeof schema>;

const mailTypes = ["signup", "email_change"];
const textTypes = ["sms", "phone_change"];

/** Sends again what is still pending, and says nothing about who has what pending. */
export const resend = (call: AuthRequest): Promise<Response> => evenly(call, () => resendQuietly(call));

async function resendQuietly(call: AuthRequest): Promise<Response> {
  ensureRate(call, "otp");
  const { auth } = call;
  const body = await readJson(call.request, schema);
  await ensurePerson(call, body.gotrue_meta_security);
  const { type, email, phone } = body;
  if (![...mailTypes, ...textTypes].includes(type))
    throw invalid("Missing one of these types: signup, email_change, sms, phone_change");
  if (email === "" && phone === "") throw invalid("Missing email address or phone number");
  if (email !== "" && phone !== "") throw invalid("Only an email address or phone number should be provided");
  if (mailTypes.includes(type) && email === "") throw invalid("Type provided requires an email address");
  if (textTypes.includes(type) && phone === "") throw invalid("Type provided requires a phone number");
  const kind = email === "" ? "phone" : "email";
  if (!auth.settings[kind].enabled)
    throw new AuthError(
      400,
      `${kind}_provider_disabled`,
      `${kind === "email" ? "Email" : "Phone"} logins are disabled`,
    );

  const address = kind === "email" ? emailAddress(email) : phoneNumber(phone);
  const audience = await audienceOf(call);
  const send = async () => {
    const messageId = await auth.db.transaction(async (tx) => {
      const user = await (kind === "email" ? userByEmail : userByPhone)(tx, address, audience);
      return user && again(tx, call, user, body);
    });
    auth.messages.wake();
    return answer(messageId ? { message_id: messageId } : {});
  };
  return hidingStrangers(call, send, () => answer(kind === "phone" ? { message_id: randomUUID() } : {}));
}

async function again(tx: Sql, call: AuthRequest, user: UserRow, body: Body): Promise<string | undefined> {
  if (body.type === "signup" && !user.email_confirmed_at)
    await sendConfirmation(tx, call, user, {
      method: "email/signup",
      challenge: readChallenge(body),
      redirectTo: redirectTarget(call),
    });
  if (body.type === "email_change" && user.email_change)
    await sendEmailChange(tx, call, user, user.email_change, readChallenge(body));
  if (body.type === "sms" && !user.phone_confirmed_at)
    return (
      await sendText(tx, call, user, {
        kind: "phone_confirmation",
        type: "confirmation_token",
        to: user.phone!,
        sentAt: "confirmation_sent_at",
      })
    ).messageId;
  if (body.type === "phone_change" && user.phone_change)
    return (
      await sendText(tx, call, user, {
        kind: "phone_change",
        type: "phone_change_token",
        to: user.phone_change,
        sentAt: "phone_change_sent_at",
      })
    ).messageId;
  return undefined;
}
