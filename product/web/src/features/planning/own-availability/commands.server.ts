import { and, eq } from "drizzle-orm";
import { themselves } from "@product/domain/actor";
import { Refused } from "@product/domain/refusals";
import { availabilities } from "@product/database/tables/people/worker-record";
import { whoAnswers, type AnsweredBy } from "@product/database/workers/answer-links";
import { lockWorker } from "@product/database/workers/lock-worker";
import { entryOf, type AvailabilityForm } from "#features/people/worker-page/schema.ts";
import { perform, type Transaction } from "#request/perform.ts";

const mostEntries = 100;

/** When a worker can or cannot work, said by themselves. */
export const setAvailability = (by: AnsweredBy, form: AvailabilityForm) =>
  perform(themselves, "worker.availability", async ({ tx, subject, recordChange }) => {
    const worker = subject(await lockAnswering(tx, by));
    if ((await tx.$count(availabilities, eq(availabilities.workerId, worker.id))) >= mostEntries)
      throw new Refused({ code: "worker.too-many-entries", most: mostEntries });
    const entry = entryOf(form);
    await tx.insert(availabilities).values({ workerId: worker.id, ...entry, source: "worker" });
    recordChange(worker, {}, { availability: entry });
    return { id: worker.id };
  });

/** Only what they said themselves: what the office wrote down is the office's. */
export const takeBackAvailability = (by: AnsweredBy, entryId: string) =>
  perform(themselves, "worker.availability", async ({ tx, subject, recordChange }) => {
    const worker = subject(await lockAnswering(tx, by));
    const [gone] = await tx
      .delete(availabilities)
      .where(
        and(
          eq(availabilities.id, entryId),
          eq(availabilities.workerId, worker.id),
          eq(availabilities.source, "worker"),
        ),
      )
      .returning();
    if (!gone) throw new Refused({ code: "record.changed-meanwhile" });
    const { kind, firstDay, lastDay, weekdays, from, until } = gone;
    recordChange(worker, { availability: { kind, firstDay, lastDay, weekdays, from, until } }, {});
    return { id: worker.id };
  });

async function lockAnswering(tx: Transaction, by: AnsweredBy) {
  const workerId = await whoAnswers(tx, by);
  if (!workerId) throw new Refused({ code: "record.changed-meanwhile" });
  return lockWorker(tx, workerId);
}
