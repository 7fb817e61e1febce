import { z } from "zod";
import { secondsAfter } from "@platform/kernel/clock";
import { flowByCode, takeFlow } from "@platform/auth/flows/flow-state";
import { verifierMatches } from "@platform/auth/flows/pkce";
import { audit } from "@platform/auth/request/audit";
import { answer, type AuthRequest } from "@platform/auth/request/auth-request";
import { AuthError, invalid } from "@platform/auth/request/errors";
import { readJson, text } from "@platform/auth/request/json";
import { startSession } from "@platform/auth/sessions/session";
import { userById } from "@platform/auth/users/find-user";
import { isBanned } from "@platform/auth/users/user";

const schema = z.object({ auth_code: text, code_verifier: text });
const flowSeconds = 300;

/** A code that was issued with a challenge is worth nothing without its verifier. */
export async function pkceGrant(call: AuthRequest): Promise<Response> {
  const { auth, now } = call;
  const { auth_code, code_verifier } = await readJson(call.request, schema);
  if (auth_code === "" || code_verifier === "")
    throw invalid("invalid request: both auth code and code verifier should be non-empty");
  const session = await auth.db.transaction(async (tx) => {
    const flow = await flowByCode(tx, auth_code);
    if (!flow?.code_challenge || !flow.code_challenge_method) throw notFound();
    // A link may lie in a mailbox for an hour; its code is young from the moment it was handed out.
    if (secondsAfter(flow.auth_code_issued_at ?? flow.created_at, flowSeconds) < now)
      throw new AuthError(422, "flow_state_expired", "invalid flow state, flow state has expired");
    const { code_challenge, code_challenge_method } = flow;
    if (!verifierMatches(code_verifier, { code_challenge, code_challenge_method }))
      throw new AuthError(400, "bad_code_verifier", "code challenge does not match previously saved code verifier");
    const taken = await takeFlow(tx, flow.id);
    const user = taken?.user_id ? await userById(tx, taken.user_id) : undefined;
    if (!taken || !user) throw notFound();
    if (isBanned(user, now)) throw new AuthError(403, "user_banned", "User is banned");
    await audit(tx, call, "login", user, { provider: taken.provider_type });
    return startSession(tx, call, user, {
      method: taken.authentication_method,
      provider: /^sso:(.+)$/.exec(taken.provider_type)?.[1],
      notAfter: taken.session_not_after ?? undefined,
      providerToken: taken.provider_access_token ?? undefined,
      providerRefreshToken: taken.provider_refresh_token ?? undefined,
    });
  });
  return answer(session);
}

const notFound = () => new AuthError(404, "flow_state_not_found", "invalid flow state, no valid flow state found");
