/** Parts of the archive for an inspection: lines of hours, punches with their chain, people and the trail. */
import { and, asc, eq, gte, inArray, like, lt, or, sql } from "drizzle-orm";
import type { Locale } from "@product/domain/locales";
import { localDate, plusDays } from "@product/domain/time/local-date";
import { momentsAt } from "@product/domain/time/zoned";
import type { Zone } from "@product/domain/time/zone";
import { database } from "@product/database/client";
import { chainPart, hexOf, type ChainPart } from "@product/database/register/chain-part";
import { zipOf } from "@product/database/register/zip";
import { accounts } from "@product/database/tables/access/account";
import { acts, actSubjects } from "@product/database/tables/ground/act";
import { assignments, events, shifts } from "@product/database/tables/planning/event";
import { workers } from "@product/database/tables/people/worker";
import { fullName } from "@product/database/workers/full-name";
import { linePieces } from "#features/day/time/queries.server.ts";

export type Inspected = { entityId: string; entity: string; timeZone: Zone; firstDay: string; lastDay: string };

/** The chain over those days. */
export const chainOver = ({ entityId, timeZone, firstDay, lastDay }: Inspected): Promise<ChainPart> =>
  chainPart(entityId, dayStart(firstDay, timeZone), dayStart(plusDays(lastDay, 1), timeZone));

/** The files with a list of their hashes and of where the chain begins and ends. */
export function archiveOf(
  about: Inspected,
  chain: ChainPart,
  files: Readonly<Record<string, string>>,
  now: Date,
): Buffer {
  const manifest = {
    company: about.entity,
    firstDay: about.firstDay,
    lastDay: about.lastDay,
    madeAt: now.toISOString(),
    chain: { first: chain.first, count: chain.links.length, start: chain.start, end: chain.end },
    files: Object.fromEntries(Object.entries(files).map(([name, text]) => [name, hexOf(text)])),
  };
  return zipOf({ ...files, "manifest.json": `${JSON.stringify(manifest, null, 2)}\n` });
}

function dayStart(day: string, zone: Zone): Date {
  const { moments, next } = momentsAt(localDate(day), "00:00", zone);
  return new Date(moments[0] ?? next);
}

export async function* linesOf({ entityId, firstDay, lastDay }: Inspected, locale: Locale, now: Date) {
  for (let day = plusDays(firstDay, 0); day <= lastDay; day = plusDays(day, 1))
    yield* linePieces(database, and(eq(shifts.day, day), eq(events.legalEntityId, entityId)), locale, now);
}

/** Whose the ids in the punches are. */
export async function peopleIn({ links }: ChainPart) {
  const ids = [...new Set(links.map(({ fields }) => String(fields[2])))];
  if (ids.length === 0) return [];
  return database
    .select({ id: workers.id, code: workers.code, name: fullName })
    .from(workers)
    .where(inArray(workers.id, ids))
    .orderBy(asc(workers.code));
}

/** Acts about hours at the company's events in those days: time, action and actor. */
export const trailOf = ({ entityId, timeZone, firstDay, lastDay }: Inspected) =>
  database
    .select({ at: acts.at, act: acts.act, kind: acts.actorKind, name: accounts.name, code: workers.code })
    .from(acts)
    .innerJoin(actSubjects, eq(actSubjects.actId, acts.id))
    .innerJoin(assignments, sql`${assignments.id}::text = ${actSubjects.subjectId}`)
    .innerJoin(shifts, eq(shifts.id, assignments.shiftId))
    .innerJoin(events, and(eq(events.id, shifts.eventId), eq(events.legalEntityId, entityId)))
    .leftJoin(workers, eq(workers.id, assignments.workerId))
    .leftJoin(accounts, eq(accounts.userId, acts.actorId))
    .where(
      and(
        or(like(acts.act, "hours.%"), like(acts.act, "time.%")),
        eq(actSubjects.kind, "assignment"),
        gte(shifts.startsAt, dayStart(firstDay, timeZone)),
        lt(shifts.startsAt, dayStart(plusDays(lastDay, 1), timeZone)),
      ),
    )
    .orderBy(asc(acts.at), asc(acts.id))
    .limit(100_000);
