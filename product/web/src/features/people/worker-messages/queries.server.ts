import { eq } from "drizzle-orm";
import { database } from "@product/database/client";
import { formerContacts } from "@product/database/tables/privacy/erasure";
import type { workers } from "@product/database/tables/people/worker";
import type { Mailbox } from "#request/ports/mailbox.ts";

type Reached = Pick<typeof workers.$inferSelect, "id" | "email" | "mobile">;

const mostShown = 100;

/** Mails and texts to someone, newest first, also to addresses and numbers they had before. None where another system writes them. */
export async function lettersTo(mailbox: Mailbox | undefined, worker: Reached, most = mostShown) {
  if (!mailbox) return [];
  const former = await database
    .select({ value: formerContacts.value })
    .from(formerContacts)
    .where(eq(formerContacts.workerId, worker.id));
  const recipients = [worker.email, worker.mobile, ...former.map(({ value }) => value)].filter((each) => each !== null);
  return recipients.length === 0 ? [] : mailbox.writtenTo(recipients, most);
}
