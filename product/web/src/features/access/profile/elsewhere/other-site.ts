/** The way to another site that shall be one more way to sign in, and back from it. */
import { redirect } from "react-router";
import type { Actor } from "@product/domain/actor";
import { redirectedProblem } from "#features/access/login/share/auth-errors.ts";
import { wholeAddress } from "#features/access/login/share/go-on.ts";
import { requestContext } from "#request/context.ts";
import { failure } from "#request/failures.ts";
import type { Sent } from "#request/forms/form-action.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { tellSaved } from "#request/forms/saved-notice.ts";
import { linkAddress } from "./identities.server.ts";

/** The address of the other site, for the browser to go there by itself: no form may lead away from here. */
export async function toOtherSite(actor: Actor, _input: unknown, { request, context }: Sent): Promise<string> {
  const facts = context.get(requestContext);
  const { provider } = facts.settings.auth;
  if (!provider) throw failure("notUnderstood");
  const returnTo = wholeAddress(pageAddress(request).pathname, request, facts);
  return linkAddress(actor, { provider, returnTo }, { context });
}

/**
 * Undefined for a plain visit of the page. A return with a code is linked already: the current session stays, since a
 * new one would know nothing of the second step.
 */
export function backFromOtherSite(request: Request): Response | undefined {
  const { searchParams, pathname } = pageAddress(request);
  // An error of the service itself has a code of its own, and not always the parameter of OAuth.
  if (searchParams.has("error") || searchParams.has("error_code"))
    return redirect(`${pathname}?problem=${redirectedProblem(searchParams).code}#identities`);
  if (!searchParams.has("code")) return undefined;
  const page = `${pathname}#identity-linked`;
  return redirect(page, { headers: { "Set-Cookie": tellSaved(page) } });
}
