/** Actions on many workers together, and how each is taken back. */
import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import {
  changeBy,
  isBulkMove,
  type BulkAction,
  type LeftOut,
  type WorkerBefore,
} from "@product/domain/people/bulk-changes";
import { moveOf, workerMoves, type MoveName } from "@product/domain/people/worker-states";
import { Refused } from "@product/domain/refusals";
import { refreshClearance } from "@product/database/clearance/refresh";
import { bulkChangeWorkers } from "@product/database/tables/ground/bulk-change";
import { roles } from "@product/database/tables/company/master-data";
import { workerRoles, workers } from "@product/database/tables/people/worker";
import type { BulkKind, BulkMemory } from "#features/ground/bulk/queries.server.ts";
import { clockNow } from "#request/clock.ts";
import type { Transaction } from "#request/perform.ts";
import { lockChosen, type Chosen } from "./queries.server.ts";

function actFor({ kind, value }: BulkAction) {
  if (kind !== "move") return kind.endsWith("tag") ? "worker.tag" : "worker.give-role";
  return isBulkMove(value) ? workerMoves[value].act : "worker.move";
}

function sameFieldOf({ tags, roles: keys, standing }: Chosen, change: WorkerBefore): WorkerBefore {
  if ("tags" in change) return { tags };
  return "roles" in change ? { roles: keys } : { standing };
}

function auditFieldsOf(change: WorkerBefore): object {
  if (!("standing" in change)) return change;
  const { status, reason, until } = change.standing;
  return { status, statusReason: reason, statusUntil: until };
}

async function apply(tx: Transaction, { kind, value }: BulkAction, ids: string[], now: Date): Promise<void> {
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
async function follow(tx: Transaction, { kind }: BulkAction, ids: string[]): Promise<void> {
  if (kind !== "add-tag" && kind !== "remove-tag") await refreshClearance(tx, ids, clockNow());
}

/** They are as the change left them, so that what it gave is taken and what it took is given; tags come back in their old order. */
async function restore(
  tx: Transaction,
  { kind, value }: BulkAction,
  { changeId, ids }: { changeId: string; ids: string[] },
  now: Date,
): Promise<void> {
  const kept = { version: sql`${workers.version} + 1`, updatedAt: now };
  if (kind === "add-role" || kind === "remove-role") {
    await giveBack(tx, kind, value, ids);
    await tx.update(workers).set(kept).where(inArray(workers.id, ids));
    return;
  }
  if (kind === "move") return restoreStanding(tx, changeId, ids, now);
  const before = sql`(SELECT ARRAY(SELECT jsonb_array_elements_text(was.before->'tags')) FROM ${bulkChangeWorkers} was
    WHERE was.bulk_change_id = ${changeId} AND was.worker_id = ${workers.id})`;
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

/** In a table that goes with the worker. */
const memory: BulkMemory<WorkerBefore> = {
  keep: async (tx, bulkChangeId, rows) => {
    await tx
      .insert(bulkChangeWorkers)
      .values(rows.map(({ id, before, version }) => ({ bulkChangeId, workerId: id, before, version })));
  },
  read: (reader, changeId) =>
    reader
      .select({
        id: bulkChangeWorkers.workerId,
        before: bulkChangeWorkers.before,
        version: bulkChangeWorkers.version,
      })
      .from(bulkChangeWorkers)
      .where(eq(bulkChangeWorkers.bulkChangeId, changeId))
      .orderBy(asc(bulkChangeWorkers.workerId)),
};

export const workersTogether: BulkKind<BulkAction, Chosen, WorkerBefore, LeftOut> = {
  record: "worker",
  actFor,
  undoAct: "worker.undo",
  lock: lockChosen,
  changeBy,
  partOf: sameFieldOf,
  auditFieldsOf,
  apply,
  restore,
  follow,
  memory,
};
