import { z } from "zod";
import { secondsAfter, secondsOf } from "@platform/kernel/clock";
import type { Sql } from "@platform/kernel/sql";
import { ensureRate } from "@platform/auth/limits/rates";
import { factorIdIn } from "@platform/auth/mfa/caller";
import { addChallenge, newCode } from "@platform/auth/mfa/challenge";
import { ensureEnabled } from "@platform/auth/mfa/enabled";
import { factorOf, lockFactor, type StoredFactor } from "@platform/auth/mfa/factor";
import { askForKey, challengeFields } from "@platform/auth/mfa/security-key";
import { ensureChannel } from "@platform/auth/one-time/channel";
import { ensureGap, writeText } from "@platform/auth/one-time/send";
import { audit } from "@platform/auth/request/audit";
import type { UserCall } from "@platform/auth/request/bearer";
import { answer } from "@platform/auth/request/auth-request";
import { readJson, text } from "@platform/auth/request/json";

const schema = z.object({ channel: text, webauthn: challengeFields });

export async function challengeFactor(call: UserCall): Promise<Response> {
  ensureRate(call, "mfa");
  const { auth, user, now } = call;
  const found = await factorOf(auth.db, user.id, factorIdIn(call.params));
  const { id: factorId, factor_type: type } = found;
  ensureEnabled(type, "verify", auth.settings);
  const wish = type === "totp" ? undefined : await readJson(call.request, schema);
  if (type === "phone") ensureChannel(wish!.channel, auth);
  const question = type === "webauthn" ? await askForKey(call, user, found, wish!.webauthn) : undefined;

  const id = await auth.db.transaction(async (tx) => {
    const factor = await lockFactor(tx, user.id, factorId);
    const challengeId = await addChallenge(tx, call, factor.id, {
      code: await sentCode(tx, call, factor),
      question: question?.question,
    });
    await audit(tx, call, "challenge_created", user, { factor_id: factor.id, factor_status: factor.status });
    return challengeId;
  });
  auth.messages.wake();
  const expires_at = secondsOf(secondsAfter(now, auth.settings.mfa.challengeSeconds));
  return answer({ id, type, expires_at, ...(question ? { webauthn: question.webauthn } : {}) });
}

/** The code that a phone factor was sent; an authenticator app makes its own. */
async function sentCode(tx: Sql, call: UserCall, factor: StoredFactor): Promise<string | undefined> {
  if (factor.factor_type !== "phone") return undefined;
  const { mfa, phone } = call.auth.settings;
  ensureGap(factor.last_challenged_at, mfa.phone.minGapSeconds, call.now, "over_sms_send_rate_limit");
  // A number set aside for tests gets its fixed code, and nothing is sent.
  const fixed = phone.testOtps[factor.phone!];
  if (fixed !== undefined) return fixed;
  const code = newCode(mfa.phone.otpLength);
  await writeText(tx, call, call.user, "mfa_phone", factor.phone!, code);
  return code;
}
