import { and, eq, gte, lt } from "drizzle-orm";
import { z } from "zod";
import { theSystem } from "@product/domain/actor";
import { isMobile } from "@product/domain/identifiers/phone";
import { formerContactDays } from "@product/domain/privacy/erasure";
import { database } from "@product/database/client";
import { formerContacts } from "@product/database/tables/privacy/erasure";
import { workers } from "@product/database/tables/people/worker";
import { clockNow } from "#request/clock.ts";
import { perform } from "#request/perform.ts";
import type { Mailer } from "#request/ports/mailer.ts";
import { putInForce } from "./batches.server.ts";
import { messages } from "./messages.ts";

// A letter that waited while the product was updated says nothing of its kind.
const letter = z.object({ workerId: z.uuid(), change: z.enum(["entered", "changed"]).default("changed") });

export const accountJobs = (mailer: Mailer) => ({
  "worker.bank-changed-letter": async (payload: unknown) => {
    const { workerId, change } = letter.parse(payload);
    const [worker] = await database.select().from(workers).where(eq(workers.id, workerId));
    if (!worker) return;
    const { language, firstName, preferredName } = worker;
    const word = (key: keyof typeof messages) => messages[key][language].replace("{name}", preferredName || firstName);
    const [subject, text] =
      change === "entered"
        ? [word("letterSubjectEntered"), word("letterTextEntered")]
        : [word("letterSubjectChanged"), word("letterTextChanged")];
    const { emails, mobiles } = await contactsOf(worker);
    const kind = "worker-bank-changed";
    const paragraphs = [word("letterGreeting"), text];
    for (const to of emails)
      await mailer({ channel: "mail", kind, to, language, subject, paragraphs, footer: word("letterFooter") });
    for (const to of mobiles) await mailer({ channel: "sms", kind, to, language, text });
  },
  "bank-accounts.put-in-force": putInForce,
  "contacts.forget": () => forgetContacts(daysAgo(formerContactDays)),
});

export const accountSchedules = [
  { name: "contacts.forget", everySeconds: 24 * 3600 },
  // Should it have been cut off too often, it goes on within the hour.
  { name: "bank-accounts.put-in-force", everySeconds: 3600 },
] as const;

/** Where someone is reached now, and where they were until lately: whoever changed the contact may have changed the account too. */
async function contactsOf({ id, email, mobile }: { id: string; email: string | null; mobile: string | null }) {
  const former = await database
    .select()
    .from(formerContacts)
    .where(and(eq(formerContacts.workerId, id), gte(formerContacts.changedAt, daysAgo(formerContactDays))));
  const values = (kind: "email" | "mobile", current: string | null) => [
    ...new Set([current, ...former.filter((each) => each.kind === kind).map(({ value }) => value)]),
  ];
  return {
    emails: values("email", email).filter((address) => address !== null),
    mobiles: values("mobile", mobile).filter((number) => number !== null && isMobile(number)) as string[],
  };
}

const forgetContacts = (before: Date): Promise<void> =>
  perform(theSystem, "former-contact.forget", async ({ tx, subject }) => {
    subject({ before: before.toISOString() });
    await tx.delete(formerContacts).where(lt(formerContacts.changedAt, before));
  });

const daysAgo = (days: number) => new Date(clockNow().getTime() - days * 24 * 3600 * 1000);
