import { z } from "zod";
import type { Sql } from "@platform/kernel/sql";
import { readChallenge } from "@platform/auth/flows/pkce";
import { ensureRate } from "@platform/auth/limits/rates";
import { ensureChannel } from "@platform/auth/one-time/channel";
import { emailExists, moveToEmail, moveToPhone, phoneExists } from "@platform/auth/one-time/confirm-change";
import { sendEmailChange } from "@platform/auth/one-time/send-email-change";
import { sendText } from "@platform/auth/one-time/send";
import { changePassword, needsNonce, preparePassword } from "@platform/auth/users/change-password";
import type { UserCall } from "@platform/auth/request/bearer";
import { audit } from "@platform/auth/request/audit";
import { answer } from "@platform/auth/request/auth-request";
import { recordAccountEvent } from "@platform/auth/request/account-events";
import { AuthError } from "@platform/auth/request/errors";
import { object, pkcePair, readJson, text } from "@platform/auth/request/json";
import { ensureFreshProof, ensureNonce, reauthenticationNeeded, takeNonce } from "@platform/auth/sessions/fresh-proof";
import { emailAddress, phoneNumber } from "@platform/auth/users/addresses";
import { changeUser, mergedMetadata } from "@platform/auth/users/change-user";
import { isEmailTaken, isPhoneTaken, lockUser } from "@platform/auth/users/find-user";
import { shownUser, verifiedFactors, type UserRow } from "@platform/auth/users/user";

const schema = z.object({
  email: text,
  phone: text,
  password: z.string().nullish(),
  current_password: text,
  nonce: text,
  data: object,
  app_metadata: object,
  channel: text,
  ...pkcePair,
});
type Body = z.infer<typeof schema>;

/** Changes one's own account. The fields that grant rights cannot be changed here. */
export async function updateUser(call: UserCall): Promise<Response> {
  ensureRate(call, "otp");
  const { auth } = call;
  const body = await readJson(call.request, schema);
  const challenge = readChallenge(body);
  const email = body.email === "" ? undefined : emailAddress(body.email);
  const phone = body.phone === "" ? undefined : phoneNumber(body.phone);
  ensurePermission(call, body);
  if (changesWaysIn(body) && body.nonce === "") ensureFreshProof(call);
  const asksNonce = typeof body.password === "string" && needsNonce(call);
  if (asksNonce && body.nonce === "") throw reauthenticationNeeded("Password update requires reauthentication");
  // As the reference has it, only a password that needs one looks at it; where proof must be fresh, it is proof for anything.
  const usesNonce = body.nonce !== "" && (asksNonce || auth.settings.freshProofSeconds !== undefined);
  // Before anything of the old password is compared: wrong digits must not be a way to try passwords.
  if (usesNonce) await ensureNonce(call, body.nonce);
  const password =
    typeof body.password === "string"
      ? await preparePassword(call, { password: body.password, current: body.current_password })
      : undefined;

  const changed = await auth.db.transaction(async (tx) => {
    let user = (await lockUser(tx, call.user.id)) ?? call.user;
    if (usesNonce) await takeNonce(tx, call, user, body.nonce);
    if (email && email !== user.email && (await isEmailTaken(tx, email, user.id))) throw emailExists();
    if (phone && phone !== user.phone && (await isPhoneTaken(tx, phone, user.id))) throw phoneExists();
    await audit(tx, call, "user_modified", user);
    if (password) user = await changePassword(tx, call, user, password);
    if (body.data)
      user = await changeUser(
        tx,
        user.id,
        { raw_user_meta_data: mergedMetadata(user.raw_user_meta_data, body.data) },
        call.now,
      );
    if (email && email !== user.email) user = await changeEmail(tx, call, user, email, challenge);
    if (phone && phone !== user.phone) user = await changePhone(tx, call, user, phone);
    return user;
  });
  auth.messages.wake();
  return answer(shownUser(changed));
}

const changesWaysIn = ({ password, email, phone }: Body): boolean =>
  typeof password === "string" || email !== "" || phone !== "";

function ensurePermission({ auth, user, session }: UserCall, body: Body): void {
  if (body.app_metadata) throw new AuthError(403, "not_admin", "Updating app_metadata requires admin privileges");
  if (!changesWaysIn(body)) return;
  if (user.is_anonymous && typeof body.password === "string" && body.email === "" && body.phone === "")
    throw new AuthError(
      422,
      "validation_failed",
      "Updating password of an anonymous user without an email or phone is not allowed",
    );
  if (user.is_sso_user)
    throw new AuthError(
      422,
      "user_sso_managed",
      "Updating email, phone, password of a SSO account only possible via SSO",
    );
  // The session's own row decides, not what an older token says.
  if (verifiedFactors(user).length > 0 && session?.aal !== "aal2")
    throw new AuthError(
      401,
      "insufficient_aal",
      "AAL2 session is required to update email or password when MFA is enabled.",
    );
  ensureChannel(body.channel, auth);
}

async function changeEmail(
  tx: Sql,
  call: UserCall,
  user: UserRow,
  email: string,
  challenge: ReturnType<typeof readChallenge>,
): Promise<UserRow> {
  if (!call.auth.settings.email.autoConfirm) return sendEmailChange(tx, call, user, email, challenge);
  const moved = await moveToEmail(tx, call, user, email);
  await recordAccountEvent(call, "email_changed", user.id);
  return moved;
}

async function changePhone(tx: Sql, call: UserCall, user: UserRow, phone: string): Promise<UserRow> {
  const { settings } = call.auth;
  if (settings.phone.autoConfirm) {
    const moved = await moveToPhone(tx, call, user, phone);
    await recordAccountEvent(call, "phone_changed", user.id);
    return moved;
  }
  if (!settings.phone.enabled) throw new AuthError(400, "phone_provider_disabled", "Unsupported phone provider");
  const pending = await changeUser(tx, user.id, { phone_change: phone }, call.now);
  return (
    await sendText(tx, call, pending, {
      kind: "phone_change",
      type: "phone_change_token",
      to: phone,
      sentAt: "phone_change_sent_at",
    })
  ).user;
}
