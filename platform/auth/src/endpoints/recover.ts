import { z } from "zod";
import type { Sql } from "@platform/kernel/sql";
import { readChallenge, type Challenge } from "@platform/auth/flows/pkce";
import { redirectTarget } from "@platform/auth/flows/redirect-target";
import { ensurePerson } from "@platform/auth/limits/captcha";
import { hidingStrangers } from "@platform/auth/limits/hide-strangers";
import { ensureRate } from "@platform/auth/limits/rates";
import { sendLink } from "@platform/auth/one-time/send";
import { audienceOf } from "@platform/auth/request/audience";
import { audit } from "@platform/auth/request/audit";
import { answer, evenly, type AuthRequest } from "@platform/auth/request/auth-request";
import { AuthError, invalid } from "@platform/auth/request/errors";
import { captchaToken, pkcePair, readJson, text } from "@platform/auth/request/json";
import { emailAddress } from "@platform/auth/users/addresses";
import { userByEmail } from "@platform/auth/users/find-user";
import type { UserRow } from "@platform/auth/users/user";

const schema = z.object({ email: text, ...pkcePair, ...captchaToken });

/** Mails the stored address and no other; a stranger's address gets the same answer and no mail. */
export const recover = (call: AuthRequest): Promise<Response> => evenly(call, () => recoverQuietly(call));

async function recoverQuietly(call: AuthRequest): Promise<Response> {
  ensureRate(call, "otp");
  const { auth } = call;
  const body = await readJson(call.request, schema);
  await ensurePerson(call, body.gotrue_meta_security);
  if (body.email === "") throw invalid("Password recovery requires an email");
  const challenge = readChallenge(body);
  if (!auth.settings.email.enabled) throw new AuthError(400, "email_provider_disabled", "Email logins are disabled");
  const address = emailAddress(body.email);
  const audience = await audienceOf(call);
  const send = async () => {
    await auth.db.transaction(async (tx) => {
      const user = await userByEmail(tx, address, audience);
      if (user) await sendRecovery(tx, call, user, challenge);
    });
    auth.messages.wake();
    return answer({});
  };
  return hidingStrangers(call, send, () => answer({}));
}

async function sendRecovery(
  tx: Sql,
  call: AuthRequest,
  user: UserRow,
  challenge: Challenge | undefined,
): Promise<void> {
  await audit(tx, call, "user_recovery_requested", user);
  await sendLink(tx, call, user, {
    kind: "recovery",
    type: "recovery_token",
    linkType: "recovery",
    to: user.email!,
    sentAt: "recovery_sent_at",
    method: "recovery",
    challenge,
    redirectTo: redirectTarget(call),
  });
}
