import type { Actor } from "@product/domain/actor";
import type { Sent } from "#request/forms/form-action.ts";
import { perform } from "#request/perform.ts";
import { sessionContext } from "#request/session.ts";
import { answered } from "./service.server.ts";

/** Nothing changes before both mailboxes have said yes. */
export const changeEmail = (actor: Actor, { email }: { email: string }, { context }: Sent): Promise<void> =>
  perform(actor, "email.ask", async ({ subject }) => {
    const { client, signedIn } = context.get(sessionContext);
    subject({ userId: signedIn!.userId });
    await answered(client().auth.updateUser({ email }), {
      email_exists: { code: "email.taken" },
      user_already_exists: { code: "email.taken" },
    });
  });

/** The mails that wait for a yes, once more. With our own key: to others the service does not say that mails were sent just now. */
export async function resendEmailChange(_actor: Actor, _input: unknown, { context }: Sent): Promise<void> {
  const { apart, signedIn } = context.get(sessionContext);
  await answered(apart().auth.resend({ type: "email_change", email: signedIn!.email }));
}
