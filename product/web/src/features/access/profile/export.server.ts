import { desc, eq } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { database } from "@product/database/client";
import { acts } from "@product/database/tables/ground/act";
import { accountOf, membershipsOf } from "#features/access/account/queries.server.ts";
import { photoOf } from "#features/ground/photo/queries.server.ts";
import { requestContext } from "#request/context.ts";
import type { Sent } from "#request/forms/form-action.ts";
import { perform } from "#request/perform.ts";
import { sessionContext } from "#request/session.ts";
import { connectedAppsOf } from "./elsewhere/connected-apps.server.ts";
import { passkeysOf } from "./second-step/passkeys.server.ts";
import { sessionsOf } from "./queries.server.ts";
import { answered } from "./service.server.ts";

const mostActs = 1000;

/** All that is kept of someone's own account, without what opens it: no hashes, no secrets, no ids of sessions. */
export async function ownData(actor: Actor, { context }: Pick<Sent, "context">) {
  const { client, signedIn } = context.get(sessionContext);
  const { userId } = signedIn!;
  const { auth } = context.get(requestContext).settings;
  await perform(actor, "account.export", async ({ subject }) => void subject({ userId }));
  const [{ data }, account, photo, groups, sessions, passkeys, apps, actions] = await Promise.all([
    answered(client().auth.getUser()),
    accountOf(userId),
    photoOf(userId),
    membershipsOf(userId),
    sessionsOf(userId),
    auth.passkeys ? passkeysOf({ context }) : [],
    auth.apps ? connectedAppsOf({ context }) : [],
    database
      .select({ act: acts.act, at: acts.at })
      .from(acts)
      .where(eq(acts.actorId, userId))
      .orderBy(desc(acts.id))
      .limit(mostActs),
  ]);
  const { id, email, phone, new_email, created_at, last_sign_in_at, identities = [], factors = [] } = data.user;
  return {
    user: { id, email, phone, newEmail: new_email, createdAt: created_at, lastSignInAt: last_sign_in_at },
    account: account ?? null,
    photo: photo ? { changedAt: photo.changedAt } : null,
    groups: groups.map(({ group, scope, since, permissions }) => ({ group: group.key, scope, since, permissions })),
    sessions: sessions.map(({ userAgent, address, firstSeenAt, lastSeenAt }) => ({
      userAgent,
      address,
      firstSeenAt,
      lastSeenAt,
    })),
    identities: identities.map(({ provider, identity_data, created_at: since }) => ({
      provider,
      email: identity_data?.["email"],
      createdAt: since,
    })),
    factors: factors.map(({ factor_type, friendly_name, status, created_at: since }) => ({
      type: factor_type,
      name: friendly_name,
      status,
      createdAt: since,
    })),
    passkeys: passkeys.map(({ name, since, lastUsed }) => ({ name, createdAt: since, lastUsedAt: lastUsed })),
    connectedApps: apps.map(({ name, scopes, since }) => ({ name, scopes, allowedAt: since })),
    acts: actions,
  };
}
