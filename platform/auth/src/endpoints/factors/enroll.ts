import { z } from "zod";
import { secondsBefore } from "@platform/kernel/clock";
import { lockCaller, type Caller } from "@platform/auth/mfa/caller";
import { ensureEnabled, isFactorType } from "@platform/auth/mfa/enabled";
import {
  addFactor,
  factorName,
  factorsOf,
  nameConflict,
  removeFactor,
  removeUnverified,
  type StoredFactor,
} from "@platform/auth/mfa/factor";
import { newTotp } from "@platform/auth/mfa/totp";
import { audit } from "@platform/auth/request/audit";
import type { UserCall } from "@platform/auth/request/bearer";
import { answer } from "@platform/auth/request/auth-request";
import { AuthError, invalid } from "@platform/auth/request/errors";
import { readJson, text } from "@platform/auth/request/json";
import { ensureFreshProof } from "@platform/auth/sessions/fresh-proof";
import type { AuthSettings } from "@platform/auth/settings";
import { phoneNumber } from "@platform/auth/users/addresses";

const schema = z.object({ factor_type: text, friendly_name: text, issuer: text, phone: text });

/** Begins a second factor; it protects nothing until its first code has been shown. */
export async function enrollFactor(call: UserCall): Promise<Response> {
  const { auth, now } = call;
  const { settings } = auth;
  const body = await readJson(call.request, schema);
  const type = body.factor_type;
  if (!isFactorType(type)) throw invalid("factor_type needs to be totp, phone, or webauthn");
  ensureEnabled(type, "enroll", settings);
  ensureFreshProof(call);
  const friendly_name = factorName(body.friendly_name);
  const phone = type === "phone" ? phoneNumber(body.phone) : null;
  const account = call.user.email ?? call.user.phone ?? call.user.id;
  const totp = type === "totp" ? newTotp(body.issuer || new URL(settings.siteUrl).host, account) : undefined;

  const id = await auth.db.transaction(async (tx) => {
    const caller = await lockCaller(tx, call);
    const user_id = caller.user.id;
    await removeUnverified(tx, user_id, secondsBefore(now, settings.mfa.unverifiedFactorSeconds));
    const enrolled = await factorsOf(tx, user_id);
    const earlier = enrolled.find((factor) => phone !== null && factor.phone === phone);
    if (earlier?.status === "verified") throw phoneExists();
    if (earlier) await removeFactor(tx, earlier.id, now);
    ensureRoom(
      enrolled.filter((factor) => factor !== earlier),
      friendly_name,
      caller,
      settings.mfa,
    );
    // Starting over must not be a way around the wait between two texts.
    const last_challenged_at = earlier?.last_challenged_at ?? null;
    const sealed_secret = totp ? auth.factorSeal.close(totp.secret) : null;
    const factorId = await addFactor(
      tx,
      { user_id, friendly_name, factor_type: type, sealed_secret, phone, last_challenged_at },
      now,
    );
    await audit(tx, call, "factor_in_progress", caller.user, { factor_id: factorId, factor_type: type });
    return factorId;
  });
  return answer({ id, type, friendly_name, ...(totp ? { totp } : {}), ...(phone === null ? {} : { phone }) });
}

function ensureRoom(enrolled: StoredFactor[], name: string, { session }: Caller, mfa: AuthSettings["mfa"]): void {
  if (enrolled.some((factor) => factor.friendly_name === name)) throw nameConflict(name);
  const verified = enrolled.filter((factor) => factor.status === "verified");
  if (enrolled.length >= mfa.maxEnrolled || verified.length >= mfa.maxVerified) throw tooMany();
  // Otherwise a stolen password could add a factor of the thief's own.
  if (verified.length > 0 && session?.aal !== "aal2")
    throw new AuthError(403, "insufficient_aal", "AAL2 required to enroll a new factor");
}

export const tooMany = (): AuthError =>
  new AuthError(
    422,
    "too_many_enrolled_mfa_factors",
    "Maximum number of verified factors reached, unenroll to continue",
  );

const phoneExists = () =>
  new AuthError(
    422,
    "mfa_verified_factor_exists",
    "A verified phone factor already exists, unenroll the existing factor to continue",
  );
