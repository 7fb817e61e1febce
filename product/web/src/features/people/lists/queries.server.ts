import { homeDay } from "#request/clock.ts";
import { and, asc, eq, inArray, isNull, or, sql, type SQL } from "drizzle-orm";
import { isPermitted, type Actor } from "@product/domain/actor";
import type { Filter } from "@product/domain/filters/filter";
import { mayFilter } from "@product/domain/filters/may-filter";
import { readFilter } from "@product/domain/filters/read-filter";
import { workerFields } from "@product/domain/filters/worker-fields";
import { hasEnded } from "@product/domain/people/lists";
import type { Locale } from "@product/domain/locales";
import { scopesOf, type Grant } from "@product/domain/permissions/grants";
import { database } from "@product/database/client";
import { accounts } from "@product/database/tables/access/account";
import { groups } from "@product/database/tables/access/group";
import { listGroups, listMembers, lists } from "@product/database/tables/people/list";
import { clients } from "@product/database/tables/company/master-data";
import { someWorkers, workers } from "@product/database/tables/people/worker";
import { foundBy, mostCounted } from "#features/people/workers/queries.server.ts";
import { isIn, seenBy } from "./conditions.server.ts";
import { permittedRows } from "#request/who-may.ts";

export type List = typeof lists.$inferSelect;

const mostOffered = 200;

export const grantsOf = (actor: Actor): readonly Grant[] => (actor.kind === "person" ? actor.grants : []);

/** Everyone that a filter could find. */
export const everyone: Filter = { and: [] };

export async function listWith(actor: Actor, id: string): Promise<List | undefined> {
  return (
    await database
      .select()
      .from(lists)
      .where(and(eq(lists.id, id), seenBy(actor)))
  )[0];
}

export const filterOf = ({ filter }: Pick<List, "filter">): Filter | undefined => readFilter(filter, workerFields);

/** Whether someone sees who is in a list at all: not by a filter over what they may not see. */
export function maySeeMembers(actor: Actor, list: Pick<List, "kind" | "filter">): boolean {
  if (!isPermitted(actor, "worker.view")) return false;
  const filter = list.kind === "static" ? everyone : filterOf(list);
  return filter !== undefined && mayFilter(grantsOf(actor), "worker", filter, workerFields);
}

/** The workers of a list that someone sees; undefined where they may not see who is in it. */
export function membersSeen(actor: Actor, list: Pick<List, "id" | "kind" | "filter">): SQL | undefined {
  if (!maySeeMembers(actor, list)) return undefined;
  if (list.kind === "dynamic") return foundBy(filterOf(list)!, actor);
  return sql`(${foundBy(everyone, actor)} AND ${isMember(list.id)})`;
}

/** The current members of a static list. */
export const isMember = (listId: string): SQL =>
  sql`(${someWorkers.id} IN (SELECT ${listMembers.workerId} FROM ${listMembers}
    WHERE ${listMembers.listId} = ${listId} AND ${listMembers.removedAt} IS NULL))`;

/** How many each finds, one more than the most where there are more, in one question; nothing where nobody may ask. */
export async function countsOf(found: readonly (SQL | undefined)[]): Promise<(number | undefined)[]> {
  if (found.length === 0) return [];
  const countQueries = found.map((each) =>
    each
      ? sql`(SELECT count(*)::int FROM (SELECT FROM ${workers} WHERE ${each} LIMIT ${mostCounted + 1}) AS found)`
      : sql`NULL::int`,
  );
  const [answer] = await database
    .select({ counts: sql<(number | null)[]>`ARRAY[${sql.join(countQueries, sql`, `)}]` })
    .from(sql`(VALUES (1)) AS once`);
  return answer!.counts.map((count) => count ?? undefined);
}

/** The lists that can be chosen for something: neither archived nor ended. */
export const offeredLists = (actor: Actor, locale: Locale) =>
  database
    .select({
      id: lists.id,
      name: lists.name,
      kind: lists.kind,
      purpose: lists.purpose,
      clientId: lists.clientId,
      filter: lists.filter,
    })
    .from(lists)
    .where(and(seenBy(actor), isIn("current", homeDay())))
    .orderBy(sql.raw(`list.name COLLATE "${locale}-x-icu"`), asc(lists.id))
    .limit(mostOffered);

export const listsWith = (actor: Actor, ids: readonly string[]) =>
  database
    .select()
    .from(lists)
    .where(and(inArray(lists.id, [...ids]), seenBy(actor)));

export async function sharedWith(listId: string, locale: Locale): Promise<{ id: string; name: string }[]> {
  return database
    .select({ id: groups.id, name: locale === "es" ? groups.nameEs : groups.nameEn })
    .from(listGroups)
    .innerJoin(groups, eq(groups.id, listGroups.groupId))
    .where(eq(listGroups.listId, listId))
    .orderBy(asc(locale === "es" ? groups.nameEs : groups.nameEn));
}

export type ListChoices = Awaited<ReturnType<typeof listChoices>>;

/**
 * The choices in the form of a list: the groups to share with, the clients for whom the actor keeps lists, and the
 * list's own client.
 */
export async function listChoices(
  actor: Actor,
  locale: Locale,
  permission: "list.create" | "list.edit",
  { clientId = null }: Partial<Pick<List, "clientId">> = {},
) {
  const groupName = locale === "es" ? groups.nameEs : groups.nameEn;
  const [groupRows, clientRows] = await Promise.all([
    database
      .select({ id: groups.id, name: groupName })
      .from(groups)
      .where(isNull(groups.archivedAt))
      .orderBy(asc(groupName)),
    database
      .select({ id: clients.id, name: clients.name })
      .from(clients)
      .where(
        or(
          and(isNull(clients.archivedAt), permittedRows(actor, permission, "client", clients.id)),
          clientId ? eq(clients.id, clientId) : undefined,
        ),
      )
      .orderBy(asc(clients.name)),
  ]);
  return { groups: groupRows, clients: clientRows, isEverywhere: scopesOf(grantsOf(actor), permission) === "all" };
}

const nameOfOwner = async (ownerId: string): Promise<string> =>
  (await database.select({ name: accounts.name }).from(accounts).where(eq(accounts.userId, ownerId)))[0]?.name ?? "";

const nameOfClient = async (clientId: string | null): Promise<string | undefined> =>
  clientId === null
    ? undefined
    : (await database.select({ name: clients.name }).from(clients).where(eq(clients.id, clientId)))[0]?.name;

export type ListHead = Awaited<ReturnType<typeof headOf>>;

/** The head of each of a list's pages. */
export async function headOf(list: List, locale: Locale) {
  const { id, name, kind, purpose, expiresOn } = list;
  const [owner, client, shared] = await Promise.all([
    nameOfOwner(list.ownerId),
    nameOfClient(list.clientId),
    sharedWith(id, locale),
  ]);
  return {
    id,
    name,
    kind,
    purpose,
    owner,
    client,
    groups: shared.map((group) => group.name),
    expiresOn,
    hasEnded: hasEnded(expiresOn, homeDay()),
    isArchived: list.archivedAt !== null,
  };
}
