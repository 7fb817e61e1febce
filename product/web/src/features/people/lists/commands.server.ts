import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { conditionsOf, type Filter } from "@product/domain/filters/filter";
import { mayFilter } from "@product/domain/filters/may-filter";
import { storedFilter } from "@product/domain/filters/read-filter";
import { workerFields } from "@product/domain/filters/worker-fields";
import { Refused } from "@product/domain/refusals";
import { groups } from "@product/database/tables/access/group";
import { listGroups, lists } from "@product/database/tables/people/list";
import { clients } from "@product/database/tables/company/master-data";
import {
  archiving,
  ensureCurrent,
  ensureFreeNames,
  lockRecord,
  restoring,
} from "#features/ground/master-data/commands.server.ts";
import { perform, type Transaction } from "#request/perform.ts";
import { filterOf, grantsOf, type List } from "./queries.server.ts";
import { clientOf, type ListForm, type NewListForm } from "./schema.ts";

export const createList = (actor: Actor, form: NewListForm) =>
  perform(actor, "list.create", async ({ tx, recordChange }) => {
    const { list, trail } = await makeList(tx, actor, form);
    recordChange(list, undefined, trail);
    return { id: list.id };
  });

/** Makes it, for an act that is under way, with what the trail is to tell. It belongs to who makes it. */
export async function makeList(tx: Transaction, actor: Actor, { groups: shared, filter, ...form }: NewListForm) {
  const clientId = clientOf(form);
  const listFilter = form.kind === "dynamic" ? filter : undefined;
  ensureFilter(actor, listFilter);
  await ensureFreeNames(tx, lists, { name: form.name });
  await ensureChoices(tx, clientId, shared);
  const columns = { ...form, clientId, filter: listFilter ? storedFilter(listFilter) : null, ownerId: idOf(actor) };
  const [list] = await tx.insert(lists).values(columns).returning();
  await shareWith(tx, list!.id, shared);
  return { list: list!, trail: { ...columns, groups: shared, filter: toldFilter(listFilter) } };
}

/** Refused when someone saved after `version` was read. Without a filter, the one it has stays; its kind always does. */
export const editList = (actor: Actor, id: string, { version, groups: shared, filter, ...form }: ListForm) =>
  perform(actor, "list.edit", async ({ tx, now, subject, recordChange }) => {
    const list = subject(await lockRecord(tx, lists, id));
    ensureCurrent(list, version);
    const listFilter = list.kind === "dynamic" ? filter : undefined;
    ensureFilter(actor, listFilter);
    const clientId = clientOf(form);
    // Where it comes to lie, they must be allowed to edit too.
    subject({ id, clientId });
    await ensureFreeNames(tx, lists, { name: form.name }, id);
    await ensureChoices(tx, clientId === list.clientId ? null : clientId, shared);
    const before = await toldOf(tx, list);
    const columns = { ...form, clientId, ...(listFilter ? { filter: storedFilter(listFilter) } : {}) };
    await tx
      .update(lists)
      .set({ ...columns, version: version + 1, updatedAt: now })
      .where(eq(lists.id, id));
    await shareWith(tx, id, shared);
    recordChange(list, before, await toldOf(tx, { ...list, ...columns }));
    return { id };
  });

export const archiveList = archiving("list.archive", lists);

export const restoreList = restoring("list.restore", lists, ({ name }) => ({ name }));

/** Rows that match would tell what someone may not see. */
function ensureFilter(actor: Actor, filter: Filter | undefined): void {
  if (filter && actor.kind === "person" && !mayFilter(grantsOf(actor), "worker", filter, workerFields))
    throw new Refused({ code: "list.beyond-you" });
}

async function ensureChoices(tx: Transaction, clientId: string | null, shared: readonly string[]): Promise<void> {
  const here = and(inArray(groups.id, [...shared]), isNull(groups.archivedAt));
  const isGone =
    (shared.length > 0 && (await tx.$count(groups, here)) < new Set(shared).size) ||
    (clientId !== null && (await tx.$count(clients, and(eq(clients.id, clientId), isNull(clients.archivedAt)))) === 0);
  if (isGone) throw new Refused({ code: "staff.choice-gone" });
}

async function shareWith(tx: Transaction, listId: string, shared: readonly string[]): Promise<void> {
  await tx.delete(listGroups).where(eq(listGroups.listId, listId));
  const rows = [...new Set(shared)].map((groupId) => ({ listId, groupId }));
  if (rows.length > 0) await tx.insert(listGroups).values(rows);
}

async function toldOf(tx: Transaction, { name, purpose, clientId, expiresOn, ...list }: List) {
  const shared = await tx.select().from(listGroups).where(eq(listGroups.listId, list.id));
  return {
    name,
    purpose,
    clientId,
    expiresOn,
    filter: toldFilter(filterOf(list)),
    groups: shared.map(({ groupId }) => groupId).toSorted(),
  };
}

/** The trail holds no names and numbers of people: what is asked about those is told, and not for whom. */
const toldFilter = (filter: Filter | undefined): string[] | undefined =>
  filter &&
  conditionsOf(filter).map(({ field, op, values }) => {
    const isPlain = field !== "name" && workerFields[field as keyof typeof workerFields].fieldClass === "basic";
    return [field, op, ...(isPlain ? values : values.map(() => "…"))].join(" ");
  });

function idOf(actor: Actor): string {
  if (actor.kind !== "person") throw new Error("a list belongs to a person");
  return actor.id;
}
