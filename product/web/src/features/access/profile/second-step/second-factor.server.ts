import type { Actor } from "@product/domain/actor";
import { spacedNumber } from "@product/domain/identifiers/spaced-number";
import type { Sent } from "#request/forms/form-action.ts";
import { perform } from "#request/perform.ts";
import { sessionContext } from "#request/session.ts";
import { forgetOtherSessions } from "#features/access/profile/sessions.server.ts";
import { answered } from "#features/access/profile/service.server.ts";

/** A factor that is there once its first code was shown. The service shows secret and picture this once. */
export type Enrolment = { factor: string; secret: string; picture: string };

export async function beginFactor(_actor: Actor, { name }: { name: string }, { context }: Sent): Promise<Enrolment> {
  const { mfa } = context.get(sessionContext).client().auth;
  const { data } = await answered(mfa.listFactors());
  // An enrolment that was begun and abandoned would block its own name.
  for (const { id, status, factor_type } of data.all)
    if (status === "unverified" && factor_type === "totp") await answered(mfa.unenroll({ factorId: id }));
  const { data: begun } = await answered(mfa.enroll({ factorType: "totp", friendlyName: name }), {
    mfa_factor_name_conflict: { code: "second-factor.name-taken" },
    too_many_enrolled_mfa_factors: { code: "second-factor.too-many" },
  });
  return { factor: begun.id, secret: begun.totp.secret, picture: begun.totp.qr_code };
}

type FirstCode = { factor: string; code: string; challenge?: string | undefined };

/** From here on every sign-in asks for it. With the first one the service ends all sessions that did not show it. */
export const confirmFactor = (
  actor: Actor,
  { factor: factorId, code, challenge: challengeId }: FirstCode,
  { context }: Sent,
): Promise<void> =>
  perform(actor, "second-factor.add", async ({ tx, subject }) => {
    const { client, signedIn } = context.get(sessionContext);
    subject({ userId: signedIn!.userId });
    const { mfa } = client().auth;
    await answered(
      challengeId ? mfa.verify({ factorId, challengeId, code }) : mfa.challengeAndVerify({ factorId, code }),
    );
    if (!signedIn!.hasSecondFactor) await forgetOtherSessions(tx, signedIn!);
  });

/** A phone that was sent a code. It is a second step once the code has come back. */
export type Texting = { factor: string; challenge: string; phone: string };

export async function beginPhone(_actor: Actor, { phone }: { phone: string }, { context }: Sent): Promise<Texting> {
  const { mfa } = context.get(sessionContext).client().auth;
  // Its number is its name: nobody has the same one twice.
  const { data } = await answered(mfa.enroll({ factorType: "phone", phone, friendlyName: spacedNumber(phone) }), {
    mfa_verified_factor_exists: { code: "second-factor.phone-taken" },
    mfa_factor_name_conflict: { code: "second-factor.phone-taken" },
    too_many_enrolled_mfa_factors: { code: "second-factor.too-many" },
  });
  const { data: challenge } = await answered(mfa.challenge({ factorId: data.id }));
  return { factor: data.id, challenge: challenge.id, phone };
}

/** The code once more. The service makes people wait between two, so that nobody's phone is flooded. */
export async function textAgain(_actor: Actor, { factor, phone }: Texting, { context }: Sent): Promise<Texting> {
  const { mfa } = context.get(sessionContext).client().auth;
  const { data } = await answered(mfa.challenge({ factorId: factor }));
  return { factor, challenge: data.id, phone };
}

export const removeFactor = (actor: Actor, { factor }: { factor: string }, { context }: Sent): Promise<void> =>
  perform(actor, "second-factor.remove", async ({ subject }) => {
    const { client, signedIn } = context.get(sessionContext);
    subject({ userId: signedIn!.userId });
    await answered(client().auth.mfa.unenroll({ factorId: factor }));
    // The token at hand still tells of a factor that is gone.
    await client().auth.refreshSession();
  });
