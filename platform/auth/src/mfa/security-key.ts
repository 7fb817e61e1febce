/** Security keys as second factors: asked to make a key while the factor is new, and to show it from then on. */
import { z } from "zod";
import type { Sql } from "@platform/kernel/sql";
import { isUuid } from "@platform/auth/request/bearer";
import type { AuthRequest } from "@platform/auth/request/auth-request";
import { AuthError, invalid } from "@platform/auth/request/errors";
import { object, text } from "@platform/auth/request/json";
import type { UserRow } from "@platform/auth/users/user";
import {
  questionFields,
  creationOptions,
  madeKey,
  requestOptions,
  shownKey,
  type Key,
} from "@platform/auth/webauthn/ceremony";
import { relyingParty } from "@platform/auth/webauthn/relying-party";
import type { ChallengeRow } from "./challenge.ts";
import type { StoredFactor } from "./factor.ts";

export const challengeFields = z.object({ rpId: text, rpOrigins: z.array(z.string()).nullish() }).nullish();
export const answerFields = z.object({ type: text, credential_response: object }).nullish();

/** The question for the browser, and what is remembered of it. The site is ours to say: a request only may not name another. */
export async function askForKey(
  { auth }: AuthRequest,
  user: UserRow,
  factor: StoredFactor,
  wish: z.infer<typeof challengeFields>,
) {
  const rp = relyingParty(auth.settings);
  if (!wish?.rpId) throw invalid("WebAuthn RP ID is required");
  const isElsewhere = wish.rpOrigins?.some((origin) => !rp.origins.includes(origin)) ?? false;
  if (wish.rpId !== rp.id || isElsewhere) throw invalid("Invalid WebAuthn RP ID or RP origins");
  const stored = factor.web_authn_credential;
  const isNew = factor.status === "unverified" || !stored;
  const { options, question } = isNew
    ? await creationOptions(rp, user, [], false)
    : await requestOptions(rp, [stored], false);
  const type = isNew ? ("create" as const) : ("request" as const);
  return { question, webauthn: { type, credential_options: { publicKey: options } } };
}

export type KeyProof = { key: Key; aaguid: string | null };

/** The key as it is to be kept now; throws for any answer but the right one. */
export async function provenKey(
  factor: StoredFactor,
  challenge: ChallengeRow,
  answer: z.infer<typeof answerFields>,
): Promise<KeyProof> {
  const isNew = factor.status === "unverified" || !factor.web_authn_credential;
  if (!answer?.credential_response) throw invalid("WebAuthn credential response is required");
  if (answer.type !== (isNew ? "create" : "request")) throw invalid("Invalid WebAuthn response type");
  const question = questionFields.safeParse(challenge.web_authn_session_data);
  if (!question.success) throw wrongKey();
  try {
    if (!isNew) {
      const stored = factor.web_authn_credential!;
      if (answer.credential_response["id"] !== stored.id) throw wrongKey();
      const counter = await shownKey(answer.credential_response, question.data, stored, looseness);
      return { key: { ...stored, counter }, aaguid: null };
    }
    const { key, aaguid } = await madeKey(answer.credential_response, question.data, looseness);
    return { key, aaguid: isUuid(aaguid) ? aaguid : null };
  } catch (error) {
    if (error instanceof AuthError) throw wrongKey();
    throw error;
  }
}

// The password came first: touching the key is enough.
const looseness = { requireUserVerification: false };

// Compared where it is kept: of two answers with the same count, only one is heard.
const keep = `UPDATE auth.mfa_factors SET web_authn_credential = $2, web_authn_aaguid = coalesce($3::uuid, web_authn_aaguid)
  WHERE id = $1 AND (web_authn_credential IS NULL OR (web_authn_credential ->> 'counter')::bigint < $4::bigint
    OR ((web_authn_credential ->> 'counter')::bigint = 0 AND $4::bigint = 0)) RETURNING id`;

export async function keepKey(tx: Sql, factorId: string, { key, aaguid }: KeyProof): Promise<void> {
  if (!(await tx.first(keep, [factorId, key, aaguid, key.counter]))) throw wrongKey();
}

const wrongKey = () => new AuthError(422, "mfa_verification_failed", "Invalid WebAuthn credential");
