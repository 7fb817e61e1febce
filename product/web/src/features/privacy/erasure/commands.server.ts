/** Erasing takes two people: one proposes, another confirms. Data that must be kept are sealed, the rest is deleted. */
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { classIds } from "@product/domain/privacy/data-classes";
import { erasurePlan, keptUntil, type PlanRow } from "@product/domain/privacy/erasure-plan";
import { Refused } from "@product/domain/refusals";
import { enqueue } from "@product/database/jobs/queue";
import { readErasureFacts } from "@product/database/privacy/erasure-facts";
import { forgetMessagesTo } from "@product/database/privacy/forget-messages";
import { forgetWorker } from "@product/database/privacy/forget-worker";
import type { HeldRows, Person } from "@product/database/privacy/read-person";
import { openBlocked, sealAway } from "@product/database/privacy/sealed";
import { erasures } from "@product/database/tables/privacy/erasure";
import { workers } from "@product/database/tables/people/worker";
import { lockWorker } from "@product/database/workers/lock-worker";
import { releaseFuture } from "@product/database/workers/release-assignments";
import type { RevealReasonForm } from "#features/people/worker-page/schema.ts";
import { termDay } from "#request/clock.ts";
import { perform, type Transaction } from "#request/perform.ts";
import { eraseWorker } from "./erase.server.ts";
import type { ProposalForm, SeenForm } from "./schema.ts";

type Worker = typeof workers.$inferSelect;

export const proposeErasure = (actor: Actor, id: string, { reason, version }: ProposalForm) =>
  perform(actor, "worker.propose-erasure", async ({ tx, now, subject }) => {
    const worker = subject(await lockWorker(tx, id, version));
    await planErasure(tx, worker);
    const proposedBy = actor.kind === "person" ? actor.id : id;
    const row = { reason, proposedBy, proposedAt: now, proposalId: crypto.randomUUID() };
    await tx
      .insert(erasures)
      .values({ workerId: id, ...row })
      .onConflictDoUpdate({ target: erasures.workerId, set: row });
    await enqueue(tx, { kind: "erasure.tell", payload: { workerId: id, proposal: row.proposalId } });
    return { id };
  });

export const dropErasure = (actor: Actor, id: string, { proposal }: SeenForm) =>
  perform(actor, "worker.drop-erasure", async ({ tx, subject }) => {
    subject(await lockWorker(tx, id));
    await lockProposed(tx, id, proposal);
    await tx.delete(erasures).where(eq(erasures.workerId, id));
    return { id };
  });

/** Refused for the proposer, even an owner, and for the worker concerned. */
export const confirmErasure = (actor: Actor, id: string, { proposal }: SeenForm) =>
  perform(actor, "worker.block-data", async ({ tx, now, subject, recordChange }) => {
    const worker = subject(await lockWorker(tx, id));
    const { proposedBy } = await lockProposed(tx, id, proposal);
    if (actor.kind !== "person" || proposedBy === actor.id || worker.userId === actor.id)
      throw new Refused({ code: "worker.other-person-needed" });
    await tx.update(erasures).set({ confirmedBy: actor.id, confirmedAt: now }).where(eq(erasures.workerId, id));
    const { shifts: releasedShifts } = await releaseFuture(tx, id, "data_blocked", now);
    const until = await blockData(tx, worker);
    recordChange(
      worker,
      { status: worker.status, shifts: releasedShifts },
      { shifts: [], status: until ? "data_blocked" : "erased" },
    );
    return { id };
  });

async function lockProposed(tx: Transaction, workerId: string, seen: string) {
  const [proposed] = await tx
    .select()
    .from(erasures)
    .where(and(eq(erasures.workerId, workerId), isNull(erasures.confirmedAt)))
    .for("update");
  if (!proposed) throw new Refused({ code: "worker.nothing-proposed" });
  if (proposed.proposalId !== seen) throw new Refused({ code: "proposal.changed" });
  return proposed;
}

