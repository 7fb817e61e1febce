/** The accounts that an import brought: another person confirms all of them at once, and a job puts them in force. */
import { and, asc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { theSystem, type Actor } from "@product/domain/actor";
import { Refused } from "@product/domain/refusals";
import { refreshClearance } from "@product/database/clearance/refresh";
import { database } from "@product/database/client";
import { sealsOf } from "@product/database/person-keys";
import { enqueue } from "@product/database/jobs/queue";
import { workers } from "@product/database/tables/people/worker";
import { workerProposals } from "@product/database/tables/people/worker-record";
import { decideAccounts } from "@product/database/workers/decide-accounts";
import { readRecord } from "@product/database/workers/read-record";
import { clockNow } from "#request/clock.ts";
import { perform, type Transaction } from "#request/perform.ts";
import { accountContent, tellWorker, accountTrail } from "./commands.server.ts";
import { batchIdentity, isWaiting } from "./queries.server.ts";
import type { BatchForm } from "./schema.ts";

/** All of them that the actor may confirm, exactly as they were read. Never by whoever brought them in, nor by whose account is among them. */
export const confirmBatch = (actor: Actor, { importId, proposal }: BatchForm) =>
  perform(actor, "worker-import.accounts", async ({ tx, subject }) => {
    const waiting = await lockWaiting(tx, actor, importId);
    if (waiting.length === 0) throw new Refused({ code: "worker.nothing-proposed" });
    for (const entity of new Set(waiting.map((each) => each.entity))) subject({ id: importId, place: { entity } });
    if (actor.kind !== "person" || waiting.some(({ by, self }) => by === actor.id || self === actor.id))
      throw new Refused({ code: "worker.other-person-needed" });
    const ids = waiting.map(({ id }) => id);
    if (batchIdentity(ids) !== proposal) throw new Refused({ code: "proposal.changed" });
    await tx.update(workerProposals).set({ confirmedBy: actor.id }).where(inArray(workerProposals.id, ids));
    await enqueue(tx, { kind: "bank-accounts.put-in-force" });
    return { importId };
  });

const lockWaiting = (tx: Transaction, actor: Actor, importId: string) =>
  tx
    .select({
      id: workerProposals.id,
      by: workerProposals.proposedBy,
      entity: workers.legalEntityId,
      self: workers.userId,
    })
    .from(workerProposals)
    .innerJoin(workers, eq(workers.id, workerProposals.workerId))
    .where(and(eq(workerProposals.importId, importId), isWaiting(actor)))
    .orderBy(asc(workers.id))
    .for("update");

const atOnce = 200;

/** Puts in force what was confirmed, some people at a time; what was done before waits no more. */
export async function putInForce(): Promise<void> {
  while ((await confirmedWaiting()) > 0) await putSomeInForce();
}

const isConfirmed = and(eq(workerProposals.kind, "bank"), isNotNull(workerProposals.confirmedBy));
const confirmedWaiting = () => database.$count(workerProposals, isConfirmed);

const putSomeInForce = (): Promise<void> =>
  perform(theSystem, "worker.change-bank", async ({ tx, now, recordChange }) => {
    const confirmed = await lockConfirmed(tx);
    // Another process was quicker.
    if (confirmed.length === 0) throw new Refused({ code: "worker.nothing-proposed" });
    const ids = confirmed.map(({ worker }) => worker.id);
    const seals = await sealsOf(tx, ids);
    const decisions = confirmed.map(({ worker: { id }, proposal: { proposedBy, confirmedBy, contentSealed } }) => ({
      workerId: id,
      account: accountContent.parse(JSON.parse(seals.get(id)!.open(contentSealed))),
      proposedBy,
      confirmedBy: confirmedBy!,
    }));
    for (const [place, { account }] of decisions.entries()) {
      const { worker } = confirmed[place]!;
      const before = (await readRecord(tx, worker.id))!;
      await tellWorker(tx, worker.id, before.iban === null ? "entered" : "changed");
      recordChange(worker, accountTrail(before), accountTrail(account));
    }
    await decideAccounts(tx, decisions);
    await tx
      .update(workers)
      .set({ version: sql`${workers.version} + 1`, updatedAt: now })
      .where(inArray(workers.id, ids));
    await tx.delete(workerProposals).where(and(isConfirmed, inArray(workerProposals.workerId, ids)));
    await refreshClearance(tx, ids, clockNow());
  }).catch((error: unknown) => {
    if (!(error instanceof Refused)) throw error;
  });

/** Held in the order of their ids, as whoever else writes to several workers holds them. */
const lockConfirmed = (tx: Transaction) =>
  tx
    .select({ worker: workers, proposal: workerProposals })
    .from(workerProposals)
    .innerJoin(workers, eq(workers.id, workerProposals.workerId))
    .where(isConfirmed)
    .orderBy(asc(workers.id))
    .limit(atOnce)
    .for("update");
