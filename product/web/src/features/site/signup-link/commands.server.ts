import { and, desc, eq, inArray, isNull, lt, or } from "drizzle-orm";
import { theSystem } from "@product/domain/actor";
import { waitingStates } from "@product/domain/forms/states";
import { contactHash } from "@product/database/applications/links";
import { database } from "@product/database/client";
import { enqueue } from "@product/database/jobs/queue";
import { applications, forms } from "@product/database/tables/site/form";
import { clockNow } from "#request/clock.ts";
import { perform } from "#request/perform.ts";

/** An address is written to no more often than this, however often somebody asks. */
const pauseMs = 10 * 60 * 1000;
const mostLinks = 5;

/** Sends the links of what was begun or sent with that e-mail. Whether there is any, only its mailbox learns. */
export async function sendLinksAgain({ email }: { email: string }): Promise<void> {
  const found = await database
    .select({ id: applications.id, state: applications.state, legalEntityId: forms.legalEntityId })
    .from(applications)
    .innerJoin(forms, eq(forms.id, applications.formId))
    .where(
      and(
        eq(applications.contactHash, contactHash(email)),
        inArray(applications.state, ["started", "more_info", ...waitingStates]),
        mayBeSent(clockNow()),
      ),
    )
    .orderBy(desc(applications.touchedAt))
    .limit(mostLinks);
  for (const { state, ...record } of found)
    await perform(theSystem, "application.send-link", async ({ tx, now, subject }) => {
      subject(record);
      const about = state === "started" ? "resume" : state === "more_info" ? "more" : "received";
      // When several requests come at once, the first has the link sent.
      const sent = await tx
        .update(applications)
        .set({ linkSentAt: now })
        .where(and(eq(applications.id, record.id), mayBeSent(now)))
        .returning({ id: applications.id });
      if (sent.length > 0)
        await enqueue(tx, { kind: "application.letter", payload: { applicationId: record.id, about } });
    });
}

const mayBeSent = (now: Date) =>
  or(isNull(applications.linkSentAt), lt(applications.linkSentAt, new Date(now.getTime() - pauseMs)));
