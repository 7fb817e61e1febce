/** Where a provider sends people back to. A person is looking: whatever happens, they end up in the app. */
import { secondsBefore } from "@platform/kernel/clock";
import { flowSeconds, hashOfSecret, secretIn, spentCookie } from "@platform/auth/flows/browser-binding";
import { claimFlow, finishFlow, takeFlow, type FlowRow } from "@platform/auth/flows/flow-state";
import { allowedTarget } from "@platform/auth/flows/redirect-target";
import { redirectWith, sessionFields } from "@platform/auth/flows/redirects";
import { acceptInvitation } from "@platform/auth/providers/accept-invitation";
import { signInAccount, type Outcome } from "@platform/auth/providers/account-linking";
import { backWithError, toSiteWithError } from "@platform/auth/providers/back-with-error";
import { callbackUrl } from "@platform/auth/providers/begin-flow";
import { exchangeCode } from "@platform/auth/providers/exchange-code";
import { linkIdentity } from "@platform/auth/providers/link-identity";
import { providerNamed } from "@platform/auth/providers/named-provider";
import type { ProviderAccount } from "@platform/auth/providers/provider-account";
import { audit } from "@platform/auth/request/audit";
import { isUuid } from "@platform/auth/request/bearer";
import type { AuthRequest } from "@platform/auth/request/auth-request";
import { AuthError, OAuthError } from "@platform/auth/request/errors";
import { readEncoded } from "@platform/auth/request/encoded";
import { startSession } from "@platform/auth/sessions/session";
import type { Sql } from "@platform/kernel/sql";

export async function callback(call: AuthRequest): Promise<Response> {
  // Some providers let the browser post their answer, and a post from another site brings no cookie: it comes again by itself.
  if (call.request.method === "POST") return comeAgain(call, await readEncoded(call.request));
  const response = await answerOf(call);
  const state = call.query.get("state");
  if (isUuid(state)) response.headers.append("set-cookie", spentCookie(call.auth.settings, state));
  return response;
}

function comeAgain({ auth }: AuthRequest, posted: URLSearchParams): Response {
  const names = ["state", "code", "error", "error_description", "iss"];
  const query = Object.fromEntries(names.map((name) => [name, posted.get(name) ?? undefined]));
  return redirectWith(303, callbackUrl(auth.settings), { query });
}

async function answerOf(call: AuthRequest): Promise<Response> {
  let flow: FlowRow;
  try {
    flow = await flowOf(call);
  } catch (error) {
    return toSiteWithError(call, error);
  }
  const target = allowedTarget(flow.referrer ?? "", call.auth.settings);
  try {
    return await finished(call, flow, target);
  } catch (error) {
    return backWithError(call, target, error);
  }
}

async function flowOf({ auth, request, query, now }: AuthRequest): Promise<FlowRow> {
  const state = query.get("state") ?? "";
  if (state === "") throw new AuthError(400, "bad_oauth_callback", "OAuth state parameter missing");
  const browserHash = hashOfSecret(secretIn(request, auth.settings, state));
  const claim = { now, startedAfter: secondsBefore(now, flowSeconds), browserHash };
  const flow = isUuid(state) ? await claimFlow(auth.db, state, claim) : undefined;
  if (flow === undefined)
    throw new AuthError(400, "bad_oauth_state", "OAuth callback with invalid state: not found or expired");
  if (flow === "used") throw new AuthError(400, "flow_state_already_used", "OAuth state has already been used");
  return flow;
}

async function finished(call: AuthRequest, flow: FlowRow, target: string): Promise<Response> {
  const { auth, query: response } = call;
  const settings = providerNamed(auth.settings, flow.provider_type);
  if (!settings)
    throw new AuthError(400, "oauth_provider_not_supported", `Unsupported provider: ${flow.provider_type}`);
  if (response.get("error")) throw saidByProvider(response);
  if (!response.get("code"))
    throw new AuthError(400, "bad_oauth_callback", "OAuth callback with missing authorization code missing");
  const { account, ...tokens } = await exchangeCode(call, settings, flow, response);

  const result = await auth.db.transaction(async (tx) => {
    const outcome = await outcomeOf(tx, call, flow, account, target);
    if ("refusal" in outcome) return outcome.refusal;
    const { user } = outcome;
    if (flow.auth_code !== null) {
      await finishFlow(tx, flow.id, user.id, tokens);
      return redirectWith(302, target, { query: { code: flow.auth_code } });
    }
    await takeFlow(tx, flow.id);
    await audit(tx, call, "login", user, { provider: flow.provider_type });
    const session = await startSession(tx, call, user, { method: "oauth", ...tokens });
    return redirectWith(302, target, { fragment: sessionFields(session) });
  });
  auth.messages.wake();
  // Told after the commit: the mail that asks for a confirmation must leave.
  if (result instanceof AuthError) throw result;
  return result;
}

async function outcomeOf(
  tx: Sql,
  call: AuthRequest,
  flow: FlowRow,
  account: ProviderAccount,
  redirectTo: string,
): Promise<Outcome> {
  if (flow.linking_target_id !== null) {
    const linking = { userId: flow.linking_target_id, sessionId: flow.linking_session_id ?? undefined };
    return { user: await linkIdentity(tx, call, linking, account) };
  }
  if (flow.invite_token !== null) return { user: await acceptInvitation(tx, call, flow.invite_token, account) };
  return signInAccount(tx, call, account, { audience: call.auth.settings.audience, redirectTo });
}

/** The provider's own words, as far as they are words. */
function saidByProvider(response: URLSearchParams): OAuthError {
  const error = response.get("error")!;
  const isWord = /^[\w.-]{1,64}$/.test(error);
  return new OAuthError(isWord ? error : "server_error", (response.get("error_description") ?? "").slice(0, 500));
}
