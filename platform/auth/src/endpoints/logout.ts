import type { UserCall } from "@platform/auth/request/bearer";
import { audit } from "@platform/auth/request/audit";
import { invalid } from "@platform/auth/request/errors";
import { endAllSessions, endOtherSessions, endSession } from "@platform/auth/sessions/end-sessions";

export async function logout(call: UserCall): Promise<Response> {
  const { auth, user, session, query } = call;
  const scope = query.get("scope") || "global";
  if (!["global", "local", "others"].includes(scope)) throw invalid(`Unsupported logout scope "${scope}"`);
  await auth.db.transaction(async (tx) => {
    await audit(tx, call, "logout", user, { scope });
    if (scope === "global" || !session) return endAllSessions(tx, user.id);
    return scope === "local" ? endSession(tx, session.id) : endOtherSessions(tx, user.id, session.id);
  });
  return new Response(null, { status: 204 });
}
