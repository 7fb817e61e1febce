import type { Actor } from "@product/domain/actor";
import { Refused } from "@product/domain/refusals";
import type { Sent } from "#request/forms/form-action.ts";
import { perform } from "#request/perform.ts";
import { sessionContext } from "#request/session.ts";
import { forgetOtherSessions } from "./sessions.server.ts";
import { answered } from "./service.server.ts";

type NewPassword = { password: string; nonce?: string | undefined };

/** The service ends every other session. Where one is older than a day, it wants a code from the mailbox as well. */
export async function changePassword(actor: Actor, input: NewPassword, { context }: Sent): Promise<void> {
  const { client, signedIn } = context.get(sessionContext);
  const { password, nonce } = input;
  try {
    await perform(actor, "password.change", async ({ tx, subject }) => {
      subject({ userId: signedIn!.userId });
      await answered(client().auth.updateUser({ password, ...(nonce && { nonce }) }), {
        reauthentication_needed: { code: "password.code-needed" },
        reauthentication_not_valid: { code: "password.code-wrong" },
      });
      await forgetOtherSessions(tx, signedIn!);
    });
  } catch (error) {
    if (error instanceof Refused && error.refusals[0]?.code === "password.code-needed")
      await answered(client().auth.reauthenticate());
    throw error;
  }
}
