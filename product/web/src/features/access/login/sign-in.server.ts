/** The password and what belongs to it. The answer to a wrong one is the same whether or not there is such an account. */
import type { RequestFacts } from "#request/context.ts";
import { loginAddress } from "#request/addresses/landing.ts";
import type { RequestSession } from "#request/session.ts";
import { emailForm, passkeyForm, passwordForm } from "./schema.ts";
import { parseAuthForm, withCaptcha } from "./share/auth-form.ts";
import { goOn, localeIn, nextIn, wholeAddress } from "./share/go-on.ts";

export async function signInByPassword(form: FormData, request: Request, { client, keep }: RequestSession) {
  const { value, refuse, failed } = parseAuthForm(form, passwordForm);
  if (!value) return refuse();
  const { email, password, captchaToken } = value;
  const options = withCaptcha(captchaToken);
  const { data, error } = await client().auth.signInWithPassword({ email, password, options });
  if (error) return failed(error);
  if (value.keep) await keep(data.session.access_token);
  return goOn(request);
}

/** Nobody says who they are: the passkey does. */
export async function signInByPasskey(form: FormData, request: Request, { client, keep }: RequestSession) {
  const { value, refuse, failed } = parseAuthForm(form, passkeyForm);
  if (!value) return refuse({ code: "passkey_failed", values: {} });
  const { data, error } = await client().auth.passkey.verifyAuthentication({
    challengeId: value.challenge,
    credential: value.credential as never,
  });
  if (error && "status" in error) return failed(error);
  if (!data?.session) return refuse({ code: "passkey_failed", values: {} });
  if (value.keep) await keep(data.session.access_token);
  return goOn(request);
}

/** The mail that confirms an address, once more. Nobody learns whether it was needed. */
export async function resendConfirmation(
  form: FormData,
  request: Request,
  { client }: RequestSession,
  facts: RequestFacts,
) {
  const { value, refuse, failed, answer } = parseAuthForm(form, emailForm);
  if (!value) return refuse();
  const { error } = await client().auth.resend({
    type: "signup",
    email: value.email,
    options: {
      emailRedirectTo: wholeAddress(loginAddress(localeIn(request), nextIn(request)), request, facts),
      ...withCaptcha(value.captchaToken),
    },
  });
  return error && error.code !== "over_email_send_rate_limit" ? failed(error) : answer({ sent: true });
}
