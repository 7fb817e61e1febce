import { z } from "zod";
import { answer, type AuthRequest } from "@platform/auth/request/auth-request";
import { audienceOf } from "@platform/auth/request/audience";
import { audit } from "@platform/auth/request/audit";
import { AuthError, invalid } from "@platform/auth/request/errors";
import { captchaToken, readJson, text } from "@platform/auth/request/json";
import { ensurePerson } from "@platform/auth/limits/captcha";
import { laneOf } from "@platform/auth/passwords/passwords";
import { weaknessOf } from "@platform/auth/passwords/strength";
import { startSession } from "@platform/auth/sessions/session";
import { changeUser } from "@platform/auth/users/change-user";
import { userByEmail, userByPhone } from "@platform/auth/users/find-user";
import { isBanned } from "@platform/auth/users/user";

const schema = z.object({ email: text, phone: text, password: text, ...captchaToken });

export async function passwordGrant(call: AuthRequest): Promise<Response> {
  const { auth, now } = call;
  const { email, phone, password, gotrue_meta_security } = await readJson(call.request, schema);
  await ensurePerson(call, gotrue_meta_security);
  if (email !== "" && phone !== "") throw invalid("Only an email address or phone number should be provided on login.");
  if (email === "" && phone === "") throw invalid("missing email or phone");
  const kind = email === "" ? "phone" : "email";
  if (!auth.settings[kind].enabled) throw disabled[kind]();

  const account = kind === "email" ? email.trim().toLowerCase() : phone.replace(/^\+/, "").replaceAll(" ", "");
  const find = kind === "email" ? userByEmail : userByPhone;
  const audience = await audienceOf(call);
  // Counted within the turn: whoever is sent away before it has tried nothing.
  const { user, upgraded } = await auth.passwords.queued(laneOf(call, account), async ({ verify, hash }) => {
    const attempt = await auth.attempts.begin(call, "password", account);
    const found = await find(auth.db, account, audience);
    const { matches, outdated } = await verify(password, found?.encrypted_password ?? null);
    if (!found || !matches) throw new AuthError(400, "invalid_credentials", "Invalid login credentials");
    await attempt.succeeded();
    return { user: found, upgraded: outdated ? await hash(password) : undefined };
  });

  if (isBanned(user, now)) throw new AuthError(400, "user_banned", "User is banned");
  if (kind === "email" && !user.email_confirmed_at)
    throw new AuthError(400, "email_not_confirmed", "Email not confirmed");
  if (kind === "phone" && !user.phone_confirmed_at)
    throw new AuthError(400, "phone_not_confirmed", "Phone not confirmed");

  const weakness = weaknessOf(password, auth.settings.password);
  const session = await auth.db.transaction(async (tx) => {
    if (upgraded) await changeUser(tx, user.id, { encrypted_password: upgraded }, now);
    await audit(tx, call, "login", user, { provider: kind });
    return startSession(tx, call, user, { method: "password" });
  });
  // A weak password still opens the door once it is right; the client is told to ask for a better one.
  return answer(weakness ? { ...session, weak_password: weakness } : session);
}

const disabled = {
  email: () => new AuthError(422, "email_provider_disabled", "Email logins are disabled"),
  phone: () => new AuthError(422, "phone_provider_disabled", "Phone logins are disabled"),
};
