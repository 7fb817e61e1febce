/** Other ways to sign in, which a signed-in person adds and removes. */
import type { Sql } from "@platform/kernel/sql";
import type { Linking } from "@platform/auth/flows/flow-state";
import { redirectTarget } from "@platform/auth/flows/redirect-target";
import { ensureSecondFactor } from "@platform/auth/mfa/assurance";
import { lockCaller } from "@platform/auth/mfa/caller";
import { notify } from "@platform/auth/one-time/send";
import { beginFlow } from "@platform/auth/providers/begin-flow";
import { linkingDisabled } from "@platform/auth/providers/link-identity";
import { audit } from "@platform/auth/request/audit";
import { isUuid, type UserCall } from "@platform/auth/request/bearer";
import { answer } from "@platform/auth/request/auth-request";
import { recordAccountEvent } from "@platform/auth/request/account-events";
import { AuthError } from "@platform/auth/request/errors";
import { ensureFreshProof } from "@platform/auth/sessions/fresh-proof";
import { changeUser } from "@platform/auth/users/change-user";
import { recomputeProviders } from "@platform/auth/users/identities";
import type { IdentityRow, UserRow } from "@platform/auth/users/user";
import { sentToProvider } from "./authorize.ts";

export async function authorizeIdentity(call: UserCall): Promise<Response> {
  const { auth, user, session, query } = call;
  if (!auth.settings.manualLinking) throw linkingDisabled();
  ensureSecondFactor(user, session);
  ensureFreshProof(call);
  const linking = { userId: user.id, sessionId: session?.id };
  // auth-js fetches the address and goes there itself, because a redirect would lose its bearer.
  const isFetched = query.get("skip_http_redirect") === "true";
  return isFetched ? fetchedUrl(call, linking) : sentToProvider(call, linking);
}

async function fetchedUrl(call: UserCall, linking: Linking): Promise<Response> {
  try {
    const { url, cookie } = await beginFlow(call, redirectTarget(call), linking);
    return answer({ url }, cookie ? { "set-cookie": cookie } : {});
  } catch (error) {
    // Passing: the client may ask again.
    if (error instanceof AuthError && error.status === 500) throw new AuthError(503, error.code, error.message);
    throw error;
  }
}

export async function unlinkIdentity(call: UserCall): Promise<Response> {
  const { auth, params } = call;
  const id = params["identity_id"] ?? "";
  if (!auth.settings.manualLinking) throw linkingDisabled();
  if (!isUuid(id)) throw new AuthError(404, "validation_failed", "identity_id must be an UUID");
  await auth.db.transaction(async (tx) => {
    // Held, so that two requests cannot remove the last two ways in.
    const { user, session } = await lockCaller(tx, call);
    ensureSecondFactor(user, session);
    ensureFreshProof(call);
    if (user.identities.length <= 1)
      throw new AuthError(422, "single_identity_not_deletable", "User must have at least 1 identity after unlinking");
    const identity = user.identities.find((each) => each.id === id.toLowerCase());
    if (!identity) throw new AuthError(422, "identity_not_found", "Identity doesn't exist");
    await unlinked(tx, call, user, identity);
  });
  auth.messages.wake();
  return answer({});
}

/** The account's e-mail stays what it is, whichever identity goes: it moves where both mailboxes agree, and nowhere else. */
async function unlinked(tx: Sql, call: UserCall, user: UserRow, identity: IdentityRow): Promise<void> {
  const { now } = call;
  const { provider, identity_data: data } = identity;
  await tx.rows(`DELETE FROM auth.identities WHERE id = $1`, [identity.id]);
  if (provider === "phone") await changeUser(tx, user.id, { phone: null, phone_confirmed_at: null }, now);
  await recomputeProviders(tx, user.id, now);
  await audit(tx, call, "identity_unlinked", user, { provider });
  const account = String(data["email"] ?? data["phone"] ?? data["name"] ?? identity.provider_id);
  await notify(tx, call, user, "identity_unlinked", { provider, account });
  await recordAccountEvent(call, "identity_unlinked", user.id);
}
