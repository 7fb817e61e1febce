import { homeDay } from "#request/clock.ts";
import { and, asc, desc, eq, isNull, sql, type SQL } from "drizzle-orm";
import { unionAll, type PgColumn } from "drizzle-orm/pg-core";
import type { Actor } from "@product/domain/actor";
import type { Reason, Verdict } from "@product/domain/clearance/verdict";
import type { Filter } from "@product/domain/filters/filter";
import { mayFilter } from "@product/domain/filters/may-filter";
import { workerFields } from "@product/domain/filters/worker-fields";
import type { Locale } from "@product/domain/locales";
import { listedStatuses, type WorkerStatus } from "@product/domain/people/workers";
import { fieldsShownAt } from "@product/domain/permissions/fields";
import type { Grant } from "@product/domain/permissions/grants";
import type { Zone } from "@product/domain/time/zone";
import { amongTexts } from "@product/database/among";
import { database } from "@product/database/client";
import { compileFilter } from "@product/database/filters/compile";
import { narrowFilter } from "@product/database/filters/narrow";
import { workersSaidIn } from "@product/database/filters/worker-clearance";
import { workerColumns } from "@product/database/filters/worker-columns";
import { documentTypes } from "@product/database/tables/company/document-type";
import { qualifications } from "@product/database/tables/company/qualification";
import { legalEntities, roles } from "@product/database/tables/company/master-data";
import { someWorkers, workers } from "@product/database/tables/people/worker";
import { failure } from "#request/failures.ts";
import { countUpTo, firstInOrder, type Order, type Sought } from "@product/database/filters/found-in-order";
import { orderOf } from "./order.server.ts";
import { tagsIn } from "./tags.server.ts";
import { rowsOf } from "./rows.server.ts";
import { together } from "#request/together.ts";
import { permittedPlaces } from "#request/who-may.ts";

export const pageLength = 50;
/** Beyond that it is "1000+": counting a million to show a number would cost more than the page. */
export const mostCounted = 1000;

export type WorkerRow = { id: string; clearance?: ClearanceToday } & Partial<ShiftsBeside> &
  Partial<Awaited<ReturnType<typeof wholeRows>>[number]>;
/** The clearance on the day of the worker's company, with its end, the gravest of its reasons and their number. */
export type ClearanceToday = {
  verdict: Verdict;
  until: string | null;
  reason: Reason | null;
  reasons: number;
  today: string;
};
/** The next shift in the zone of its event, the last day worked, and the minutes of the coming seven days. */
export type ShiftsBeside = {
  nextShift: { startsAt: number; timeZone: Zone } | null;
  hoursAhead: number;
  lastWorked: string | null;
};
export type Cursor = { after?: string | undefined; before?: string | undefined; sort?: string | undefined };

/** Where someone sees workers: everywhere, or the legal entities that a query carries into SQL. */
export type EntityScope = "all" | readonly string[];

const grantsOf = (actor: Actor): readonly Grant[] => (actor.kind === "person" ? actor.grants : []);

export const seesPhones = (actor: Actor): boolean =>
  mayFilter(grantsOf(actor), "worker", { field: "mobile", op: "empty", values: [] }, workerFields);

/** The fields that the actor may filter by, the most wanted first. */
export const filterFieldsOf = (actor: Actor): string[] =>
  [...new Set([...mostWanted, ...Object.keys(workerFields)])].filter((field) =>
    mayFilter(grantsOf(actor), "worker", { field, op: "empty", values: [] }, workerFields),
  );

/** Those without a place here come last. */
const mostWanted = [
  "status",
  "roles",
  "clearance",
  "town",
  "near",
  "free",
  "isAdult",
  "tags",
  "workerType",
  "entity",
  "createdOn",
  "lastWorkedOn",
  "name",
  "mobile",
  "email",
  "hasMobile",
  "language",
  "country",
  "source",
] as const satisfies (keyof typeof workerFields)[];

/** The workers whom a filter finds among the permitted rows; fields the actor may not see are refused. */
export function foundBy(filter: Filter, actor: Actor): SQL {
  const sought = soughtBy(filter, actor);
  return sought.narrowing ? sql`(${sought.exactly} AND ${sought.narrowing})` : sought.exactly;
}

export const soughtBy = (filter: Filter, actor: Actor): Sought => ({
  filter,
  exactly: exactly(filter, actor),
  narrowing: narrowFilter(filter, workerColumns, homeDay()),
  verdictQuery: workersSaidIn(filter, homeDay()),
});

function exactly(filter: Filter, actor: Actor): SQL {
  if (!mayFilter(grantsOf(actor), "worker", filter, workerFields)) throw failure("notPermitted");
  return sql`(${isListed} AND ${within(permittedPlaces(actor, "worker.view", "entity"))}
    AND ${compileFilter(filter, workerColumns, homeDay())})`;
}

const within = (scope: EntityScope): SQL =>
  scope === "all" ? sql`true` : compileFilter({ field: "entity", op: "in", values: scope }, workerColumns, "");

const isListed = amongTexts(someWorkers.status, listedStatuses);

/** One page of names in the order of the reader's language, and whether there are others before and after it. */
export const workerPage = (actor: Actor, filter: Filter, locale: Locale, cursor: Cursor, length = pageLength) =>
  pageInOrder(actor, soughtBy(filter, actor), locale, cursor, length);

/** The same of what `foundBy` gave, narrowed by the caller. */
export const pageOf = (actor: Actor, found: SQL, locale: Locale, cursor: Cursor, length = pageLength) =>
  pageInOrder(
    actor,
    { filter: { and: [] }, exactly: found, narrowing: undefined, verdictQuery: undefined },
    locale,
    cursor,
    length,
  );

