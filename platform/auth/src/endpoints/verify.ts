/** Takes a one-time code or link: as JSON for an app, or as a plain link from a mail. */
import { z } from "zod";
import type { Sql } from "@platform/kernel/sql";
import { issueCode } from "@platform/auth/flows/flow-state";
import { redirectTarget } from "@platform/auth/flows/redirect-target";
import { errorFields, redirectWith, sessionFields } from "@platform/auth/flows/redirects";
import { ensureRate } from "@platform/auth/limits/rates";
import { confirmToken, expired, isPhoneType, isVerifyType, type VerifyType } from "@platform/auth/one-time/confirm";
import { isPkceLink, type TokenProof } from "@platform/auth/one-time/tokens";
import { audienceOf } from "@platform/auth/request/audience";
import { audit } from "@platform/auth/request/audit";
import { answer, type AuthRequest } from "@platform/auth/request/auth-request";
import { recordAccountEvent } from "@platform/auth/request/account-events";
import { AuthError, invalid } from "@platform/auth/request/errors";
import { readJson, text } from "@platform/auth/request/json";
import { startSession } from "@platform/auth/sessions/session";
import { isEmailAddress, phoneNumber } from "@platform/auth/users/addresses";

const schema = z.object({ type: text, token: text, token_hash: text, email: text, phone: text, redirect_to: text });
type Body = z.infer<typeof schema>;

const halfWay = "Confirmation link accepted. Please proceed to confirm link sent to the other email";

export async function verify(call: AuthRequest): Promise<Response> {
  ensureRate(call, "verify");
  const { auth } = call;
  const body = await readJson(call.request, schema);
  const proof = proofIn(body);
  const type = verifyTypeOf(body.type, proof);
  const attempt = "otp" in proof ? await auth.attempts.begin(call, "code", proof.address) : undefined;
  const audience = await audienceOf(call);
  const result = await countingLinks(call, proof, async (tx) => {
    const { user, isHalf } = await confirmed(tx, call, type, proof, audience);
    if (isHalf) return { msg: halfWay, code: "200" };
    await audit(tx, call, "login", user, { provider: type });
    return startSession(tx, call, user, { method: "otp" });
  });
  await attempt?.succeeded();
  auth.messages.wake();
  return answer(result);
}

/** The new address counts now, and the old one no more. */
async function confirmed(tx: Sql, call: AuthRequest, type: VerifyType, proof: TokenProof, audience: string) {
  const confirmation = await confirmToken(tx, call, type, proof, audience);
  const moved = { email_change: "email_changed", phone_change: "phone_changed" } as const;
  if (!confirmation.isHalf && (type === "email_change" || type === "phone_change"))
    await recordAccountEvent(call, moved[type], confirmation.user.id);
  return confirmation;
}

/** No account is known of an unknown link, so that it counts for whoever shows it; a right one is never held up by others. */
async function countingLinks<Result>(
  call: AuthRequest,
  proof: TokenProof,
  work: (tx: Sql) => Promise<Result>,
): Promise<Result> {
  try {
    return await call.auth.db.transaction(work);
  } catch (error) {
    if ("link" in proof && error instanceof AuthError && error.code === "otp_expired")
      await call.auth.attempts.unknownLink(call);
    throw error;
  }
}

function proofIn({ type, token, token_hash, email, phone, redirect_to }: Body): TokenProof {
  if (type === "") throw invalid("Verify requires a verification type");
  if (token === "" && token_hash === "") throw invalid("Verify requires either a token or a token hash");
  if (token === "") {
    if (email !== "" || phone !== "" || redirect_to !== "")
      throw invalid("Only the token_hash and type should be provided");
    return { link: token_hash };
  }
  if ((email === "") === (phone === ""))
    throw invalid("Only an email address or phone number should be provided on verify");
  if (phone !== "") return { address: phoneNumber(phone), otp: token };
  if (!isEmailAddress(email)) throw new AuthError(422, "validation_failed", "Invalid email format");
  return { address: email.trim().toLowerCase(), otp: token };
}

function verifyTypeOf(type: string, proof: TokenProof): VerifyType {
  if (isVerifyType(type) && !("link" in proof && isPhoneType(type))) return type;
  if ("link" in proof) throw invalid("Invalid email verification type");
  throw expired(proof);
}

/** Never answers JSON once it knows where the browser came from: a person is looking at it. */
export async function verifyLink(call: AuthRequest): Promise<Response> {
  ensureRate(call, "verify");
  const link = call.query.get("token") || call.query.get("token_hash") || "";
  const type = call.query.get("type") || "";
  if (type === "") throw invalid("Verify requires a verification type");
  if (link === "") throw invalid("Verify requires a token or a token hash");
  const target = redirectTarget(call);
  const isPkce = isPkceLink(link);
  try {
    return await linkConfirmed(call, type, link, target, isPkce);
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    const fields = errorFields(error);
    return redirectWith(303, target, { fragment: fields, ...(isPkce ? { query: fields } : {}) });
  }
}

async function linkConfirmed(
  call: AuthRequest,
  sentType: string,
  link: string,
  target: string,
  isPkce: boolean,
): Promise<Response> {
  const { auth, now } = call;
  const type = verifyTypeOf(sentType, { link });
  const audience = await audienceOf(call);
  const response = await countingLinks(call, { link }, async (tx) => {
    const { user, isHalf } = await confirmed(tx, call, type, { link }, audience);
    if (isHalf)
      return redirectWith(303, target, {
        fragment: { message: halfWay },
        ...(isPkce ? { query: { message: halfWay } } : {}),
      });
    if (isPkce) {
      const code = await issueCode(tx, user.id, methodsOf[type] ?? [], now);
      if (!code) throw new AuthError(404, "flow_state_not_found", "invalid flow state, no valid flow state found");
      return redirectWith(303, target, { query: { code: code.auth_code } });
    }
    await audit(tx, call, "login", user, { provider: type });
    const session = await startSession(tx, call, user, { method: "otp" });
    return redirectWith(303, target, { fragment: { ...sessionFields(session), type } });
  });
  auth.messages.wake();
  return response;
}

/** With a proof key, the method is the one under which the mail was asked for. */
const methodsOf: Partial<Record<VerifyType, string[]>> = {
  signup: ["email/signup"],
  invite: ["invite"],
  magiclink: ["magiclink"],
  recovery: ["recovery"],
  email: ["email/signup", "magiclink"],
  email_change: ["email_change"],
};
