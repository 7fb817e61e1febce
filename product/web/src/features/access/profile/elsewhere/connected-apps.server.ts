/** Other applications that someone signs in to with their account here. */
import type { Actor } from "@product/domain/actor";
import type { Sent } from "#request/forms/form-action.ts";
import { perform } from "#request/perform.ts";
import { sessionContext } from "#request/session.ts";
import type { ConnectedApp } from "./connected-apps-section.tsx";
import { answered } from "#features/access/profile/service.server.ts";

export async function connectedAppsOf({ context }: Pick<Sent, "context">): Promise<ConnectedApp[]> {
  const { data } = await answered(context.get(sessionContext).client().auth.oauth.listGrants());
  return data.map(({ client, scopes, granted_at }) => ({
    id: client.id,
    name: client.name,
    scopes,
    since: granted_at,
  }));
}

/** Ends what the application has open, too. */
export const removeConnectedApp = (actor: Actor, { app }: { app: string }, { context }: Sent): Promise<void> =>
  perform(actor, "connected-app.remove", async ({ subject }) => {
    const { client, signedIn } = context.get(sessionContext);
    subject({ userId: signedIn!.userId });
    await answered(client().auth.oauth.revokeGrant({ clientId: app }), {
      oauth_consent_not_found: { code: "record.choice-gone" },
    });
  });
