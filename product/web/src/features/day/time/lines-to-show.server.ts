/**
 * Which lines a screen shows: in the order in which they have to be looked at, so that an exception comes first however many lines
 * there are. The database keeps where each stands, as `groupOf` judges it, by which each line that is shown is judged once more.
 */
import { and, asc, eq, gte, lt, lte, sql, type SQL } from "drizzle-orm";
import { lineGroups, type LineGroup } from "@product/domain/day/time-lines";
import { plusDays } from "@product/domain/time/local-date";
import { database } from "@product/database/client";
import { hoursRanks } from "@product/database/tables/day/hours";
import { assignments } from "@product/database/tables/planning/event";
import { workers } from "@product/database/tables/people/worker";
import type { TimeTab } from "./schema.ts";

export const linesOnAScreen = 100;

/** Counted no further: how many more there are changes nothing for whoever has so many before them. */
export const mostCounted = 1000;

type Wanted = { where: SQL | undefined; tab: TimeTab; after?: string | undefined; most?: number };

/** `next`: what the next screen begins after, if there is one. */
export async function linesToShow({ where, tab, after, most = linesOnAScreen }: Wanted, now: Date) {
  const isThere = and(lte(hoursRanks.dueAt, now), where)!;
  const lines = await linesOfRanks(isThere);
  const [rank, id] = (after?.split(":") ?? []) as [string?, string?];
  const begun = Number(rank ?? 0);
  const page: Shown[] = [];
  for (const currentRank of ranksOf[tab].filter((each) => each >= begun && lines[each]! > 0)) {
    if (page.length > most) break;
    page.push(...(await someOf(currentRank, isThere, currentRank === begun ? id : undefined, most + 1 - page.length)));
  }
  const shown = page.slice(0, most);
  const last = page.length > most ? shown.at(-1) : undefined;
  return { shown, counts: countsFrom(lines), next: last && `${last.rank}:${last.id}` };
}
type Shown = { rank: number; id: string };

/** The index leads by the moment of the start; a day begins up to fourteen hours before it does in Greenwich, and ends twelve after. */
export const rankedDays = (from: string, until: string): SQL =>
  and(
    gte(hoursRanks.day, from),
    lte(hoursRanks.day, until),
    gte(hoursRanks.startsAt, new Date(plusDays(from, -1))),
    lt(hoursRanks.startsAt, new Date(plusDays(until, 2))),
  )!;

const rankOf = (group: LineGroup): number => lineGroups.indexOf(group);
const approved = lineGroups.length;
const open = [...lineGroups.keys()];

const ranksOf: Record<TimeTab, readonly number[]> = {
  open,
  disputed: [rankOf("disputed")],
  approved: [approved],
  all: [...open, approved],
  periods: [],
};

/** How many lines each rank has, up to one beyond the most. */
async function linesOfRanks(where: SQL): Promise<number[]> {
  const found = await database
    .select({
      n: sql<number>`(SELECT count(*)::int FROM (SELECT FROM ${hoursRanks}
        WHERE ${hoursRanks.rank} = wanted AND ${where} LIMIT ${mostCounted + 1}) AS counted)`,
    })
    .from(sql`generate_series(0, ${approved}::int) AS wanted`)
    .orderBy(sql`wanted`);
  return found.map(({ n }) => n);
}

function countsFrom(lines: readonly number[]) {
  const sum = (ranks: readonly number[]) => ranks.reduce((all, rank) => all + lines[rank]!, 0);
  const of = (...groups: LineGroup[]) => sum(groups.map(rankOf));
  const tabs = { open: sum(open), disputed: of("disputed"), approved: lines[approved]!, all: sum(ranksOf.all) };
  const exceptions = of(...lineGroups.filter((group) => group !== "fine"));
  return { ...tabs, exceptions, fine: of("fine"), missing: of("missing-out"), correction: of("correction") };
}

const someOf = (rank: number, where: SQL, after: string | undefined, most: number): Promise<Shown[]> =>
  database
    .select({ rank: hoursRanks.rank, id: hoursRanks.assignmentId })
    .from(hoursRanks)
    .innerJoin(assignments, eq(assignments.id, hoursRanks.assignmentId))
    .innerJoin(workers, eq(workers.id, assignments.workerId))
    .where(and(eq(hoursRanks.rank, rank), where, after ? behind(after) : undefined))
    .orderBy(asc(hoursRanks.startsAt), asc(workers.listedName), asc(hoursRanks.assignmentId))
    .limit(most);

/** Where a line stood when it was shown, whatever has become of it since. */
const behind = (id: string): SQL => {
  const place = sql`(SELECT s.starts_at, w.listed_name, a.id FROM app.assignment a
    JOIN app.shift s ON s.id = a.shift_id JOIN app.worker w ON w.id = a.worker_id WHERE a.id = ${id})`;
  return sql`(${hoursRanks.startsAt}, ${workers.listedName}, ${hoursRanks.assignmentId}) > ${place}`;
};
