import type { User } from "@supabase/supabase-js";
import { isPermitted, type Actor } from "@product/domain/actor";
import { passwordLength, passwordLengthWithSecondFactor } from "@product/domain/credentials";
import { proofWanted, signedInSession } from "#features/access/account/share/proof.ts";
import { photoOf } from "#features/ground/photo/queries.server.ts";
import { namedProblem } from "#features/access/login/share/auth-errors.ts";
import { timeZonesWith } from "#features/ground/time-zones/share/time-zones.ts";
import { actorContext, requestContext } from "#request/context.ts";
import { failure } from "#request/failures.ts";
import type { Sent } from "#request/forms/form-action.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { deviceOf } from "#features/ground/audit/share/device.ts";
import { photoAddress } from "#request/addresses/photo-address.ts";
import { connectedAppsOf } from "./elsewhere/connected-apps.server.ts";
import type { ShownFactor } from "./second-step/factors.ts";
import type { ShownIdentity } from "./elsewhere/identities-section.tsx";
import { passkeysOf } from "./second-step/passkeys.server.ts";
import { detailsOf, sessionsOf } from "./queries.server.ts";
import { recoveryCodesLeft } from "./second-step/recovery-codes.server.ts";
import type { ShownSession } from "./sessions-section.tsx";

/** All that the page shows, from our records and from the authentication service. */
export async function loadProfile({ request, context }: Sent) {
  const { client, signedIn } = signedInSession(context);
  const { userId, sessionId, assurance } = signedIn;
  const { data } = await client().auth.getUser();
  if (!data.user) throw failure("away");
  const { locale, settings } = context.get(requestContext);
  const user = shownUser(data.user);
  const hasPassword = user.identities.some(({ provider }) => provider === "email");
  const [details, photo, seen, codesLeft, passkeys, apps, proof] = await Promise.all([
    detailsOf(userId, locale, String(data.user.user_metadata["name"] ?? "")),
    photoOf(userId),
    sessionsOf(userId),
    recoveryCodesLeft(userId),
    settings.auth.passkeys ? passkeysOf({ context }) : undefined,
    settings.auth.apps ? connectedAppsOf({ context }) : undefined,
    proofWanted({ request, context }, { hasPassword }),
  ]);
  const isLinked = user.identities.some(({ provider }) => provider === settings.auth.provider);
  return {
    details,
    photo: photoAddress(userId, photo?.file, locale),
    timeZones: timeZonesWith(details.timeZone),
    user,
    sessions: seen.map((session): ShownSession => ({
      device: deviceOf(session.userAgent),
      address: session.address,
      since: session.firstSeenAt.toISOString(),
      lastUsed: session.lastSeenAt.toISOString(),
      isHere: session.sessionId === sessionId,
    })),
    codesLeft,
    passkeys,
    apps,
    proof,
    readsAudit: isPermitted(context.get(actorContext), "audit.view", "everywhere"),
    owesSecondStep: isOwing(context.get(actorContext)),
    shortest: assurance === "aal2" ? passwordLengthWithSecondFactor : passwordLength,
    offersPhone: settings.auth.phone,
    provider: isLinked ? undefined : settings.auth.provider,
    problem: namedProblem(pageAddress(request).searchParams.get("problem")),
  };
}

const isOwing = (actor: Actor) => actor.kind === "person" && actor.owesSecondStep === true;

const shownUser = ({ email = "", new_email, identities = [], factors = [] }: User) => ({
  email,
  newEmail: new_email,
  identities: identities.map(({ identity_id, provider, identity_data, created_at = "" }): ShownIdentity => ({
    id: identity_id,
    provider,
    account: String(identity_data?.["email"] ?? identity_data?.["name"] ?? email),
    since: created_at,
  })),
  factors: factors
    .filter(({ status }) => status === "verified")
    .map((factor): ShownFactor => ({
      id: factor.id,
      type: factor.factor_type as ShownFactor["type"],
      name: factor.friendly_name ?? "",
      since: factor.created_at,
    })),
});
