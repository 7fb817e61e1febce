/** Where a provider sends people back to. A person is looking: whatever happens, they end up in the app. */
import { secondsBefore } from "@platform/kernel/clock";
import { claimFlow, finishFlow, takeFlow, type FlowRow } from "@platform/auth/flows/flow-state";
import { allowedTarget } from "@platform/auth/flows/redirect-target";
import { redirectWith, sessionFields } from "@platform/auth/flows/redirects";
import { acceptInvitation } from "@platform/auth/providers/accept-invitation";
import { signInAccount, type Outcome } from "@platform/auth/providers/account-linking";
import { backWithError, toSiteWithError } from "@platform/auth/providers/back-with-error";
import { exchangeCode } from "@platform/auth/providers/exchange-code";
import { linkIdentity } from "@platform/auth/providers/link-identity";
import { providerNamed } from "@platform/auth/providers/named-provider";
import type { ProviderAccount } from "@platform/auth/providers/provider-account";
import { audit } from "@platform/auth/request/audit";
import { isUuid } from "@platform/auth/request/bearer";
import type { Call } from "@platform/auth/request/call";
import { AuthError, OAuthError } from "@platform/auth/request/errors";
import { readText } from "@platform/auth/request/json";
import { startSession } from "@platform/auth/sessions/session";
import type { Sql } from "@platform/kernel/sql";

const flowSeconds = 300;

export async function callback(call: Call): Promise<Response> {
  let begun: { response: URLSearchParams; flow: FlowRow };
  try {
    begun = await flowOf(call);
  } catch (error) {
    return toSiteWithError(call, error);
  }
  const target = allowedTarget(begun.flow.referrer ?? "", call.auth.settings);
  try {
    return await finished(call, begun.flow, begun.response, target);
  } catch (error) {
    return backWithError(call, target, error);
  }
}

async function flowOf(call: Call): Promise<{ response: URLSearchParams; flow: FlowRow }> {
  const { auth, request, query, now } = call;
  // Some providers let the browser post their answer.
  const response = request.method === "POST" ? new URLSearchParams(await readText(request)) : query;
  const state = response.get("state") ?? "";
  if (state === "") throw new AuthError(400, "bad_oauth_callback", "OAuth state parameter missing");
  const period = { now, startedAfter: secondsBefore(now, flowSeconds) };
  const flow = isUuid(state) ? await claimFlow(auth.db, state, period) : undefined;
  if (flow === undefined)
    throw new AuthError(400, "bad_oauth_state", "OAuth callback with invalid state: not found or expired");
  if (flow === "used") throw new AuthError(400, "flow_state_already_used", "OAuth state has already been used");
  return { response, flow };
}

async function finished(call: Call, flow: FlowRow, response: URLSearchParams, target: string): Promise<Response> {
  const { auth } = call;
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
  call: Call,
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
