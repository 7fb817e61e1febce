import type { Actor } from "@product/domain/actor";
import { perform } from "#request/perform.ts";
import type { RequestSession } from "#request/session.ts";

/** Who came by a mail chooses a password without the old one. What the service refuses is thrown. */
export const choosePassword = (
  actor: Actor,
  password: string,
  { client, signedIn }: Pick<RequestSession, "client" | "signedIn">,
): Promise<void> =>
  perform(actor, "password.change", async ({ on }) => {
    on({ userId: signedIn!.userId });
    const { error } = await client().auth.updateUser({ password });
    if (error) throw error;
  });
