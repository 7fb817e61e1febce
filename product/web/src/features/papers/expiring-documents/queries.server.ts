/** Documents in force that end soon, of workers whom the office tells of it. */
import { and, asc, between, count, eq, inArray, isNull, sql, type SQL } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { alertedStatuses } from "@product/domain/documents/alerts";
import { isDay, plusDays } from "@product/domain/time/local-date";
import { mondayOf } from "@product/domain/time/weeks";
import { database } from "@product/database/client";
import { documents } from "@product/database/tables/papers/document";
import { documentTypes } from "@product/database/tables/company/document-type";
import { workers } from "@product/database/tables/people/worker";
import { fullName } from "@product/database/workers/full-name";
import { inSightOf } from "#features/papers/documents/queries.server.ts";
import { homeDay } from "#request/clock.ts";
import { mostInFigure, type FigureRow, type RowsAsked } from "#request/slices/figures.ts";

const weeks = 8;

/** From today until the end of the eighth week, or in one of these weeks, named by its Monday. */
function ending(actor: Actor, week?: string): SQL {
  const [today, last] = [homeDay(), plusDays(mondayOf(homeDay()), weeks * 7 - 1)];
  const from = week && isDay(week) && week > today ? week : today;
  const until = week && isDay(week) && plusDays(week, 6) < last ? plusDays(week, 6) : last;
  return and(
    eq(documents.state, "verified"),
    between(documents.validUntil, from, until),
    inArray(workers.status, [...alertedStatuses]),
    isNull(workers.mergedInto),
    inSightOf(actor),
  )!;
}

/** As many as the figure counts, each by the Monday of its week. */
const endingByWeek = (actor: Actor) =>
  database
    .select({ week: sql<string>`date_trunc('week', ${documents.validUntil}::timestamp)::date::text`.as("week") })
    .from(documents)
    .innerJoin(documentTypes, eq(documentTypes.id, documents.documentTypeId))
    .innerJoin(workers, eq(workers.id, documents.workerId))
    .where(ending(actor))
    .limit(mostInFigure + 1)
    .as("some");

export async function expiring(actor: Actor) {
  const [found] = await database.select({ n: count() }).from(endingByWeek(actor));
  return { n: found!.n, most: mostInFigure };
}

export async function expiringRows(actor: Actor, { locale, narrow, limit, offset }: RowsAsked): Promise<FigureRow[]> {
  const rows = await database
    .select({
      id: documents.id,
      name: fullName,
      kind: locale === "es" ? documentTypes.nameEs : documentTypes.nameEn,
      day: documents.validUntil,
      workerId: workers.id,
    })
    .from(documents)
    .innerJoin(documentTypes, eq(documentTypes.id, documents.documentTypeId))
    .innerJoin(workers, eq(workers.id, documents.workerId))
    .where(ending(actor, narrow["week"]))
    .orderBy(asc(documents.validUntil), asc(documents.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ id, name, kind, day, workerId }) => ({
    id,
    name,
    about: [kind],
    ...(day && { day }),
    at: `/admin/workers/${workerId}/documents`,
    n: 1,
  }));
}

/** How many end in each of the weeks, by their Mondays; counted as far as the figure is. */
export async function expiringByWeek(actor: Actor): Promise<{ week: string; n: number }[]> {
  const some = endingByWeek(actor);
  const counted = await database.select({ week: some.week, n: count() }).from(some).groupBy(some.week);
  const found = new Map(counted.map(({ week, n }) => [week, n]));
  const first = mondayOf(homeDay());
  return Array.from({ length: weeks }, (_, index) => plusDays(first, 7 * index)).map((week) => ({
    week,
    n: found.get(week) ?? 0,
  }));
}
