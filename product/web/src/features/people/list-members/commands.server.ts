import { homeDay } from "#request/clock.ts";
import { and, eq, inArray, isNull, sql, type SQL } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import type { Filter } from "@product/domain/filters/filter";
import { hasEnded } from "@product/domain/people/lists";
import { Refused } from "@product/domain/refusals";
import { listMembers, lists } from "@product/database/tables/people/list";
import { someWorkers, workers } from "@product/database/tables/people/worker";
import { everyone, type List } from "#features/people/lists/queries.server.ts";
import { lockRecord } from "#features/ground/master-data/commands.server.ts";
import { foundBy } from "#features/people/workers/queries.server.ts";
import { perform, type Transaction } from "#request/perform.ts";
import type { AddForm, RemoveForm } from "./schema.ts";

/** Workers named one by one, or all that a filter finds: of both, only those whom the actor sees. */
export type Chosen = { worker: readonly string[]; filter?: Filter | undefined };

export const chosenBy = (actor: Actor, { worker, filter }: Chosen): SQL =>
  filter
    ? foundBy(filter, actor)
    : sql`(${foundBy(everyone, actor)} AND ${someWorkers.id} = ANY(${sql.param(worker)}::uuid[]))`;

/** A worker who is in the list already stays as before. */
export const addMembers = (actor: Actor, { list: listId, reason, ...chosen }: AddForm) =>
  perform(actor, "list.add-members", async ({ tx, now, subject, recordChange }) => {
    const list = subject(await lockRecord(tx, lists, listId));
    ensureHand(list);
    const before = await membersIn(tx, listId);
    const added = await putIn(tx, listId, chosenBy(actor, chosen), { by: idOf(actor), at: now, reason });
    if (added === 0) throw new Refused({ code: "list.nobody-new" });
    recordChange(list, { members: before }, { members: before + added });
    return { id: listId, added };
  });

/** Those taken out are remembered, with who did it and why. */
export const removeMembers = (actor: Actor, listId: string, { worker, reason }: RemoveForm) =>
  perform(actor, "list.remove-members", async ({ tx, now, subject, about, recordChange }) => {
    const list = subject(await lockRecord(tx, lists, listId));
    // Whom a client does not want, somebody else lets in again.
    if (list.clientId) about(list, worker);
    ensureHand(list, { mayHaveEnded: true });
    const before = await membersIn(tx, listId);
    const seen = tx.select({ id: workers.id }).from(workers).where(chosenBy(actor, { worker }));
    const removed = await tx
      .update(listMembers)
      .set({ removedBy: idOf(actor), removedAt: now, removedReason: reason })
      .where(and(isNow(listId), inArray(listMembers.workerId, seen)))
      .returning({ id: listMembers.id });
    if (removed.length === 0) throw new Refused({ code: "list.nobody-new" });
    recordChange(list, { members: before }, { members: before - removed.length });
    return { id: listId, removed: removed.length };
  });

type Added = { by: string | null; at: Date; reason: string };

/** Puts everyone whom the condition finds into a list and says how many were new. */
export async function putIn(tx: Transaction, listId: string, found: SQL, { by, at, reason }: Added): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    INSERT INTO app.list_member (list_id, worker_id, added_by, added_at, reason)
    SELECT ${listId}::uuid, ${workers.id}, ${by}::uuid, ${at.toISOString()}::timestamptz, ${reason}
    FROM ${workers} WHERE ${found}
    ON CONFLICT (list_id, worker_id) WHERE removed_at IS NULL DO NOTHING`);
  return rowCount ?? 0;
}

const isNow = (listId: string) => and(eq(listMembers.listId, listId), isNull(listMembers.removedAt));

const membersIn = (tx: Transaction, listId: string) => tx.$count(listMembers, isNow(listId));

function ensureHand({ kind, archivedAt, expiresOn }: List, { mayHaveEnded = false } = {}): void {
  if (kind === "dynamic") throw new Refused({ code: "list.by-filter" });
  if (archivedAt || (!mayHaveEnded && hasEnded(expiresOn, homeDay()))) throw new Refused({ code: "list.ended" });
}

const idOf = (actor: Actor) => (actor.kind === "person" ? actor.id : null);

export const recordExport = (actor: Actor, list: List) =>
  perform(actor, "list.export", async ({ subject }) => {
    subject(list);
  });
