import type { Actor } from "@product/domain/actor";
import { perform } from "#request/perform.ts";
import type { RequestSession } from "#request/session.ts";

/** Lets a user who came by a mailed link choose a password without the old one. Errors of the service are thrown. */
export const choosePassword = (
  actor: Actor,
  password: string,
  { client, signedIn }: Pick<RequestSession, "client" | "signedIn">,
): Promise<void> =>
  perform(actor, "password.change", async ({ subject }) => {
    subject({ userId: signedIn!.userId });
    const { error } = await client().auth.updateUser({ password });
    if (error) throw error;
  });