/** Seals data that must be kept and deletes the rest; returns until when they are sealed, undefined if nothing is kept. */
export async function blockData(tx: Transaction, worker: Worker, isRetentionOver = false): Promise<string | undefined> {
  const { id } = worker;
  const { plan, person } = await planErasure(tx, worker, isRetentionOver);
  const files = filesIn(person.documents);
  const isKept = plan.some(({ dataClass, does }) => dataClass === "documents" && does === "block");
  await sealAway(
    tx,
    id,
    plan
      .filter(({ does }) => does === "block")
      .map((row) => ({
        dataClass: row.dataClass,
        tables: row.dataClass === "identity" ? withBirthDate(person) : person[row.dataClass],
        files: row.dataClass === "documents" ? files : [],
        ruleId: row.ruleId,
        until: row.until!,
      })),
  );
  // Records merged into this one still hold names.
  const parts = await tx.select({ id: workers.id }).from(workers).where(eq(workers.mergedInto, id));
  await forgetMessages(tx, [id, ...parts.map((part) => part.id)]);
  for (const part of parts) await forgetWorker(tx, part.id, "erased");
  await forgetWorker(tx, id, "data_blocked");
  if (!isKept && files.length > 0) await enqueue(tx, { kind: "worker.remove-files", payload: { files } });
  const until = keptUntil(plan);
  if (until) await tx.update(erasures).set({ blockedUntil: until }).where(eq(erasures.workerId, id));
  else await eraseWorker(id);
  return until;
}

/** Forgets messages to current and former addresses and mobiles. */
async function forgetMessages(tx: Transaction, ids: string[]): Promise<void> {
  const anyOfIds = sql`ANY (${sql.param(ids)}::uuid[])`;
  const { rows } = await tx.execute<{ contact: string }>(sql`
    SELECT contact FROM (
      SELECT email::text AS contact FROM app.worker WHERE id = ${anyOfIds}
      UNION SELECT mobile FROM app.worker WHERE id = ${anyOfIds}
      UNION SELECT value FROM app.former_contact WHERE worker_id = ${anyOfIds}
    ) held WHERE contact IS NOT NULL`);
  await forgetMessagesTo(tx, { contacts: rows.map(({ contact }) => contact), workers: ids });
}

/** Refused while the person still works here. */
async function planErasure(
  tx: Transaction,
  worker: Worker,
  isRetentionOver = false,
): Promise<{ plan: PlanRow[]; person: Person }> {
  const { facts, person, isEngaged } = await readErasureFacts(tx, worker, termDay());
  if (isEngaged) throw new Refused({ code: "erasure.engaged" });
  if (["active", "dormant", "paused", "suspended"].includes(worker.status))
    throw new Refused({ code: "erasure.still-working" });
  const plan = erasurePlan({ ...facts, isTermOver: isRetentionOver });
  if (plan.length !== classIds.length) throw new Error("the plan leaves out a class of data");
  return { plan, person };
}

/** The worker's row is emptied, so name and birth date are sealed with the numbers, to say whose data the rest was. */
function withBirthDate(person: Person): HeldRows[] {
  const [own] = person.profile[0]!.rows;
  const { code, first_name, last_name, second_last_name, birth_date, nationality, country } = own ?? {};
  const row = { code, first_name, last_name, second_last_name, birth_date, nationality, country };
  return [...person.identity, { table: "worker", rows: [row] }];
}

const filesIn = (tables: readonly HeldRows[]): string[] =>
  tables.flatMap(({ table, rows }) => (table === "document_file" ? rows.map((row) => String(row["path"])) : []));

/** Emergency access to sealed data; the reading and its reason go into the trail in the same transaction. */
export const lookAtBlocked = (actor: Actor, id: string, look: RevealReasonForm) =>
  perform(actor, "worker.look-blocked", async ({ tx, subject, recordChange }) => {
    const [worker] = await tx
      .select()
      .from(workers)
      .where(and(eq(workers.id, id), eq(workers.status, "data_blocked")));
    if (!worker) throw new Refused({ code: "record.changed-meanwhile" });
    recordChange(subject(worker), {}, look);
    return JSON.parse(JSON.stringify(await openBlocked(tx, id)));
  });
