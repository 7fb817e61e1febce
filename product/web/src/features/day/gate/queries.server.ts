import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { placeTaking } from "@product/domain/planning/assignments";
import { database } from "@product/database/client";
import { assignments, shifts } from "@product/database/tables/planning/event";
import { workers } from "@product/database/tables/people/worker";
import { fullName } from "@product/database/workers/full-name";
import { zonesNow } from "#features/day/passages/queries.server.ts";
import { clockNow } from "#request/clock.ts";

/** How many are inside now: of each person the last punch that stands. */
export async function countInside(eventId: string): Promise<number> {
  const [counted] = await database
    .select({ n: sql<number>`count(*)::int` })
    .from(sql`(SELECT DISTINCT ON (p.worker_id) p.kind FROM app.punch p
      WHERE p.event_id = ${eventId} AND p.at > ${new Date(clockNow().getTime() - 18 * 3_600_000)}
        AND p.kind <> 'void' AND NOT EXISTS (SELECT FROM app.punch v WHERE v.voids = p.id)
      ORDER BY p.worker_id, p.at DESC) AS last`)
    .where(sql`last.kind <> 'out'`);
  return counted!.n;
}

export async function countInZone(eventId: string, zone: string): Promise<number> {
  const zones = await zonesNow(eventId);
  return [...zones.values()].filter((each) => each === zone).length;
}

const mostFound = 12;

/** People of the event whose name has all of these words, for supervisors. */
export async function peopleNamed(eventId: string, words: string) {
  const folded = words.split(/\s+/).filter(Boolean).slice(0, 5);
  if (folded.join("").length < 2) return [];
  return database
    .selectDistinct({ id: workers.id, name: fullName, code: workers.code })
    .from(workers)
    .innerJoin(assignments, eq(assignments.workerId, workers.id))
    .innerJoin(shifts, eq(shifts.id, assignments.shiftId))
    .where(
      and(
        eq(shifts.eventId, eventId),
        inArray(assignments.state, [...placeTaking]),
        isNull(workers.mergedInto),
        ...folded.map((word) => sql`strpos(${workers.searched}, app.fold(${word})) > 0`),
      ),
    )
    .orderBy(fullName)
    .limit(mostFound);
}

/** The picture with this id, if it is of someone who works at the event. */
export async function pictureAt(eventId: string, fileId: string): Promise<{ path: string } | undefined> {
  const [found] = await database
    .select({ path: sql<string>`f.path` })
    .from(
      sql`app.document_file f JOIN app.document d ON d.id = f.document_id AND d.state = 'verified'
        JOIN app.document_type t ON t.id = d.document_type_id AND t.proves = 'photo'`,
    )
    .where(
      sql`f.id = ${fileId} AND EXISTS (SELECT FROM app.assignment a JOIN app.shift s ON s.id = a.shift_id
        WHERE a.worker_id = d.worker_id AND s.event_id = ${eventId})`,
    );
  return found;
}
