/** The end: the key is destroyed, and with it everything that was closed with it, in the trail and in every backup. */
import { eq, inArray, sql } from "drizzle-orm";
import { theSystem } from "@product/domain/actor";
import { Refused } from "@product/domain/refusals";
import { sealsOf } from "@product/database/person-keys";
import { dropBlocked } from "@product/database/privacy/sealed";
import { forgetWorker } from "@product/database/privacy/forget-worker";
import { enqueue } from "@product/database/jobs/queue";
import { personKeys } from "@product/database/tables/ground/act";
import { erasures } from "@product/database/tables/privacy/erasure";
import { workers } from "@product/database/tables/people/worker";
import { perform } from "#request/perform.ts";

/** Each class of blocked data goes when its own term is over, be it years before the last. */
export const dropWhatIsOver = (id: string, today: string): Promise<void> =>
  perform(theSystem, "worker.drop-blocked", async ({ tx, subject }) => {
    const [worker] = await tx.select().from(workers).where(eq(workers.id, id)).for("update");
    if (worker?.status !== "data_blocked") throw new Refused({ code: "record.changed-meanwhile" });
    subject(worker);
    const files = await dropBlocked(tx, id, today);
    if (files.length > 0) await enqueue(tx, { kind: "worker.remove-files", payload: { files } });
  });

export const eraseWorker = (id: string): Promise<void> =>
  perform(theSystem, "worker.erase", async ({ tx, now, subject, recordChange }) => {
    const [worker] = await tx.select().from(workers).where(eq(workers.id, id)).for("update");
    if (worker?.status !== "data_blocked") throw new Refused({ code: "record.changed-meanwhile" });
    subject(worker);
    const files = await dropBlocked(tx, id);
    if (files.length > 0) await enqueue(tx, { kind: "worker.remove-files", payload: { files } });
    await forgetWorker(tx, id, "erased");
    const parts = await tx.select({ id: workers.id }).from(workers).where(eq(workers.mergedInto, id));
    const people = [id, ...parts.map((part) => part.id)];
    // A person without a key gets one that is destroyed at once, so that nothing can be written about them any more.
    await sealsOf(tx, people);
    await tx
      .update(personKeys)
      .set({ wrappedKey: null, destroyedAt: sql`now()` })
      .where(inArray(personKeys.personId, people));
    await tx.update(erasures).set({ erasedAt: now }).where(eq(erasures.workerId, id));
    await enqueue(tx, { kind: "keys.note-destroyed", uniqueKey: "note" });
    recordChange(worker, { status: worker.status }, { status: "erased" });
  });
