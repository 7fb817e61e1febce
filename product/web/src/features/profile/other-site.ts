/** The way to another site that shall be one more way to sign in, and back from it. */
import { isAuthError } from "@supabase/supabase-js";
import { redirect } from "react-router";
import { authProblem, redirectedProblem } from "#features/login/share/auth-errors.ts";
import { wholeAddress } from "#features/login/share/go-on.ts";
import { actorWho, requestContext } from "#request/context.ts";
import type { Sent } from "#request/form-action.ts";
import { pageAddress } from "#request/page-address.ts";
import { tellSaved } from "#request/saved-notice.ts";
import { linkAddress } from "./identities.server.ts";

/**
 * Undefined for a plain visit of the page. What comes back with a code is linked already: the session at hand stays as it
 * is, and is not given up for a new one that would know nothing of the second step.
 */
export async function viaOtherSite({ request, context }: Sent): Promise<Response | undefined> {
  const { searchParams, pathname } = pageAddress(request);
  if (searchParams.has("link")) return isOwnLink(request) ? leave({ request, context }) : redirect(pathname);
  // What the service itself says has a code of its own, and not always the word of OAuth.
  if (searchParams.has("error") || searchParams.has("error_code"))
    return redirect(problemAt(pathname, redirectedProblem(searchParams).code));
  if (!searchParams.has("code")) return undefined;
  const page = `${pathname}#identity-linked`;
  return redirect(page, { headers: { "Set-Cookie": tellSaved(page) } });
}

async function leave({ request, context }: Sent): Promise<Response> {
  const facts = context.get(requestContext);
  const { provider } = facts.settings.auth;
  const { pathname } = pageAddress(request);
  if (!provider) return redirect(pathname);
  try {
    const returnTo = wholeAddress(pathname, request, facts);
    return redirect(await linkAddress(actorWho("self", context), { provider, returnTo }, { context }));
  } catch (error) {
    if (!isAuthError(error)) throw error;
    return redirect(problemAt(pathname, authProblem(error).code));
  }
}

// A form could not lead to another site, so it is a link; a link from elsewhere must not begin it.
const isOwnLink = (request: Request) => (request.headers.get("sec-fetch-site") ?? "same-origin") === "same-origin";

const problemAt = (path: string, code: string) => `${path}?problem=${code}#identities`;
