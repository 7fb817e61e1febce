import { homeDay } from "#request/clock.ts";
import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { fieldsWith, type filtersOf } from "@product/domain/people/field-rows";
import { workerFieldRows } from "@product/domain/people/worker-field-rows";
import type { Actor } from "@product/domain/actor";
import { explain, type Explanation } from "@product/domain/filters/explain";
import { homeIn, type FilteredRecord } from "@product/domain/filters/matches";
import { workerFields } from "@product/domain/filters/worker-fields";
import type { Locale } from "@product/domain/locales";
import { database } from "@product/database/client";
import { compileFilter } from "@product/database/filters/compile";
import { workerColumns } from "@product/database/filters/worker-columns";
import { accounts } from "@product/database/tables/access/account";
import { clearanceSpans } from "@product/database/tables/people/clearance";
import { listMembers } from "@product/database/tables/people/list";
import { roles } from "@product/database/tables/company/master-data";
import { someWorkers, workerRoles, workers } from "@product/database/tables/people/worker";
import { everyone, filterOf, maySeeMembers, membersSeen, type List } from "#features/people/lists/queries.server.ts";
import {
  foundBy,
  pageLength,
  pageOf,
  workerPage,
  type Cursor,
  type WorkerRow,
} from "#features/people/workers/queries.server.ts";

import { papersOf } from "./held-papers.server.ts";

const perRead = 1000;

/** One page of who is in a list, of those whom the reader sees; undefined where they may not see who is in it. */
export async function memberPage(actor: Actor, list: List, locale: Locale, cursor: Cursor, length = pageLength) {
  if (list.kind === "dynamic" && maySeeMembers(actor, list))
    return workerPage(actor, filterOf(list)!, locale, cursor, length);
  const found = membersSeen(actor, list);
  return found && (await pageOf(actor, found, locale, cursor, length));
}

/** All of them, read piece by piece so that memory stays flat. */
export async function* memberRows(actor: Actor, list: List, locale: Locale): AsyncGenerator<WorkerRow[]> {
  let after: string | undefined;
  for (;;) {
    const page = await memberPage(actor, list, locale, { after }, perRead);
    yield page?.rows ?? [];
    if (!page?.hasNext) return;
    after = page.rows.at(-1)!.id;
  }
}

/** One worker whom the reader sees. */
export async function workerSeen(actor: Actor, workerId: string, locale: Locale): Promise<WorkerRow | undefined> {
  const found = sql`(${foundBy(everyone, actor)} AND ${someWorkers.id} = ${workerId})`;
  return (await pageOf(actor, found, locale, {}, 1)).rows[0];
}

/** Each time that someone was in a list by hand, newest first. */
export async function stintsOf(listId: string, workerId: string) {
  const rows = await database
    .select()
    .from(listMembers)
    .where(and(eq(listMembers.listId, listId), eq(listMembers.workerId, workerId)))
    .orderBy(desc(listMembers.id))
    .limit(50);
  const people = [...new Set(rows.flatMap(({ addedBy, removedBy }) => [addedBy, removedBy]))].filter(
    (id) => id !== null,
  );
  const names = new Map(
    (people.length === 0
      ? []
      : await database
          .select({ id: accounts.userId, name: accounts.name })
          .from(accounts)
          .where(inArray(accounts.userId, people))
    ).map(({ id, name }) => [id, name]),
  );
  const who = (id: string | null) =>
    id === null ? { kind: "system" as const } : { kind: "person" as const, name: names.get(id) };
  return rows.map(({ addedBy, addedAt, reason, removedBy, removedAt, removedReason }) => ({
    added: { who: who(addedBy), at: addedAt, reason },
    removed: removedAt && { who: who(removedBy), at: removedAt, reason: removedReason },
  }));
}

export type Stint = Awaited<ReturnType<typeof stintsOf>>[number];

/** Each condition of a list's filter with what it met in a worker; undefined where the reader may not ask. */
export async function explanationOf(actor: Actor, list: List, workerId: string): Promise<Explanation | undefined> {
  const filter = filterOf(list);
  if (!filter || !maySeeMembers(actor, list)) return undefined;
  const record = await recordOf(workerId);
  return record && explain(filter, record, workerFields, homeDay());
}

/** Someone as filters see them: every field that can be asked about. */
async function recordOf(workerId: string) {
  const [worker] = await database.select().from(workers).where(eq(workers.id, workerId));
  if (!worker) return undefined;
  const roleRows = await database
    .select({ key: roles.key })
    .from(workerRoles)
    .innerJoin(roles, eq(roles.id, workerRoles.roleId))
    .where(eq(workerRoles.workerId, workerId));
  const { firstName, lastName, secondLastName, preferredName, code } = worker;
  return {
    name: [firstName, lastName, secondLastName, preferredName, code].join(" "),
    ...askedOf(worker),
    status: worker.status,
    source: worker.source,
    entity: worker.legalEntityId,
    roles: roleRows.map(({ key }) => key),
    tags: worker.tags,
    createdOn: worker.createdAt.toISOString().slice(0, 10),
    clearance: await spansOf(workerId),
    near: homeIn(worker.country, worker.town),
    isAdult: worker.isAdult === true,
    hasMobile: worker.mobile !== null,
    hasDrivingLicence: await drives(workerId),
    ...(await papersOf(workerId)),
  } satisfies Record<keyof typeof workerFields, FilteredRecord[string]>;
}

/** As the column of the filter has it. */
async function drives(workerId: string): Promise<boolean> {
  const has = compileFilter({ field: "hasDrivingLicence", op: "yes", values: [] }, workerColumns, homeDay());
  const found = await database
    .select({ id: someWorkers.id })
    .from(someWorkers)
    .where(and(eq(someWorkers.id, workerId), has));
  return found.length > 0;
}

/** The fields of the record that filters ask about. */
const askedOf = (worker: typeof workers.$inferSelect) =>
  Object.fromEntries(fieldsWith(workerFieldRows, "filter").map((field) => [field, worker[field]])) as Pick<
    typeof worker,
    keyof ReturnType<typeof filtersOf<typeof workerFieldRows>>
  >;

const spansOf = (workerId: string) =>
  database
    .select({
      role: roles.key,
      from: clearanceSpans.firstDay,
      until: clearanceSpans.lastDay,
      verdict: clearanceSpans.verdict,
    })
    .from(clearanceSpans)
    .leftJoin(roles, eq(roles.id, clearanceSpans.roleId))
    .where(eq(clearanceSpans.workerId, workerId));
