import { grantsOf, revokeConsent } from "@platform/auth/oauth-server/consent";
import { audit } from "@platform/auth/request/audit";
import { isUuid, type UserCall } from "@platform/auth/request/bearer";
import { answer } from "@platform/auth/request/auth-request";
import { AuthError, invalid } from "@platform/auth/request/errors";

export const listGrants = async ({ auth, user }: UserCall): Promise<Response> =>
  answer(await grantsOf(auth.db, user.id));

export async function revokeGrant(call: UserCall): Promise<Response> {
  const { auth, user, query, now } = call;
  const clientId = query.get("client_id") ?? "";
  if (clientId === "") throw invalid("client_id is required");
  if (!isUuid(clientId)) throw invalid("invalid client_id format");
  await auth.db.transaction(async (tx) => {
    if (!(await revokeConsent(tx, user.id, clientId, now)))
      throw new AuthError(404, "oauth_consent_not_found", "No active grant found for this client");
    await audit(tx, call, "token_revoked", user, { oauth_client_id: clientId, action: "revoke_oauth_grant" });
  });
  return new Response(null, { status: 204 });
}
