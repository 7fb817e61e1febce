/** How the service says no, in the two shapes that clients of different age read. */
export class AuthError extends Error {
  override readonly name = "AuthError";
  readonly status: number;
  readonly code: ErrorCode;
  readonly extra: object;

  constructor(status: number, code: ErrorCode, message: string, extra: object = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.extra = extra;
  }
}

/** The few refusals that are worded as OAuth words them, without a code: 400, but for a wrong secret in the header that HTTP has for it. */
export class OAuthError extends Error {
  override readonly name = "OAuthError";
  readonly error: string;
  readonly status: 400 | 401;

  constructor(error: string, description: string, status: 400 | 401 = 400) {
    super(description);
    this.error = error;
    this.status = status;
  }
}

export const invalid = (message: string): AuthError => new AuthError(400, "validation_failed", message);

export function errorResponse(error: AuthError | OAuthError, apiVersion: string | null): Response {
  if (error instanceof OAuthError)
    return Response.json(
      { error: error.error, error_description: error.message },
      {
        status: error.status,
        headers: { "cache-control": "no-store", ...(error.status === 401 ? { "www-authenticate": "Basic" } : {}) },
      },
    );
  const { status, code, message, extra } = error;
  const headers = { "x-sb-error-code": code, "cache-control": "no-store" };
  // auth-js reads `code` only when the version comes back, and `error_code` otherwise: never mix the two.
  if (wantsNewShape(apiVersion))
    return Response.json(
      { code, message, ...extra },
      { status, headers: { ...headers, "X-Supabase-Api-Version": "2024-01-01" } },
    );
  return Response.json({ code: status, error_code: code, msg: message, ...extra }, { status, headers });
}

const wantsNewShape = (apiVersion: string | null): boolean =>
  apiVersion !== null && /^\d{4}-\d{2}-\d{2}$/.test(apiVersion) && apiVersion >= "2024-01-01";

export type ErrorCode = (typeof errorCodes)[number];

/** The codes that this service can answer; clients compare them. */
export const errorCodes = [
  "unexpected_failure",
  "validation_failed",
  "bad_json",
  "email_exists",
  "phone_exists",
  "bad_jwt",
  "not_admin",
  "no_authorization",
  "user_not_found",
  "session_not_found",
  "session_expired",
  "refresh_token_not_found",
  "refresh_token_already_used",
  "flow_state_not_found",
  "flow_state_expired",
  "flow_state_already_used",
  "signup_disabled",
  "user_banned",
  "provider_email_needs_verification",
  "bad_oauth_state",
  "bad_oauth_callback",
  "oauth_provider_not_supported",
  "single_identity_not_deletable",
  "identity_already_exists",
  "identity_not_found",
  "email_provider_disabled",
  "phone_provider_disabled",
  "too_many_enrolled_mfa_factors",
  "mfa_factor_name_conflict",
  "mfa_factor_not_found",
  "mfa_ip_address_mismatch",
  "mfa_challenge_expired",
  "mfa_verification_failed",
  "mfa_verified_factor_exists",
  "mfa_phone_enroll_not_enabled",
  "mfa_phone_verify_not_enabled",
  "mfa_totp_enroll_not_enabled",
  "mfa_totp_verify_not_enabled",
  "mfa_webauthn_enroll_not_enabled",
  "mfa_webauthn_verify_not_enabled",
  "insufficient_aal",
  "captcha_failed",
  "saml_provider_disabled",
  "saml_relay_state_not_found",
  "saml_relay_state_expired",
  "saml_idp_not_found",
  "saml_assertion_no_user_id",
  "saml_assertion_no_email",
  "saml_metadata_fetch_failed",
  "saml_idp_already_exists",
  "saml_entity_id_mismatch",
  "sso_provider_not_found",
  "sso_provider_disabled",
  "sso_domain_already_exists",
  "manual_linking_disabled",
  "sms_send_failed",
  "email_not_confirmed",
  "phone_not_confirmed",
  "user_already_exists",
  "provider_disabled",
  "user_sso_managed",
  "reauthentication_needed",
  "reauthentication_not_valid",
  "same_password",
  "current_password_invalid",
  "current_password_required",
  "otp_expired",
  "otp_disabled",
  "weak_password",
  "over_request_rate_limit",
  "over_email_send_rate_limit",
  "over_sms_send_rate_limit",
  "bad_code_verifier",
  "anonymous_provider_disabled",
  "invite_not_found",
  "request_timeout",
  "invalid_credentials",
  "web3_provider_disabled",
  "web3_unsupported_chain",
  "oauth_dynamic_client_registration_disabled",
  "oauth_client_not_found",
  "oauth_authorization_not_found",
  "oauth_consent_not_found",
  "feature_disabled",
  "request_entity_too_large",
  "passkey_disabled",
  "too_many_passkeys",
  "webauthn_challenge_not_found",
  "webauthn_challenge_expired",
  "webauthn_verification_failed",
  "webauthn_credential_exists",
] as const;
