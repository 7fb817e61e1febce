/** Other ways to sign in, which a signed-in person adds and removes. */
import type { Sql } from "@platform/kernel/sql";
import { redirectTarget } from "@platform/auth/flows/redirect-target";
import { notify } from "@platform/auth/one-time/send";
import { clearTokens } from "@platform/auth/one-time/tokens";
import { beginFlow } from "@platform/auth/providers/begin-flow";
import { linkingDisabled } from "@platform/auth/providers/link-identity";
import { audit } from "@platform/auth/request/audit";
import { isUuid, type UserCall } from "@platform/auth/request/bearer";
import { answer } from "@platform/auth/request/call";
import { AuthError } from "@platform/auth/request/errors";
import { changeUser } from "@platform/auth/users/change-user";
import { isEmailTaken, lockUser } from "@platform/auth/users/find-user";
import { recomputeProviders } from "@platform/auth/users/identities";
import type { IdentityRow, UserRow } from "@platform/auth/users/user";
import { sentToProvider } from "./authorize.ts";

export async function authorizeIdentity(call: UserCall): Promise<Response> {
  if (!call.auth.settings.manualLinking) throw linkingDisabled();
  // auth-js fetches the address and goes there itself, because a redirect would lose its bearer.
  const isFetched = call.query.get("skip_http_redirect") === "true";
  return isFetched ? answer({ url: await fetchedUrl(call) }) : sentToProvider(call, call.user.id);
}

async function fetchedUrl(call: UserCall): Promise<string> {
  try {
    return await beginFlow(call, redirectTarget(call), call.user.id);
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
    const user = (await lockUser(tx, call.user.id))!;
    if (user.identities.length <= 1)
      throw new AuthError(422, "single_identity_not_deletable", "User must have at least 1 identity after unlinking");
    const identity = user.identities.find((each) => each.id === id.toLowerCase());
    if (!identity) throw new AuthError(422, "identity_not_found", "Identity doesn't exist");
    await unlinked(tx, call, user, identity);
  });
  auth.messages.wake();
  return answer({});
}

async function unlinked(tx: Sql, call: UserCall, user: UserRow, identity: IdentityRow): Promise<void> {
  const { now } = call;
  const { provider, identity_data: data } = identity;
  await tx.rows(`DELETE FROM auth.identities WHERE id = $1`, [identity.id]);
  if (provider === "phone") await changeUser(tx, user.id, { phone: null, phone_confirmed_at: null }, now);
  else await changeUser(tx, user.id, await emailWithout(tx, user, identity), now);
  await recomputeProviders(tx, user.id, now);
  await audit(tx, call, "identity_unlinked", user, { provider });
  const account = String(data["email"] ?? data["phone"] ?? data["name"] ?? identity.provider_id);
  await notify(tx, call, user, "identity_unlinked", { provider, account });
}

/** An address that came from the identity goes with it; another takes its place only where it is proved. */
async function emailWithout(tx: Sql, user: UserRow, removed: IdentityRow): Promise<Partial<UserRow>> {
  const left = user.identities.filter(({ id }) => id !== removed.id);
  if (user.email !== removed.email || left.some(({ email }) => email === user.email)) return {};
  const email = left.find((identity) => identity.email && isVerified(identity))?.email ?? null;
  if (email !== null && (await isEmailTaken(tx, email, user.id)))
    throw new AuthError(
      422,
      "email_conflict_identity_not_deletable",
      "Unable to unlink identity due to email conflict",
    );
  // No code or link that waits in the mailbox left behind may still open the account.
  await clearTokens(tx, user.id);
  return email === null ? { email, email_confirmed_at: null } : { email };
}

const isVerified = ({ identity_data }: IdentityRow) => identity_data["email_verified"] === true;
