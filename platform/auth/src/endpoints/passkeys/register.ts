/** Adds a passkey to one's own account, by whoever has just shown that it is theirs. */
import { z } from "zod";
import { lockCaller, type Caller } from "@platform/auth/mfa/caller";
import { ensureRate } from "@platform/auth/limits/rates";
import { notify } from "@platform/auth/one-time/send";
import { audit } from "@platform/auth/request/audit";
import type { UserCall } from "@platform/auth/request/bearer";
import { answer } from "@platform/auth/request/auth-request";
import { recordAccountEvent } from "@platform/auth/request/account-events";
import { AuthError, invalid } from "@platform/auth/request/errors";
import { object, readJson, readOptionalJson, text } from "@platform/auth/request/json";
import { ensureFreshProof } from "@platform/auth/sessions/fresh-proof";
import { verifiedFactors } from "@platform/auth/users/user";
import { creationOptions, madeKey } from "@platform/auth/webauthn/ceremony";
import { askPasskey, takePasskeyChallenge } from "@platform/auth/webauthn/challenges";
import { addPasskey, keyOf, passkeysOf, shownPasskey } from "@platform/auth/webauthn/passkey";
import { relyingParty } from "@platform/auth/webauthn/relying-party";

export async function passkeyRegistrationOptions(call: UserCall): Promise<Response> {
  ensureRate(call, "passkey");
  const { auth, user, session } = call;
  await readOptionalJson(call.request, z.object({}));
  ensureRight(call, { user, session });
  const known = await passkeysOf(auth.db, user.id);
  ensureRoom(call, known.length);
  const { options, question } = await creationOptions(relyingParty(auth.settings), user, known.map(keyOf), true);
  return answer({ ...(await askPasskey(call, "registration", user.id, question)), options });
}

const schema = z.object({ challenge_id: text, credential: object });

export async function verifyPasskeyRegistration(call: UserCall): Promise<Response> {
  ensureRate(call, "passkey");
  const { auth, now } = call;
  const { challenge_id, credential } = await readJson(call.request, schema);
  if (!credential) throw invalid("credential is required");
  ensureRight(call, call);
  const question = await takePasskeyChallenge(auth.db, call, challenge_id, "registration", call.user.id);
  const newKey = await madeKey(credential, question, { requireUserVerification: true });
  const passkey = await auth.db.transaction(async (tx) => {
    const caller = await lockCaller(tx, call);
    ensureRight(call, caller);
    ensureRoom(call, (await passkeysOf(tx, caller.user.id)).length);
    const added = await addPasskey(tx, caller.user.id, newKey, now);
    await audit(tx, call, "passkey_created", caller.user, { passkey_id: added.id });
    await notify(tx, call, caller.user, "passkey_added");
    await recordAccountEvent(call, "passkey_added", caller.user.id);
    return added;
  });
  auth.messages.wake();
  return answer(shownPasskey(passkey));
}

function ensureRight(call: UserCall, { user, session }: Caller): void {
  if (user.is_sso_user) throw new AuthError(422, "validation_failed", "SSO users cannot register passkeys");
  ensurePasskeyLevel({ user, session });
  ensureFreshProof(call);
}

/** A password alone must not add a way past the second factor, nor take one away. */
export function ensurePasskeyLevel({ user, session }: Caller): void {
  if (verifiedFactors(user).length > 0 && session?.aal !== "aal2")
    throw new AuthError(403, "insufficient_aal", "AAL2 session is required to manage passkeys when MFA is enabled.");
}

function ensureRoom({ auth }: UserCall, count: number): void {
  if (count >= auth.settings.passkeys.maxPerUser)
    throw new AuthError(422, "too_many_passkeys", "Maximum number of passkeys reached");
}