async function pageInOrder(actor: Actor, sought: Sought, locale: Locale, cursor: Cursor, length: number) {
  const isBackwards = cursor.before !== undefined;
  const from = cursor.before ?? cursor.after;
  const order = orderOf(cursor.sort ?? "name", locale);
  const found = firstInOrder({ ...sought, order, from, isBackwards, limit: length + 1 });
  const rows = await wholeRows(found, locale, order, isBackwards, length + 1);
  // The one from whom the page was to go on is gone: begin again.
  const isLost = from !== undefined && rows.length === 0;
  if (isLost) return pageInOrder(actor, sought, locale, { sort: cursor.sort }, length);
  const isMore = rows.length > length;
  const shown = rows.slice(0, length);
  if (isBackwards) shown.reverse();
  return {
    rows: visibleTo(actor, shown),
    hasPrevious: isBackwards ? isMore : from !== undefined,
    hasNext: isBackwards || isMore,
  };
}

type WholeRow = Awaited<ReturnType<typeof wholeRows>>[number];

/** Each row without what the actor does not see at its entity. */
function visibleTo(actor: Actor, rows: readonly WholeRow[]): WorkerRow[] {
  const shownAt = new Map<string, ReadonlySet<string>>();
  return rows.map(({ id, entityId, ...row }) => {
    const shown = shownAt.getOrInsertComputed(entityId, (entity) =>
      fieldsShownAt(grantsOf(actor), "worker", { entity }),
    );
    return { id, ...Object.fromEntries(Object.entries(row).filter(([field]) => shown.has(field))) };
  });
}

function wholeRows(found: SQL, locale: Locale, order: Order, isBackwards: boolean, limit: number) {
  const direction = order.isDescending !== isBackwards ? desc : asc;
  return rowsOf(locale)
    .where(found)
    .orderBy(direction(order.key("worker")), direction(workers.id))
    .limit(limit);
}

/** How many a filter finds; one more than the most when there are more. */
export const countBy = (filter: Filter, actor: Actor): Promise<number> =>
  counting.getOrInsertComputed(actor, () => together((filters) => countEach(filters, actor)))(filter);

const counting = new WeakMap<Actor, (filter: Filter) => Promise<number>>();

async function countEach(filters: readonly Filter[], actor: Actor): Promise<number[]> {
  const counts = filters.map((filter, place) => [place, countUpTo(mostCounted + 1, soughtBy(filter, actor))]);
  const [counted] = await database
    .select(Object.fromEntries(counts) as Record<string, SQL<number>>)
    .from(sql`(SELECT) AS once`);
  return filters.map((_filter, place) => counted![place]!);
}

/** How many there are; one more than the most when there are more. */
export async function countOf(found: SQL): Promise<number> {
  const some = database
    .select({ one: sql`1`.as("one") })
    .from(workers)
    .where(found)
    .limit(mostCounted + 1)
    .as("some");
  return (await database.select({ n: sql<number>`count(*)::int` }).from(some))[0]!.n;
}

/** How many are in each status, each counted no further than the most. */
export async function statusCounts(actor: Actor): Promise<{ status: WorkerStatus; count: number }[]> {
  const scope = permittedPlaces(actor, "worker.view", "entity");
  return Promise.all(
    listedStatuses.map(async (status) => ({
      status,
      count: await countOf(sql`(${workers.status} = ${status} AND ${within(scope)})`),
    })),
  );
}

export async function newestWorkers(actor: Actor, locale: Locale, count: number): Promise<WorkerRow[]> {
  const rows = await rowsOf(locale)
    .where(and(isListed, within(permittedPlaces(actor, "worker.view", "entity"))))
    .orderBy(desc(workers.createdAt), desc(workers.id))
    .limit(count);
  return visibleTo(actor, rows);
}

/** The choices in the filters: all roles, and the entities whose workers the actor sees. */
export async function filterChoices(actor: Actor, locale: Locale) {
  const scope = permittedPlaces(actor, "worker.view", "entity");
  const named = (kind: string, { key, nameEn, nameEs }: Named) => ({
    kind: sql<string>`${sql.raw(`'${kind}'`)}`.as("kind"),
    key: sql<string>`${key}::text`.as("key"),
    name: sql<string>`${locale === "es" ? nameEs : nameEn}`.as("name"),
  });
  const entityNames = { key: legalEntities.id, nameEn: legalEntities.name, nameEs: legalEntities.name };
  const found = await unionAll(
    database.select(named("role", roles)).from(roles).where(isNull(roles.archivedAt)),
    database.select(named("entity", entityNames)).from(legalEntities).where(isNull(legalEntities.archivedAt)),
    database.select(named("skill", qualifications)).from(qualifications).where(isNull(qualifications.archivedAt)),
    database
      .select(named("paper", documentTypes))
      .from(documentTypes)
      .where(and(isNull(documentTypes.archivedAt), eq(documentTypes.isHealth, false))),
  );
  const { compare } = new Intl.Collator(locale);
  const of = (sought: string) =>
    found
      .filter(({ kind }) => kind === sought)
      .map(({ key, name }) => ({ key, name }))
      .toSorted((a, b) => compare(a.name, b.name));
  return {
    roles: of("role"),
    qualifications: of("skill"),
    documents: of("paper"),
    tags: await tagsIn(scope),
    entities: of("entity")
      .filter(({ key }) => scope === "all" || scope.includes(key))
      .map(({ key: id, name }) => ({ id, name })),
  };
}

type Named = { key: PgColumn; nameEn: PgColumn; nameEs: PgColumn };
