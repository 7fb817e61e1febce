import { and, asc, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import { mayDo, type Actor } from "@product/domain/actor";
import { acts } from "@product/domain/acts";
import { changeBy, type BulkDeed, type LeftOut, type WorkerBefore } from "@product/domain/people/bulk-changes";
import { moveOf, type MoveName } from "@product/domain/people/worker-states";
import { Refused } from "@product/domain/refusals";
import { refreshClearance } from "@product/database/clearance/refresh";
import { bulkChanges, bulkChangeWorkers } from "@product/database/tables/bulk-change";
import { roles } from "@product/database/tables/master-data";
import { workerRoles, workers } from "@product/database/tables/worker";
import { clockNow } from "#request/clock.ts";
import { perform, type Transaction } from "#request/perform.ts";
import {
  actFor,
  lockChosen,
  previewIdentity,
  previewOf,
  undoHours,
  type Chosen,
  type Preview,
} from "./queries.server.ts";
import type { BulkForm } from "./schema.ts";

type Changed = { worker: Chosen; before: WorkerBefore; after: WorkerBefore };

/** Does one thing to all who were shown to change, if they are still as they were shown: one act, with a row of the trail for each of them. */
export const changeMany = (actor: Actor, { kind, value, shown, proposal }: BulkForm) =>
  perform(actor, actFor({ kind, value }), async ({ tx, now, changed }) => {
    const deed: BulkDeed = { kind, value };
    const preview = previewOf(actor, deed, await lockChosen(tx, actor, shown));
    if (previewIdentity(deed, preview) !== proposal) throw new Refused({ code: "proposal.changed" });
    if (preview.changed.length === 0) throw new Refused({ code: "bulk.nobody" });
    const done = preview.changed.map((worker) => changeOf(deed, worker));
    await apply(tx, deed, idsOf(preview.changed), now);
    await follow(tx, kind, idsOf(preview.changed));
    for (const { worker, before, after } of done) changed(worker, told(before), told(after));
    const id = await remember(tx, actor, deed, done, countsOf(preview));
    return { id };
  });

function changeOf(deed: BulkDeed, worker: Chosen): Changed {
  const verdict = changeBy(deed, worker);
  if ("leftOut" in verdict) throw new Error(`${worker.id} was found to change and does not`);
  return { worker, before: sameFieldOf(worker, verdict.to), after: verdict.to };
}

function countsOf({ leftOut }: Preview): Partial<Record<LeftOut, number>> {
  const reasons = Map.groupBy(leftOut, ({ reason }) => reason);
  return Object.fromEntries([...reasons].map(([reason, those]) => [reason, those.length]));
}

function sameFieldOf({ tags, roles: keys, standing }: Chosen, change: WorkerBefore): WorkerBefore {
  if ("tags" in change) return { tags };
  return "roles" in change ? { roles: keys } : { standing };
}

/** As the trail tells it of one worker. */
const told = (change: WorkerBefore): object => {
  if (!("standing" in change)) return change;
  const { status, reason, until } = change.standing;
  return { status, statusReason: reason, statusUntil: until };
};

async function apply(tx: Transaction, { kind, value }: BulkDeed, ids: string[], now: Date): Promise<void> {
  const kept = { version: sql`${workers.version} + 1`, updatedAt: now };
  const them = inArray(workers.id, ids);
  if (kind === "add-tag")
    await tx
      .update(workers)
      .set({ ...kept, tags: sql`array_append(${workers.tags}, ${value})` })
      .where(them);
  else if (kind === "remove-tag")
    await tx
      .update(workers)
      .set({ ...kept, tags: sql`array_remove(${workers.tags}, ${value})` })
      .where(them);
  else if (kind === "move")
    await tx
      .update(workers)
      .set({
        ...kept,
        status: moveOf(value as MoveName).to,
        statusReason: null,
        statusUntil: null,
        statusSince: now,
      })
      .where(them);
  else {
    await giveOrTake(tx, kind, value, ids);
    await tx.update(workers).set(kept).where(them);
  }
}

async function giveOrTake(tx: Transaction, kind: "add-role" | "remove-role", key: string, ids: string[]) {
  const isOpen = kind === "add-role" ? isNull(roles.archivedAt) : undefined;
  const [role] = await tx
    .select()
    .from(roles)
    .where(and(eq(roles.key, key), isOpen));
  if (!role) throw new Refused({ code: "record.changed-meanwhile" });
  if (kind === "add-role")
    await tx
      .insert(workerRoles)
      .values(ids.map((workerId) => ({ workerId, roleId: role.id })))
      .onConflictDoNothing();
  else await tx.delete(workerRoles).where(and(eq(workerRoles.roleId, role.id), inArray(workerRoles.workerId, ids)));
}

/** Tags say nothing about whether someone can work; their status and roles do. */
async function follow(tx: Transaction, kind: BulkDeed["kind"], ids: string[]): Promise<void> {
  if (kind !== "add-tag" && kind !== "remove-tag") await refreshClearance(tx, ids, clockNow());
}

const daysKept = 7;

/** What they were before, for as long as it can be undone and a little longer. */
async function remember(
  tx: Transaction,
  actor: Actor,
  deed: BulkDeed,
  done: readonly Changed[],
  leftOut: Partial<Record<LeftOut, number>>,
): Promise<string> {
  await tx.delete(bulkChanges).where(lt(bulkChanges.doneAt, sql`now() - make_interval(days => ${daysKept})`));
  const [made] = await tx
    .insert(bulkChanges)
    .values({ doneBy: doerOf(actor), deed, leftOut })
    .returning({ id: bulkChanges.id });
  await tx.insert(bulkChangeWorkers).values(
    done.map(({ worker, before }) => ({
      bulkChangeId: made!.id,
      workerId: worker.id,
      before,
      version: worker.version + 1,
    })),
  );
  return made!.id;
}

/** Takes a change back for all whom nobody has changed since. */
export const undoChange = (actor: Actor, id: string) =>
  perform(actor, "worker.undo", async ({ tx, now, changed }) => {
    const { deed } = await lockChange(tx, actor, id);
    const before = new Map((await rememberedOf(tx, id)).map((row) => [row.workerId, row]));
    const chosen = (await lockChosen(tx, actor, [...before.keys()])).filter(
      (worker) =>
        before.get(worker.id)!.version === worker.version &&
        // Who may not do it any more does not undo it either.
        [acts["worker.undo"], acts[actFor(deed)]].every((act) => mayDo(actor, act, worker)),
    );
    if (chosen.length === 0) throw new Refused({ code: "bulk.nobody" });
    await restore(tx, id, deed, idsOf(chosen), now);
    await follow(tx, deed.kind, idsOf(chosen));
    for (const worker of chosen) {
      const was = before.get(worker.id)!.before;
      changed(worker, told(sameFieldOf(worker, was)), told(was));
    }
    await tx.update(bulkChanges).set({ undoneAt: now, undoneCount: chosen.length }).where(eq(bulkChanges.id, id));
    return { id };
  });

async function lockChange(tx: Transaction, actor: Actor, id: string) {
  const [change] = await tx
    .select()
    .from(bulkChanges)
    .where(and(eq(bulkChanges.id, id), eq(bulkChanges.doneBy, doerOf(actor)), isNull(bulkChanges.undoneAt)))
    .for("update");
  const isLate = change && clockNow().getTime() - change.doneAt.getTime() > undoHours * 3_600_000;
  if (!change || isLate) throw new Refused({ code: "bulk.undone" });
  return change;
}

const rememberedOf = (tx: Transaction, id: string) =>
  tx
    .select()
    .from(bulkChangeWorkers)
    .where(eq(bulkChangeWorkers.bulkChangeId, id))
    .orderBy(asc(bulkChangeWorkers.workerId));

/** They are as the change left them, so that what it gave is taken and what it took is given; tags come back in their old order. */
async function restore(
  tx: Transaction,
  id: string,
  { kind, value }: BulkDeed,
  ids: string[],
  now: Date,
): Promise<void> {
  const kept = { version: sql`${workers.version} + 1`, updatedAt: now };
  if (kind === "add-role" || kind === "remove-role") {
    await giveBack(tx, kind, value, ids);
    await tx.update(workers).set(kept).where(inArray(workers.id, ids));
    return;
  }
  if (kind === "move") return restoreStanding(tx, id, ids, now);
  const before = sql`(SELECT ARRAY(SELECT jsonb_array_elements_text(was.before->'tags')) FROM ${bulkChangeWorkers} was
    WHERE was.bulk_change_id = ${id} AND was.worker_id = ${workers.id})`;
  await tx
    .update(workers)
    .set({ ...kept, tags: before })
    .where(inArray(workers.id, ids));
}

async function restoreStanding(tx: Transaction, id: string, ids: string[], now: Date): Promise<void> {
  const before = (field: string) => sql`(SELECT was.before->'standing'->>${field} FROM ${bulkChangeWorkers} was
    WHERE was.bulk_change_id = ${id} AND was.worker_id = ${workers.id})`;
  await tx
    .update(workers)
    .set({
      status: before("status"),
      statusReason: before("reason"),
      statusUntil: sql`${before("until")}::date`,
      statusSince: now,
      version: sql`${workers.version} + 1`,
      updatedAt: now,
    })
    .where(inArray(workers.id, ids));
}

const giveBack = (tx: Transaction, kind: "add-role" | "remove-role", key: string, ids: string[]) =>
  giveOrTake(tx, kind === "add-role" ? "remove-role" : "add-role", key, ids);

const idsOf = (workersIn: readonly { id: string }[]): string[] => workersIn.map(({ id }) => id);

const doerOf = (actor: Actor): string => {
  if (actor.kind !== "person") throw new Error("only people change many at once");
  return actor.id;
};
