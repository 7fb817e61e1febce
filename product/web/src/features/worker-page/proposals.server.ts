/** What takes two people: one proposes, another one confirms or either drops it. The content waits closed with the worker's key. */
import { and, eq } from "drizzle-orm";
import { z } from "zod";
import type { Actor } from "@product/domain/actor";
import { maskedIban } from "@product/domain/people/typed-worker";
import type { WorkerRecord } from "@product/domain/people/worker-record";
import { moveReasons } from "@product/domain/people/worker-states";
import { Refused } from "@product/domain/refusals";
import { refreshClearance } from "@product/database/clearance/refresh";
import { sealsOf } from "@product/database/person-keys";
import { enqueue } from "@product/database/queue";
import { workers } from "@product/database/tables/worker";
import { workerProposals } from "@product/database/tables/worker-record";
import { readRecord } from "@product/database/workers/read-record";
import { saveRecord } from "@product/database/workers/save-record";
import { clockNow } from "#request/clock.ts";
import { perform, type Transaction } from "#request/perform.ts";
import { writeMove } from "./write-move.server.ts";

type Kind = "block" | "bank";
type Subject = { id: string; legalEntityId: string };

const blockContent = z.object({ reason: z.enum(moveReasons.block), day: z.string() });
const bankContent = z.object({ iban: z.string().nullable(), accountHolder: z.string().nullable() });

export const proposeBank = (actor: Actor, worker: Subject, { iban, accountHolder }: WorkerRecord) =>
  perform(actor, "worker.propose-bank", async ({ tx, on }) => {
    on(worker);
    await keepProposal(tx, actor, worker.id, "bank", { iban, accountHolder });
  });

export const dropProposal = (actor: Actor, id: string, kind: Kind) =>
  perform(actor, kind === "block" ? "worker.drop-block" : "worker.drop-bank", async ({ tx, on }) => {
    on(await lock(tx, id));
    await take(tx, id, kind);
    return { id };
  });

export const confirmBlock = (actor: Actor, id: string) =>
  perform(actor, "worker.block", async (performance) => {
    const { tx, on } = performance;
    const worker = on(await lock(tx, id));
    return writeMove(performance, worker, "block", blockContent.parse(await confirmed(tx, actor, id, "block")));
  });

/** The worker is told, wherever they can be reached: who pays someone else's account is found out at once. */
export const confirmBank = (actor: Actor, id: string) =>
  perform(actor, "worker.change-bank", async ({ tx, now, on, changed }) => {
    const worker = on(await lock(tx, id));
    const account = bankContent.parse(await confirmed(tx, actor, id, "bank"));
    const before = (await readRecord(tx, id))!;
    await saveRecord(tx, id, { ...before, ...account });
    await tx
      .update(workers)
      .set({ version: worker.version + 1, updatedAt: now })
      .where(eq(workers.id, id));
    await refreshClearance(tx, [id], clockNow());
    await enqueue(tx, { kind: "worker.bank-changed-letter", payload: { workerId: id } });
    changed(worker, { iban: maskedOrNone(before.iban) }, { iban: maskedOrNone(account.iban) });
    return { id };
  });

const maskedOrNone = (iban: string | null) => (iban === null ? null : maskedIban(iban));

async function lock(tx: Transaction, id: string) {
  const [worker] = await tx.select().from(workers).where(eq(workers.id, id)).for("update");
  const isGone = !worker || worker.mergedInto || worker.status === "data_blocked" || worker.status === "erased";
  if (isGone) throw new Refused({ code: "record.changed-meanwhile" });
  return worker;
}

/** A later proposal of the kind takes the place of an earlier one. */
export async function keepProposal(
  tx: Transaction,
  actor: Actor,
  workerId: string,
  kind: Kind,
  content: object,
): Promise<void> {
  const seal = (await sealsOf(tx, [workerId])).get(workerId)!;
  const proposedBy = actor.kind === "person" ? actor.id : workerId;
  const row = { contentSealed: seal.close(JSON.stringify(content)), proposedBy, proposedAt: clockNow() };
  await tx
    .insert(workerProposals)
    .values({ workerId, kind, ...row })
    .onConflictDoUpdate({ target: [workerProposals.workerId, workerProposals.kind], set: row });
}

/** What another person proposed; it is used up. */
async function confirmed(tx: Transaction, actor: Actor, workerId: string, kind: Kind): Promise<unknown> {
  const proposal = await take(tx, workerId, kind);
  if (actor.kind === "person" && proposal.proposedBy === actor.id)
    throw new Refused({ code: "worker.other-person-needed" });
  const seal = (await sealsOf(tx, [workerId])).get(workerId)!;
  return JSON.parse(seal.open(proposal.contentSealed));
}

async function take(tx: Transaction, workerId: string, kind: Kind) {
  const [proposal] = await tx
    .delete(workerProposals)
    .where(and(eq(workerProposals.workerId, workerId), eq(workerProposals.kind, kind)))
    .returning();
  if (!proposal) throw new Refused({ code: "worker.nothing-proposed" });
  return proposal;
}
