import type { Actor } from "@product/domain/actor";
import type { Sent } from "#request/forms/form-action.ts";
import { perform } from "#request/perform.ts";
import { sessionContext } from "#request/session.ts";
import { answered } from "#features/access/profile/service.server.ts";

/** Where the browser goes to sign in with the other site, which then belongs to this account. It comes back to `returnTo`. */
export const linkAddress = (
  actor: Actor,
  { provider, returnTo }: { provider: string; returnTo: string },
  { context }: Pick<Sent, "context">,
): Promise<string> =>
  perform(actor, "identity.ask", async ({ subject }) => {
    const { client, signedIn } = context.get(sessionContext);
    subject({ userId: signedIn!.userId });
    const { data } = await answered(
      client().auth.linkIdentity({
        // The operator names the provider, so that it is none that the types know.
        provider: provider as "keycloak",
        options: { redirectTo: returnTo, skipBrowserRedirect: true },
      }),
    );
    return data.url!;
  });

export const unlinkIdentity = (actor: Actor, { identity }: { identity: string }, { context }: Sent): Promise<void> =>
  perform(actor, "identity.unlink", async ({ subject }) => {
    const { client, signedIn } = context.get(sessionContext);
    subject({ userId: signedIn!.userId });
    const { auth } = client();
    const { data } = await answered(auth.getUserIdentities());
    const known = data.identities.find(({ identity_id }) => identity_id === identity);
    // The service tells what is wrong with one that is not there any more.
    await answered(auth.unlinkIdentity(known ?? ({ identity_id: identity } as never)));
  });
