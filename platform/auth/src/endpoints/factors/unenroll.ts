import { factorIdIn, lockCaller } from "@platform/auth/mfa/caller";
import { lockFactor, removeFactor } from "@platform/auth/mfa/factor";
import { notify } from "@platform/auth/one-time/send";
import { audit } from "@platform/auth/request/audit";
import type { UserCall } from "@platform/auth/request/bearer";
import { answer } from "@platform/auth/request/auth-request";
import { recordAccountEvent } from "@platform/auth/request/account-events";
import { AuthError } from "@platform/auth/request/errors";
import { ensureFreshProof } from "@platform/auth/sessions/fresh-proof";

/** An unfinished factor may go at any time; a working one only by the hand of who can still show one. */
export async function unenrollFactor(call: UserCall): Promise<Response> {
  const { auth, now } = call;
  const id = factorIdIn(call.params);
  await auth.db.transaction(async (tx) => {
    const { user, session } = await lockCaller(tx, call);
    const factor = await lockFactor(tx, user.id, id);
    const { status, factor_type } = factor;
    if (status === "verified" && session?.aal !== "aal2")
      throw new AuthError(422, "insufficient_aal", "AAL2 required to unenroll verified factor");
    if (status === "verified") ensureFreshProof(call);
    await removeFactor(tx, id, now);
    await audit(tx, call, "factor_unenrolled", user, { factor_id: id, factor_status: status });
    if (status !== "verified") return;
    await notify(tx, call, user, "factor_unenrolled", { factorType: factor_type });
    await recordAccountEvent(call, "factor_removed", user.id);
  });
  auth.messages.wake();
  return answer({ id });
}
