import type { Actor } from "@product/domain/actor";
import type { Sent } from "#request/form-action.ts";
import { perform } from "#request/perform.ts";
import { sessionContext } from "#request/session.ts";
import { forgetOtherSessions } from "./sessions.server.ts";
import { answered } from "./service.server.ts";

/** A factor that is there once its first code was shown. The service shows secret and picture this once. */
export type Enrolment = { factor: string; secret: string; picture: string };

export async function beginFactor(_actor: Actor, { name }: { name: string }, { context }: Sent): Promise<Enrolment> {
  const { mfa } = context.get(sessionContext).client().auth;
  const { data } = await answered(mfa.listFactors());
  // What was begun and left would be in the way of its own name.
  for (const { id, status } of data.all) if (status === "unverified") await answered(mfa.unenroll({ factorId: id }));
  const { data: begun } = await answered(mfa.enroll({ factorType: "totp", friendlyName: name }), {
    mfa_factor_name_conflict: { code: "second-factor.name-taken" },
    too_many_enrolled_mfa_factors: { code: "second-factor.too-many" },
  });
  return { factor: begun.id, secret: begun.totp.secret, picture: begun.totp.qr_code };
}

/** From here on every sign-in asks for it. With the first one the service ends all sessions that did not show it. */
export const confirmFactor = (
  actor: Actor,
  { factor, code }: { factor: string; code: string },
  { context }: Sent,
): Promise<void> =>
  perform(actor, "second-factor.add", async ({ tx, on }) => {
    const { client, signedIn } = context.get(sessionContext);
    on({ userId: signedIn!.userId });
    await answered(client().auth.mfa.challengeAndVerify({ factorId: factor, code }));
    if (!signedIn!.hasSecondFactor) await forgetOtherSessions(tx, signedIn!);
  });

export const removeFactor = (actor: Actor, { factor }: { factor: string }, { context }: Sent): Promise<void> =>
  perform(actor, "second-factor.remove", async ({ on }) => {
    const { client, signedIn } = context.get(sessionContext);
    on({ userId: signedIn!.userId });
    await answered(client().auth.mfa.unenroll({ factorId: factor }));
    // The token at hand still tells of a factor that is gone.
    await client().auth.refreshSession();
  });
