/** The second proof: a code for a challenge, and in return the same session, raised. */
import { z } from "zod";
import type { Sql } from "@platform/kernel/sql";
import { rememberDevice } from "@platform/auth/limits/known-devices";
import { ensureRate } from "@platform/auth/limits/rates";
import { endWeakerSessions, raiseSession } from "@platform/auth/mfa/assurance";
import { factorIdIn, lockCaller, sessionGone, type Caller } from "@platform/auth/mfa/caller";
import { codeMatches, openChallenge, takeChallenge, type ChallengeRow } from "@platform/auth/mfa/challenge";
import { ensureEnabled } from "@platform/auth/mfa/enabled";
import { acceptFactor, factorOf, lockFactor, type StoredFactor } from "@platform/auth/mfa/factor";
import { secretOf } from "@platform/auth/mfa/sealed-secrets";
import { answerFields, keepKey, provenKey, type KeyProof } from "@platform/auth/mfa/security-key";
import { stepOf } from "@platform/auth/mfa/totp";
import { notify } from "@platform/auth/one-time/send";
import { audit } from "@platform/auth/request/audit";
import type { UserCall } from "@platform/auth/request/bearer";
import { answer } from "@platform/auth/request/auth-request";
import { recordAccountEvent } from "@platform/auth/request/account-events";
import { AuthError, invalid } from "@platform/auth/request/errors";
import { readJson, text } from "@platform/auth/request/json";
import { expiryOf } from "@platform/auth/sessions/expiry";
import { ensureFreshProof } from "@platform/auth/sessions/fresh-proof";
import { sessionById, tokensOf } from "@platform/auth/sessions/session";
import { userById } from "@platform/auth/users/find-user";
import { verifiedFactors, type Json } from "@platform/auth/users/user";
import { tooMany } from "./enroll.ts";

const schema = z.object({ challenge_id: text, code: text, webauthn: answerFields });

export async function verifyFactor(call: UserCall): Promise<Response> {
  ensureRate(call, "mfa");
  const { auth, user } = call;
  const factor = await factorOf(auth.db, user.id, factorIdIn(call.params));
  const { challenge_id, code, webauthn } = await readJson(call.request, schema);
  ensureEnabled(factor.factor_type, "verify", auth.settings);
  if (code === "" && factor.factor_type !== "webauthn") throw invalid("Code needs to be non-empty");
  // A working one is proof itself; one that is added now changes the ways in.
  if (factor.status === "unverified") ensureFreshProof(call);
  const challenge = await openChallenge(auth.db, call, factor.id, challenge_id);
  const attempt = await auth.attempts.begin(call, "factor", factor.id);
  await audit(auth.db, call, "verification_attempted", user, { factor_id: factor.id, challenge_id: challenge.id });

  const proof =
    factor.factor_type === "webauthn"
      ? { step: null, key: await provenKey(factor, challenge, webauthn) }
      : { step: acceptedStep(call, factor, challenge, code) };
  const session = await auth.db.transaction((tx) => raised(tx, call, factor.id, challenge.id, proof));
  await attempt.succeeded();
  auth.messages.wake();
  return answer(session);
}

/** The time step of a code from an app, null for the code of a text; throws for any other. */
function acceptedStep(
  { auth, now }: UserCall,
  factor: StoredFactor,
  challenge: ChallengeRow,
  code: string,
): number | null {
  if (factor.factor_type === "phone") {
    if (!codeMatches(challenge, code)) throw wrongCode(factor);
    return null;
  }
  const step = stepOf(secretOf(factor, auth.factorSeal), code, now);
  if (step === undefined) throw wrongCode(factor);
  return step;
}

type Proof = { step: number | null; key?: KeyProof };

async function raised(
  tx: Sql,
  call: UserCall,
  factorId: string,
  challengeId: string,
  { step, key }: Proof,
): Promise<Json> {
  const { now } = call;
  const caller = await lockCaller(tx, call);
  const factor = await lockFactor(tx, caller.user.id, factorId);
  const sessionId = ensureRight(call, caller, factor);
  await takeChallenge(tx, challengeId, now);
  if (key) await keepKey(tx, factor.id, key);
  if (!(await acceptFactor(tx, factor, step, now))) throw wrongCode(factor);
  await raiseSession(tx, sessionId, factor, now);
  await endWeakerSessions(tx, caller.user.id, sessionId);
  await audit(tx, call, "mfa_code_login", caller.user, { factor_id: factor.id });
  if (factor.status === "unverified") {
    await notify(tx, call, caller.user, "factor_enrolled", { factorType: factor.factor_type });
    await recordAccountEvent(call, "factor_added", caller.user.id);
  }
  rememberDevice(call, caller.user, "aal2");
  const [session, user] = [await sessionById(tx, sessionId), await userById(tx, caller.user.id)];
  return tokensOf(call.auth, session!, user!, now);
}

function ensureRight({ auth, now }: UserCall, { user, session }: Caller, factor: StoredFactor): string {
  if (!session) throw sessionGone();
  if (expiryOf(session, auth.settings.sessions, now))
    throw new AuthError(403, "session_expired", "Session has expired");
  if (factor.status === "verified") return session.id;
  const verified = verifiedFactors(user);
  // A factor left unfinished by whoever only had the password must not become the way past the real one.
  if (verified.length > 0 && session.aal !== "aal2")
    throw new AuthError(403, "insufficient_aal", "AAL2 required to verify a new factor");
  if (verified.length >= auth.settings.mfa.maxVerified) throw tooMany();
  return session.id;
}

const wrongCode = ({ factor_type }: StoredFactor) =>
  new AuthError(
    422,
    "mfa_verification_failed",
    factor_type === "phone" ? "Invalid MFA Phone code entered" : "Invalid TOTP code entered",
  );
