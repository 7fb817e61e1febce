import { and, eq, gte, lt } from "drizzle-orm";
import { z } from "zod";
import { theSystem } from "@product/domain/actor";
import { isMobile } from "@product/domain/identifiers/phone";
import { formerContactDays } from "@product/domain/privacy/erasure";
import { database } from "@product/database/client";
import { formerContacts } from "@product/database/tables/erasure";
import { workers } from "@product/database/tables/worker";
import { clockNow } from "#request/clock.ts";
import { perform } from "#request/perform.ts";
import type { Post } from "#request/post.ts";
import { messages } from "./messages.ts";
import { activateWhenReady, endSuspensions } from "./moves.server.ts";

/** What is done about workers apart from requests. */
export const workerJobs = (post: Post) => ({
  "workers.end-suspensions": () => endSuspensions(clockNow()),
  "worker.activate": async (payload: unknown) => {
    const { workerId } = z.object({ workerId: z.uuid() }).parse(payload);
    await activateWhenReady(workerId, clockNow());
  },
  "worker.bank-changed-letter": async (payload: unknown) => {
    const { workerId } = z.object({ workerId: z.uuid() }).parse(payload);
    const [worker] = await database.select().from(workers).where(eq(workers.id, workerId));
    if (!worker) return;
    const { language, firstName, preferredName } = worker;
    const { emails, mobiles } = await contactsOf(worker);
    const word = (key: "bankSubject" | "bankGreeting" | "bankText" | "bankFooter") =>
      messages[key][language].replace("{name}", preferredName || firstName);
    const kind = "worker-bank-changed";
    for (const email of emails)
      await post({
        channel: "mail",
        kind,
        to: email,
        language,
        subject: word("bankSubject"),
        paragraphs: [word("bankGreeting"), word("bankText")],
        footer: word("bankFooter"),
      });
    for (const mobile of mobiles) await post({ channel: "sms", kind, to: mobile, language, text: word("bankText") });
  },
  "contacts.forget": () => forgetContacts(daysAgo(formerContactDays)),
});

export const workerSchedules = [
  { name: "workers.end-suspensions", everySeconds: 3600 },
  { name: "contacts.forget", everySeconds: 24 * 3600 },
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
  perform(theSystem, "former-contact.forget", async ({ tx, on }) => {
    on({ before: before.toISOString() });
    await tx.delete(formerContacts).where(lt(formerContacts.changedAt, before));
  });

const daysAgo = (days: number) => new Date(clockNow().getTime() - days * 24 * 3600 * 1000);
