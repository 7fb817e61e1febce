import { and, eq, inArray, isNull } from "drizzle-orm";
import { theSystem } from "@product/domain/actor";
import { database } from "@product/database/client";
import { enqueue } from "@product/database/jobs/queue";
import { passes } from "@product/database/tables/day/pass";
import { workers } from "@product/database/tables/people/worker";
import { passFor } from "@product/database/workers/passes";
import { perform } from "#request/perform.ts";

/** An address is written to no more often than this, however often somebody asks. */
const pauseMs = 10 * 60 * 1000;
const mostLinks = 3;

/** Sends the link of whoever has that e-mail. Whether anybody does, only its mailbox learns. */
export async function sendPassLinks({ email }: { email: string }): Promise<void> {
  const found = await database
    .select({ id: workers.id, legalEntityId: workers.legalEntityId })
    .from(workers)
    .where(
      and(
        eq(workers.email, email),
        isNull(workers.mergedInto),
        inArray(workers.status, ["approved", "active", "dormant", "paused", "suspended"]),
      ),
    )
    .limit(mostLinks);
  for (const worker of found)
    await perform(theSystem, "pass.send-link", async ({ tx, now, subject }) => {
      const { linkSentAt } = await passFor(tx, subject(worker).id, now);
      if (linkSentAt && now.getTime() - linkSentAt.getTime() < pauseMs) return;
      await tx.update(passes).set({ linkSentAt: now }).where(eq(passes.workerId, worker.id));
      await enqueue(tx, { kind: "pass.letter", payload: { workerId: worker.id } });
    });
}
