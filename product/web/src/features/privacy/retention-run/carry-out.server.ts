/** Carries out what two people agreed on, one person's records in one transaction, together with the count of what is done. */
import { and, eq, inArray, sql } from "drizzle-orm";
import { theSystem } from "@product/domain/actor";
import { Refused } from "@product/domain/refusals";
import { refreshClearance } from "@product/database/clearance/refresh";
import { database } from "@product/database/client";
import { pastTermOf, peoplePastTerm, type PastTerm } from "@product/database/privacy/past-term";
import { enqueue } from "@product/database/jobs/queue";
import { documentFiles, documents } from "@product/database/tables/papers/document";
import { documentTypes } from "@product/database/tables/company/document-type";
import { erasures, retentionRunRecords, retentionRuns } from "@product/database/tables/privacy/erasure";
import { blockData } from "#features/privacy/erasure/commands.server.ts";
import { clockNow } from "#request/clock.ts";
import { lockWorker } from "@product/database/workers/lock-worker";
import { perform, type Transaction } from "#request/perform.ts";
import { totalOf } from "./totals.ts";

type Run = typeof retentionRuns.$inferSelect;

const atOnce = 500;
const beforeAll = "00000000-0000-0000-0000-000000000000";

/** A term that was ended before is past no more, so a run that was cut off goes on where it stopped. */
export async function carryOutRun(): Promise<void> {
  const [run] = await database.select().from(retentionRuns).where(eq(retentionRuns.state, "running"));
  if (!run) return;
  for (let after = beforeAll; ;) {
    const people = await peoplePastTerm(database, run, after, atOnce);
    for (const id of people) await endTermsOf(run, id);
    if (people.length < atOnce) break;
    after = people.at(-1)!;
  }
  await finish(run.id);
}

/** A person who came back to work, asked to be kept or was changed meanwhile is left out. */
async function endTermsOf(run: Run, workerId: string): Promise<void> {
  const past = await pastTermOf(database, run, workerId);
  const end = past.some(isWholePerson) ? endPerson : endDocuments;
  await end(run, workerId).catch((error: unknown) => {
    if (!(error instanceof Refused)) throw error;
  });
}

const endPerson = (run: Run, workerId: string): Promise<void> =>
  perform(theSystem, "worker.block-data", async ({ tx, subject, recordChange }) => {
    const worker = subject(await lockWorker(tx, workerId));
    const past = await stillPast(tx, run, workerId, isWholePerson);
    const { proposedBy, proposedAt, confirmedBy, confirmedAt } = run;
    const row = { reason: "retention" as const, proposedBy, proposedAt, confirmedBy, confirmedAt };
    await tx
      .insert(erasures)
      .values({ workerId, ...row })
      .onConflictDoUpdate({ target: erasures.workerId, set: row });
    const isProfile = past.some(({ kind }) => kind === "profiles");
    const until = await blockData(tx, worker, isProfile);
    recordChange(worker, { status: worker.status }, { status: until ? "data_blocked" : "erased" });
    await addDone(tx, run.id, past);
  });

const endDocuments = (run: Run, workerId: string): Promise<void> =>
  perform(theSystem, "document.end-term", async ({ tx, subject, recordChange }) => {
    const worker = subject(await lockWorker(tx, workerId));
    const past = await stillPast(tx, run, workerId, (each) => each.kind === "documents");
    const ids = past.map(({ recordId }) => recordId);
    const kinds = await tx
      .selectDistinct({ key: documentTypes.key })
      .from(documents)
      .innerJoin(documentTypes, eq(documentTypes.id, documents.documentTypeId))
      .where(inArray(documents.id, ids));
    const files = await tx
      .select({ path: documentFiles.path })
      .from(documentFiles)
      .where(inArray(documentFiles.documentId, ids));
    await tx.update(documents).set({ supersedesId: null }).where(inArray(documents.supersedesId, ids));
    await tx.delete(documents).where(inArray(documents.id, ids));
    if (files.length > 0)
      await enqueue(tx, { kind: "worker.remove-files", payload: { files: files.map(({ path }) => path) } });
    await refreshClearance(tx, [workerId], clockNow());
    recordChange(worker, { document: kinds.map(({ key }) => key).join(", ") }, {});
    await addDone(tx, run.id, past);
  });

const isWholePerson = ({ kind }: PastTerm) => kind !== "documents";

/** Looked at once more behind the lock: another process or the person may have been quicker. */
async function stillPast(tx: Transaction, run: Run, workerId: string, which: (each: PastTerm) => boolean) {
  const past = (await pastTermOf(tx, run, workerId)).filter(which);
  if (past.length === 0) throw new Refused({ code: "record.changed-meanwhile" });
  return past;
}

async function addDone(tx: Transaction, runId: string, past: readonly PastTerm[]): Promise<void> {
  for (const [line, records] of Map.groupBy(past, (each) => each.line)) {
    const counted = (name: string, more: number) =>
      sql`${name}::text, coalesce((done -> ${line}::text ->> ${name}::text)::int, 0) + ${more}::int`;
    await tx
      .update(retentionRuns)
      .set({
        done: sql`done || jsonb_build_object(${line}::text,
          jsonb_build_object(${counted("records", records.length)}, ${counted("people", 1)}))`,
      })
      .where(eq(retentionRuns.id, runId));
  }
}

const finish = (id: string): Promise<void> =>
  perform(theSystem, "retention-run.finish", async ({ tx, now, recordChange }) => {
    const [run] = await tx
      .update(retentionRuns)
      .set({ state: "done", finishedAt: now })
      .where(and(eq(retentionRuns.id, id), eq(retentionRuns.state, "running")))
      .returning();
    if (!run) throw new Refused({ code: "record.changed-meanwhile" });
    await tx.delete(retentionRunRecords).where(eq(retentionRunRecords.runId, id));
    recordChange(run, {}, totalOf(run.done));
  }).catch((error: unknown) => {
    // Another process was quicker.
    if (!(error instanceof Refused)) throw error;
  });
