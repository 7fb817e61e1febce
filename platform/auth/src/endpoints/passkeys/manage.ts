/** The passkeys of an account: listed, named and removed by its owner, listed and removed by the project's server. */
import { z } from "zod";
import { namedUser } from "@platform/auth/endpoints/admin/user";
import { lockCaller } from "@platform/auth/mfa/caller";
import { notify } from "@platform/auth/one-time/send";
import { audit } from "@platform/auth/request/audit";
import type { UserCall } from "@platform/auth/request/bearer";
import { answer, type AuthRequest } from "@platform/auth/request/auth-request";
import { recordAccountEvent } from "@platform/auth/request/account-events";
import { invalid } from "@platform/auth/request/errors";
import { readJson, text } from "@platform/auth/request/json";
import { ensureFreshProof } from "@platform/auth/sessions/fresh-proof";
import { lockUser } from "@platform/auth/users/find-user";
import { theServer } from "@platform/auth/users/the-server";
import { passkeyIdIn, passkeysOf, removePasskey, renamePasskey, shownPasskey } from "@platform/auth/webauthn/passkey";
import { ensurePasskeyLevel } from "./register.ts";

export async function listPasskeys(call: UserCall): Promise<Response> {
  return answer((await passkeysOf(call.auth.db, call.user.id)).map(shownPasskey));
}

const schema = z.object({ friendly_name: text });

export async function updatePasskey(call: UserCall): Promise<Response> {
  const id = passkeyIdIn(call.params);
  const { friendly_name: name } = await readJson(call.request, schema);
  if (name === "") throw invalid("friendly_name is required");
  if (name.length > 120) throw invalid("friendly_name must be 120 characters or less");
  const { auth, user, now } = call;
  const renamed = await auth.db.transaction(async (tx) => {
    const passkey = await renamePasskey(tx, user.id, id, name, now);
    await audit(tx, call, "passkey_updated", user, { passkey_id: id });
    return passkey;
  });
  return answer(shownPasskey(renamed));
}

export async function deletePasskey(call: UserCall): Promise<Response> {
  const { auth } = call;
  await auth.db.transaction(async (tx) => {
    const caller = await lockCaller(tx, call);
    ensurePasskeyLevel(caller);
    const id = passkeyIdIn(call.params);
    ensureFreshProof(call);
    await removePasskey(tx, caller.user.id, id);
    await audit(tx, call, "passkey_deleted", caller.user, { passkey_id: id });
    await notify(tx, call, caller.user, "passkey_removed");
    await recordAccountEvent(call, "passkey_removed", caller.user.id);
  });
  auth.messages.wake();
  return new Response(null, { status: 204 });
}

export async function adminListPasskeys(call: AuthRequest): Promise<Response> {
  const user = await namedUser(call.auth.db, call);
  return answer((await passkeysOf(call.auth.db, user.id)).map(shownPasskey));
}

export async function adminDeletePasskey(call: AuthRequest): Promise<Response> {
  await call.auth.db.transaction(async (tx) => {
    const user = await namedUser(tx, call, lockUser);
    const id = passkeyIdIn(call.params);
    await removePasskey(tx, user.id, id);
    await audit(tx, call, "passkey_deleted", theServer, { user_id: user.id, passkey_id: id });
  });
  return new Response(null, { status: 204 });
}
