import type { Actor } from "@product/domain/actor";
import type { Mailbox, MailboxMessage } from "#request/ports/mailbox.ts";
import { perform } from "#request/perform.ts";

/** Opens one message, which is written down: it was written to someone else. */
export async function readMessage(actor: Actor, mailbox: Mailbox, id: string): Promise<MailboxMessage | undefined> {
  const message = await mailbox.read(id);
  if (message) await perform(actor, "mailbox.read", async ({ subject }) => void subject({ id: message.id }));
  return message;
}
