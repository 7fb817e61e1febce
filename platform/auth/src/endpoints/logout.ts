import type { UserCall } from "@platform/auth/request/bearer";
import { audit } from "@platform/auth/request/audit";
import { invalid } from "@platform/auth/request/errors";
import { endSession, endSessionsUpTo } from "@platform/auth/sessions/end-sessions";

export async function logout(call: UserCall): Promise<Response> {
  const { auth, user, session, query } = call;
  const requestedScope = query.get("scope") || "global";
  if (!["global", "local", "others"].includes(requestedScope))
    throw invalid(`Unsupported logout scope "${requestedScope}"`);
  // An application signs out of itself, and nobody else.
  const scope = session?.oauth_client_id ? "local" : requestedScope;
  await auth.db.transaction(async (tx) => {
    await audit(tx, call, "logout", user, { scope });
    if (scope === "local" && session) return endSession(tx, session.id);
    // A password alone must not throw out whoever showed a second factor.
    return endSessionsUpTo(tx, user.id, session?.aal ?? "aal1", scope === "others" ? session?.id : undefined);
  });
  return new Response(null, { status: 204 });
}
