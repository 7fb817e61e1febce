/** Tells workers and the office what ends: each of the days once, whenever the job runs. */
import { homeDayAt } from "#request/clock.ts";
import { asc, inArray } from "drizzle-orm";
import { theSystem } from "@product/domain/actor";
import { isReachable } from "@product/domain/documents/requests";
import { database } from "@product/database/client";
import { enqueue } from "@product/database/jobs/queue";
import { documentAlerts, documents } from "@product/database/tables/papers/document";
import { rightToWorkAlerts } from "@product/database/tables/papers/right-to-work";
import { workers } from "@product/database/tables/people/worker";
import { newVersionsOf } from "#features/papers/document-intake/intake.server.ts";
import { giveLinks } from "#features/papers/evidence/commands.server.ts";
import { perform, type Transaction } from "#request/perform.ts";
import { dueFollowUps, endingDocuments, workersWithEndings } from "./ending.server.ts";
import { officeReaders, type Ending } from "./office.server.ts";

const workersAtOnce = 500;
const firstId = "00000000-0000-0000-0000-000000000000";

export async function tellEndings(now: Date): Promise<void> {
  const today = homeDayAt(now);
  await tellFollowUps(today);
  let after = firstId;
  for (;;) {
    const ids = await workersWithEndings(database, after, today, workersAtOnce);
    if (ids.length === 0) return;
    await tellSome(ids, now, today);
    after = ids.at(-1)!;
  }
}

/** The alert and the mark that it was sent are written in one transaction. */
async function tellSome(ids: readonly string[], now: Date, today: string): Promise<void> {
  if ((await endingDocuments(database, ids, today)).length === 0) return;
  await perform(theSystem, "document.alert", async ({ tx, subject }) => {
    await tx
      .select({ id: workers.id })
      .from(workers)
      .where(inArray(workers.id, [...ids]))
      .orderBy(asc(workers.id))
      .for("update");
    const due = await endingDocuments(tx, ids, today);
    for (const { worker } of due) subject(worker);
    await tx
      .insert(documentAlerts)
      .values(due.flatMap(({ id, mark }) => mark.map((days) => ({ documentId: id, days, toldAt: now }))))
      .onConflictDoNothing();
    const dueDocuments = due.filter(({ tell }) => tell !== undefined);
    await tellWorkers(tx, dueDocuments, now);
    await tellOffice(
      tx,
      dueDocuments.map(({ id, worker }) => ({ document: id, legalEntityId: worker.legalEntityId })),
    );
  });
}

type Due = Awaited<ReturnType<typeof endingDocuments>>[number];

/** A worker who has already sent the next document is left alone; the others are asked for it. */
async function tellWorkers(tx: Transaction, dueDocuments: readonly Due[], now: Date): Promise<void> {
  const reachable = dueDocuments.filter(({ worker }) => isReachable(worker));
  if (reachable.length === 0) return;
  const sent = await tx
    .select({ workerId: documents.workerId, kindId: documents.documentTypeId, state: documents.state })
    .from(documents)
    .where(
      inArray(
        documents.workerId,
        reachable.map(({ worker }) => worker.id),
      ),
    );
  const isSent = ({ worker, kindId }: Due) =>
    sent.some(
      (each) => each.workerId === worker.id && each.kindId === kindId && ["uploaded", "in_review"].includes(each.state),
    );
  const missing = reachable.filter((each) => !isSent(each));
  await newVersionsOf(
    tx,
    missing.map(({ worker, kindId }) => ({ workerId: worker.id, documentTypeId: kindId })),
    "link",
  );
  const about = new Map(
    [...Map.groupBy(missing, ({ worker }) => worker.id)].map(([id, workerDocuments]) => [
      id,
      { ending: workerDocuments.map((each) => each.id) },
    ]),
  );
  await giveLinks(tx, [...about.keys()], { now, about });
}

/** One letter for each of the office, about all that they answer for. */
async function tellOffice(tx: Transaction, endings: readonly Ending[]): Promise<void> {
  for (const [userId, userEndings] of await officeReaders(endings))
    await enqueue(tx, { kind: "document.digest", payload: { userId, ...userEndings } });
}

/** A new check is the office's to make, so that they alone are told. */
async function tellFollowUps(today: string): Promise<void> {
  if ((await dueFollowUps(database, today)).length === 0) return;
  await perform(theSystem, "document.alert", async ({ tx, subject }) => {
    const due = await dueFollowUps(tx, today);
    if (due.length === 0) return;
    for (const { worker } of due) subject(worker);
    await tx
      .insert(rightToWorkAlerts)
      .values(due.flatMap(({ id, mark }) => mark.map((days) => ({ checkId: id, days }))))
      .onConflictDoNothing();
    const dueChecks = due.filter(({ tell }) => tell !== undefined);
    await tellOffice(
      tx,
      dueChecks.map(({ id, worker }) => ({ check: id, legalEntityId: worker.legalEntityId })),
    );
  });
}
