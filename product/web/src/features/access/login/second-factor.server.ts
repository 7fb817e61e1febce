/** The second step for those who have a second factor: a code of their app or phone, or a recovery code. */
import { redirectDocument } from "react-router";
import { Refused } from "@product/domain/refusals";
import { removeFactors, spendRecoveryCode } from "#features/access/account/commands.server.ts";
import { accountOf } from "#features/access/account/queries.server.ts";
import { inLocale } from "#i18n/locale.ts";
import type { RequestFacts } from "#request/context.ts";
import { withNext } from "#request/addresses/landing.ts";
import type { RequestSession, SignedIn } from "#request/session.ts";
import { factorForm, recoveryForm, textForm } from "./schema.ts";
import { parseAuthForm } from "./share/auth-form.ts";
import { backToLogin, goOn, localeIn, nextIn } from "./share/go-on.ts";

export async function showFactor(form: FormData, request: Request, { client, signedIn }: RequestSession) {
  if (!signedIn) return backToLogin(request, "session_missing");
  const { value, refuse, failed } = parseAuthForm(form, factorForm, challengeIn(form));
  if (!value) return refuse();
  const { factor: factorId, challenge: challengeId, code } = value;
  const { mfa } = client().auth;
  const { error } = challengeId
    ? await mfa.verify({ factorId, challengeId, code })
    : await mfa.challengeAndVerify({ factorId, code });
  return error ? failed(error) : goOn(request);
}

function challengeIn(form: FormData): { challenge?: string } {
  const challenge = form.get("challenge");
  return typeof challenge === "string" && challenge !== "" ? { challenge } : {};
}

/** Sends a code to a phone; the page asks for it next. */
export async function textCode(form: FormData, request: Request, { client, signedIn }: RequestSession) {
  if (!signedIn) return backToLogin(request, "session_missing");
  const { value, refuse, failed, answer } = parseAuthForm(form, textForm, challengeIn(form));
  if (!value) return refuse();
  const { data, error } = await client().auth.mfa.challenge({ factorId: value.factor });
  return error ? failed(error) : answer({ challenge: data.id });
}

/** A recovery code takes every second factor off the account, once, and tells so. */
export async function recover(form: FormData, request: Request, session: RequestSession, facts: RequestFacts) {
  const { signedIn, client, knownDevice } = session;
  if (!signedIn) return backToLogin(request, "session_missing");
  const { value, refuse, refused } = parseAuthForm(form, recoveryForm);
  if (!value) return refuse();
  const { userId, email } = signedIn;
  try {
    const attempt = { userId, code: value.recoveryCode, device: knownDevice(email) };
    await spendRecoveryCode(facts.id, attempt, async () => {
      await removeFactors(session, userId);
      await tellOwner(session, signedIn, facts);
    });
  } catch (error) {
    if (error instanceof Refused) return refused(error.refusals);
    throw error;
  }
  // The old token still says that a factor is owed to whoever remembers it.
  await client().auth.refreshSession();
  return redirectDocument(withNext(inLocale("/login/recovered", localeIn(request)), nextIn(request)), 303);
}

/** Tells the owner of the account, in its language, in case the recovery was not theirs. */
async function tellOwner({ tell }: RequestSession, { userId, email }: SignedIn, { locale }: RequestFacts) {
  const account = await accountOf(userId);
  await tell({ kind: "second_step_recovered", to: email, language: account?.language ?? locale });
}
