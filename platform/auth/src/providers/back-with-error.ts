/** Sends a browser back to the app with what went wrong: in the query and in the fragment, because clients read either. */
import { isPassing } from "@platform/kernel/database-failures";
import { errorFields, redirectWith } from "@platform/auth/flows/redirects";
import type { AuthRequest } from "@platform/auth/request/auth-request";
import { AuthError, OAuthError } from "@platform/auth/request/errors";

export function backWithError(call: AuthRequest, target: string, error: unknown): Response {
  const fields = fieldsOf(call, error);
  return redirectWith(302, target, { query: fields, fragment: fields });
}

/** Nobody knows where this browser came from, so it goes to the site. */
export const toSiteWithError = (call: AuthRequest, error: unknown): Response =>
  onwardWithError(call, call.auth.settings.siteUrl, error);

/** In the query alone, as answers that a browser posted are refused. */
export const onwardWithError = (call: AuthRequest, target: string, error: unknown): Response =>
  redirectWith(303, target, { query: fieldsOf(call, error) });

function fieldsOf(call: AuthRequest, error: unknown): ReturnType<typeof errorFields> {
  if (error instanceof OAuthError) return { error: error.error, error_description: error.message };
  if (error instanceof AuthError)
    return { ...errorFields(error), ...(denied.has(error.code) ? { error: "access_denied" } : {}) };
  call.auth.log.error({ error }, "sign-in through a provider failed");
  return errorFields(
    isPassing(error)
      ? new AuthError(503, "unexpected_failure", "The service is busy, please try again")
      : new AuthError(500, "unexpected_failure", "Unexpected failure, please check server logs for more information"),
  );
}

const denied = new Set(["signup_disabled", "user_banned", "provider_email_needs_verification"]);
