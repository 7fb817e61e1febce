/** Signs in whoever can show a passkey. Nobody says who they are: the key does. */
import { z } from "zod";
import type { Sql } from "@platform/kernel/sql";
import { ensurePerson } from "@platform/auth/limits/captcha";
import { ensureRate } from "@platform/auth/limits/rates";
import { audit } from "@platform/auth/request/audit";
import { answer, type AuthRequest } from "@platform/auth/request/auth-request";
import { AuthError, invalid } from "@platform/auth/request/errors";
import { captchaToken, object, readJson, readOptionalJson, text } from "@platform/auth/request/json";
import { startSession } from "@platform/auth/sessions/session";
import { lockUser } from "@platform/auth/users/find-user";
import { isBanned, type Json, type UserRow } from "@platform/auth/users/user";
import { assertion, requestOptions, shownKey, unproved } from "@platform/auth/webauthn/ceremony";
import { askPasskey, takePasskeyChallenge } from "@platform/auth/webauthn/challenges";
import { keyOf, passkeyBy, usePasskey, type PasskeyRow } from "@platform/auth/webauthn/passkey";
import { relyingParty } from "@platform/auth/webauthn/relying-party";

export async function passkeySignInOptions(call: AuthRequest): Promise<Response> {
  ensureRate(call, "passkey");
  const { gotrue_meta_security } = await readOptionalJson(call.request, z.object(captchaToken));
  await ensurePerson(call, gotrue_meta_security);
  const { options, question } = await requestOptions(relyingParty(call.auth.settings), [], true);
  return answer({ ...(await askPasskey(call, "authentication", null, question)), options });
}

const schema = z.object({ challenge_id: text, credential: object });

export async function verifyPasskeySignIn(call: AuthRequest): Promise<Response> {
  ensureRate(call, "passkey");
  const { auth } = call;
  const { challenge_id, credential } = await readJson(call.request, schema);
  if (!credential) throw invalid("credential is required");
  const question = await takePasskeyChallenge(auth.db, call, challenge_id, "authentication", null);
  const passkey = await passkeyIn(auth.db, credential);
  const counter = await shownKey(credential, question, keyOf(passkey), { requireUserVerification: true });
  return answer(await auth.db.transaction((tx) => signedIn(tx, call, passkey, counter)));
}

/** The key that is named, if it also says whose it is: another's name in the answer must not open another's account. */
async function passkeyIn(sql: Sql, credential: Json): Promise<PasskeyRow> {
  const parsed = assertion.safeParse(credential);
  if (!parsed.success) throw new AuthError(400, "webauthn_verification_failed", "Invalid credential response");
  const { id, response } = parsed.data;
  const passkey = await passkeyBy(sql, id);
  const handle = Buffer.from(response.userHandle ?? "", "base64url").toString("utf8");
  if (!passkey || handle !== passkey.user_id) throw unproved();
  return passkey;
}

async function signedIn(tx: Sql, call: AuthRequest, passkey: PasskeyRow, counter: number): Promise<Json> {
  const user = await lockUser(tx, passkey.user_id);
  ensureOpenAccount(user, call.now);
  if (!(await usePasskey(tx, passkey.id, counter, call.now))) throw unproved();
  await audit(tx, call, "login", user, { passkey_id: passkey.id });
  return startSession(tx, call, user, { method: "passkey" });
}

function ensureOpenAccount(user: UserRow | undefined, now: Date): asserts user is UserRow {
  if (!user || user.deleted_at) throw new AuthError(403, "user_not_found", "User not found");
  if (user.email && !user.email_confirmed_at) throw new AuthError(403, "email_not_confirmed", "Email not confirmed");
  if (user.phone && !user.phone_confirmed_at) throw new AuthError(403, "phone_not_confirmed", "Phone not confirmed");
  if (isBanned(user, now)) throw new AuthError(403, "user_banned", "User is banned");
}
