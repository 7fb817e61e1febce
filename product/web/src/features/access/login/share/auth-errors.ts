/** Every way in which the authentication service says no, as a code with values; the sentence is found in the reader's language. */
import type { AuthError } from "@supabase/supabase-js";

export type AuthProblem = { code: AuthProblemCode; values: AuthProblemValues };

/** `seconds` to wait; `reasons` why a password is weak. */
export type AuthProblemValues = { seconds?: number; reasons?: readonly WeakReason[] };

export const weakReasons = ["length", "characters", "pwned"] as const;
export type WeakReason = (typeof weakReasons)[number];

export function authProblem(error: Pick<AuthError, "name" | "code" | "status" | "message">): AuthProblem {
  const code = codeOf(error);
  if (code === "weak_password") return { code, values: { reasons: reasonsIn(error) } };
  const seconds = waitIn(error.message);
  return waits.has(code) && seconds !== undefined ? { code, values: { seconds } } : { code, values: {} };
}

/** The same for an error that a redirect carries in its address: our own code says more than the word of OAuth. */
export const redirectedProblem = (params: URLSearchParams): AuthProblem => ({
  code: knownCode(params.get("error_code")) ?? knownCode(params.get("error")) ?? "redirect_failed",
  values: {},
});

/** A code that stands in an address of ours; anything else there says nothing. */
export function namedProblem(code: string | null): AuthProblem | undefined {
  const known = authProblemCodes.find((each) => each === code);
  return known && { code: known, values: {} };
}

/** The answer's status: whoever is no person learns from it whether trying again makes sense. */
export const statusOf = ({ code }: AuthProblem): number => (code === "away" ? 503 : waits.has(code) ? 429 : 422);

export const authProblemCodes = [
  "invalid_credentials",
  "email_not_confirmed",
  "phone_not_confirmed",
  "user_banned",
  "weak_password",
  "same_password",
  "password_too_long",
  "otp_expired",
  "code_wrong",
  "text_code_wrong",
  "over_request_rate_limit",
  "over_email_send_rate_limit",
  "over_sms_send_rate_limit",
  "session_missing",
  "invalid_jwt",
  "away",
  "redirect_failed",
  "access_denied",
  "code_exchange_failed",
  "no_account",
  "provider_email_needs_verification",
  "insufficient_aal",
  "reauthentication_needed",
  "captcha_failed",
  "identity_already_exists",
  "identity_not_found",
  "single_identity_not_deletable",
  "passkey_failed",
  "no_company_sign_in",
  "company_sign_in_failed",
  "unknown",
] as const;
export type AuthProblemCode = (typeof authProblemCodes)[number];

const waits: ReadonlySet<AuthProblemCode> = new Set([
  "over_request_rate_limit",
  "over_email_send_rate_limit",
  "over_sms_send_rate_limit",
]);

function codeOf({ name, code = "", status, message }: Parameters<typeof authProblem>[0]): AuthProblemCode {
  if (/longer than \d+ characters/.test(message)) return "password_too_long";
  if (code === "mfa_verification_failed" && /phone/i.test(message)) return "text_code_wrong";
  return knownCode(code) ?? byName[name] ?? (status !== undefined && status >= 500 ? "away" : "unknown");
}

const knownCode = (code: string | null): AuthProblemCode | undefined =>
  authProblemCodes.find((known) => known === code) ?? byCode[code ?? ""];

const byCode: Partial<Record<string, AuthProblemCode>> = {
  session_not_found: "session_missing",
  session_expired: "session_missing",
  refresh_token_not_found: "session_missing",
  refresh_token_already_used: "session_missing",
  no_authorization: "session_missing",
  bad_jwt: "invalid_jwt",
  mfa_verification_failed: "code_wrong",
  mfa_verification_rejected: "code_wrong",
  mfa_challenge_expired: "otp_expired",
  mfa_ip_address_mismatch: "otp_expired",
  mfa_factor_not_found: "otp_expired",
  server_error: "away",
  temporarily_unavailable: "away",
  flow_state_not_found: "code_exchange_failed",
  flow_state_expired: "code_exchange_failed",
  flow_state_already_used: "code_exchange_failed",
  bad_code_verifier: "code_exchange_failed",
  bad_oauth_state: "code_exchange_failed",
  bad_oauth_callback: "code_exchange_failed",
  signup_disabled: "no_account",
  sso_provider_not_found: "no_company_sign_in",
  sso_provider_disabled: "no_company_sign_in",
  saml_provider_disabled: "no_company_sign_in",
  saml_idp_not_found: "no_company_sign_in",
  saml_relay_state_not_found: "company_sign_in_failed",
  saml_relay_state_expired: "company_sign_in_failed",
  saml_assertion_no_user_id: "company_sign_in_failed",
  saml_assertion_no_email: "company_sign_in_failed",
  reauthentication_not_valid: "reauthentication_needed",
  webauthn_verification_failed: "passkey_failed",
  webauthn_challenge_not_found: "passkey_failed",
  webauthn_challenge_expired: "passkey_failed",
};

/** Errors that the client itself throws, without asking the service. */
const byName: Partial<Record<string, AuthProblemCode>> = {
  AuthRetryableFetchError: "away",
  AuthSessionMissingError: "session_missing",
  AuthInvalidCredentialsError: "invalid_credentials",
  AuthInvalidJwtError: "invalid_jwt",
  AuthWeakPasswordError: "weak_password",
  AuthImplicitGrantRedirectError: "redirect_failed",
  AuthPKCEGrantCodeExchangeError: "code_exchange_failed",
  AuthPKCECodeVerifierMissingError: "code_exchange_failed",
};

const waitIn = (message: string): number | undefined => {
  const seconds = /after (\d+) seconds?/.exec(message)?.[1];
  return seconds === undefined ? undefined : Number(seconds);
};

function reasonsIn(error: object): WeakReason[] {
  const reasons = "reasons" in error && Array.isArray(error.reasons) ? error.reasons : [];
  return weakReasons.filter((reason) => reasons.includes(reason));
}
