import {
  AuthApiError,
  AuthError,
  AuthImplicitGrantRedirectError,
  AuthInvalidCredentialsError,
  AuthInvalidJwtError,
  AuthPKCECodeVerifierMissingError,
  AuthPKCEGrantCodeExchangeError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
  AuthUnknownError,
  AuthWeakPasswordError,
} from "@supabase/supabase-js";
import { createTranslator } from "use-intl/core";
import { describe, expect, it } from "vitest";
import { messages } from "#features/access/login/messages.ts";
import {
  authProblem,
  authProblemCodes,
  namedProblem,
  redirectedProblem,
  statusOf,
  type AuthProblem,
  type AuthProblemCode,
} from "./auth-errors.ts";

const api = (code: string | undefined, message = "", status = 400) => new AuthApiError(message, status, code);
const gap = "For security purposes, you can only request this after 47 seconds.";

/** Every kind that the service and its client know, and what becomes of it. */
const kinds: [kind: string, error: AuthError, code: AuthProblemCode, values?: AuthProblem["values"]][] = [
  ["wrong password", api("invalid_credentials", "Invalid login credentials"), "invalid_credentials"],
  ["credentials the client refuses", new AuthInvalidCredentialsError("You must provide …"), "invalid_credentials"],
  ["address not confirmed", api("email_not_confirmed"), "email_not_confirmed"],
  ["number not confirmed", api("phone_not_confirmed"), "phone_not_confirmed"],
  ["banned", api("user_banned"), "user_banned"],
  [
    "weak password",
    new AuthWeakPasswordError("Password should be …", 422, ["length", "characters", "pwned"]),
    "weak_password",
    { reasons: ["length", "characters", "pwned"] },
  ],
  ["weak password without a reason", new AuthWeakPasswordError("", 422, []), "weak_password", { reasons: [] }],
  ["same password", api("same_password", "", 422), "same_password"],
  ["too long", api("validation_failed", "Password cannot be longer than 72 characters"), "password_too_long"],
  ["code or link expired", api("otp_expired", "Token has expired or is invalid", 403), "otp_expired"],
  ["second factor wrong", api("mfa_verification_failed", "Invalid TOTP code entered", 422), "code_wrong"],
  ["challenge expired", api("mfa_challenge_expired", "", 422), "otp_expired"],
  ["too often, with the wait", api("over_request_rate_limit", gap, 429), "over_request_rate_limit", { seconds: 47 }],
  [
    "too often, no wait known",
    api("over_request_rate_limit", "Request rate limit reached", 429),
    "over_request_rate_limit",
  ],
  ["mails too often", api("over_email_send_rate_limit", gap, 429), "over_email_send_rate_limit", { seconds: 47 }],
  ["texts too often", api("over_sms_send_rate_limit", gap, 429), "over_sms_send_rate_limit", { seconds: 47 }],
  ["session missing", new AuthSessionMissingError(), "session_missing"],
  ["session ended", api("session_expired"), "session_missing"],
  ["refresh token used", api("refresh_token_already_used"), "session_missing"],
  ["token not valid, said by the client", new AuthInvalidJwtError("Invalid JWT"), "invalid_jwt"],
  ["token not valid, said by the service", api("bad_jwt", "", 403), "invalid_jwt"],
  ["service away: 502", new AuthRetryableFetchError("Bad Gateway", 502), "away"],
  ["service away: 503", new AuthRetryableFetchError("", 503), "away"],
  ["service away: 504", new AuthRetryableFetchError("", 504), "away"],
  ["network failed", new AuthRetryableFetchError("fetch failed", 0), "away"],
  ["implicit grant failed", new AuthImplicitGrantRedirectError("No session defined in URL."), "redirect_failed"],
  ["code exchange failed", new AuthPKCEGrantCodeExchangeError("No code detected."), "code_exchange_failed"],
  ["verifier in another browser", new AuthPKCECodeVerifierMissingError(), "code_exchange_failed"],
  ["flow unknown", api("flow_state_not_found", "", 404), "code_exchange_failed"],
  ["verifier wrong", api("bad_code_verifier"), "code_exchange_failed"],
  ["no account", api("signup_disabled", "", 422), "no_account"],
  ["captcha", api("captcha_failed"), "captcha_failed"],
  ["second factor needed", api("insufficient_aal", "", 401), "insufficient_aal"],
  ["session too old", api("reauthentication_needed"), "reauthentication_needed"],
  ["identity taken", api("identity_already_exists", "", 422), "identity_already_exists"],
  ["identity gone", api("identity_not_found", "", 422), "identity_not_found"],
  ["last identity", api("single_identity_not_deletable", "", 422), "single_identity_not_deletable"],
  ["anything else", api("some_new_code"), "unknown"],
  ["unreadable answer", new AuthUnknownError("…", new Error("…")), "unknown"],
  ["no code at all", new AuthError("…"), "unknown"],
];

const sentences = (locale: "en" | "es") => {
  const slice = Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, text[locale]]));
  const raise = (error: Error) => {
    throw error;
  };
  const t: unknown = createTranslator({
    locale,
    messages: { login: slice },
    namespace: "login",
    onError: raise,
  } as never);
  return t as (key: string, values: object) => string;
};

describe("what the service says", () => {
  it.each(kinds)("%s", (_, error, code, values = {}) => expect(authProblem(error)).toEqual({ code, values }));

  it.each(["en", "es"] as const)("has a sentence of its own for every kind, in %s", (locale) => {
    const t = sentences(locale);
    const texts = authProblemCodes.map((code) => t(`error:${code}`, { seconds: 47 }));
    expect(new Set(texts).size).toBe(authProblemCodes.length);
    expect(texts.filter((sentence) => sentence.includes("47"))).toHaveLength(3);
    expect(texts.every((sentence) => sentence.length > 20 && !sentence.includes("{"))).toBe(true);
    for (const reason of ["length", "characters", "pwned"]) expect(t(`weak:${reason}`, { min: 15 })).not.toBe("");
  });

  it("is not worded the same in both languages", () => {
    for (const code of authProblemCodes) expect(messages[`error:${code}`].en).not.toBe(messages[`error:${code}`].es);
  });

  it("without a wait speaks of minutes", () =>
    expect(sentences("en")("error:over_request_rate_limit", { seconds: 0 })).toBe(
      "Too many attempts. You can try again in a few minutes.",
    ));
});

describe("an error in an address", () => {
  const from = (query: string) => redirectedProblem(new URLSearchParams(query)).code;
  it("is known by our code before the word of OAuth", () =>
    expect(from("error=access_denied&error_code=signup_disabled")).toBe("no_account"));
  it("is known by the word of OAuth", () => expect(from("error=access_denied")).toBe("access_denied"));
  it("is a failure whatever else it says", () => {
    expect(from("error=x&error_code=y")).toBe("redirect_failed");
    expect(from("")).toBe("redirect_failed");
  });
  it("counts only when it is one of ours", () => {
    expect(namedProblem("session_missing")).toEqual({ code: "session_missing", values: {} });
    expect(namedProblem("<script>")).toBeUndefined();
    expect(namedProblem(null)).toBeUndefined();
  });
});

it("the status tells whether to try again", () => {
  const status = (code: AuthProblemCode) => statusOf({ code, values: {} });
  expect([status("away"), status("over_request_rate_limit"), status("invalid_credentials")]).toEqual([503, 429, 422]);
});
