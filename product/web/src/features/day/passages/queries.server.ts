import { and, eq, or, sql } from "drizzle-orm";
import { longestStayMs } from "@product/domain/day/person-at-gate";
import { database } from "@product/database/client";
import { zonePassages } from "@product/database/tables/day/zone-passage";
import { clockNow } from "#request/clock.ts";

const since = () => new Date(clockNow().getTime() - longestStayMs);

/** In which zone each person is now: the last that they went into, unless they went out of it or home since. */
export async function zonesNow(eventId: string, workerId?: string): Promise<Map<string, string>> {
  const whereWorker = workerId ? sql`WHERE m.worker_id = ${workerId}` : sql``;
  const rows = await database
    .select({ id: sql<string>`last.worker_id`, zone: sql<string>`last.zone` })
    .from(
      sql`(SELECT DISTINCT ON (m.worker_id) m.worker_id, m.zone, m.kind FROM (
        SELECT worker_id, zone, kind, at FROM app.zone_passage WHERE event_id = ${eventId} AND at > ${since()}
        UNION ALL SELECT p.worker_id, '', 'out', p.at FROM app.punch p
          WHERE p.event_id = ${eventId} AND p.kind = 'out' AND p.at > ${since()}
            AND NOT EXISTS (SELECT FROM app.punch v WHERE v.voids = p.id)
      ) m ${whereWorker} ORDER BY m.worker_id, m.at DESC) AS last`,
    )
    .where(sql`last.kind = 'in'`);
  return new Map(rows.map(({ id, zone }) => [id, zone]));
}

/** The passage that a device means by its own id or by ours. */
export async function passageOf(deviceId: string, named: string): Promise<string | undefined> {
  const either = or(eq(zonePassages.id, named), eq(zonePassages.clientId, named));
  const [found] = await database
    .select({ id: zonePassages.id })
    .from(zonePassages)
    .where(and(either, eq(zonePassages.deviceId, deviceId)));
  return found?.id;
}

/** How many came and went by each gate in the time that somebody may be there; by the devices that stand there. */
export const gateCounts = (eventId: string) =>
  database
    .select({
      name: sql<string>`door.name`,
      in: sql<number>`count(*) FILTER (WHERE door.kind = 'in')::int`,
      out: sql<number>`count(*) FILTER (WHERE door.kind = 'out')::int`,
    })
    .from(
      sql`(SELECT coalesce(nullif(d.gate, ''), d.name) AS name, p.kind
        FROM app.punch p JOIN app.device d ON d.id = p.device_id
        WHERE p.event_id = ${eventId} AND p.at > ${since()} AND p.kind IN ('in', 'out')
          AND NOT EXISTS (SELECT FROM app.punch v WHERE v.voids = p.id)) AS door`,
    )
    .groupBy(sql`door.name`)
    .orderBy(sql`door.name`);
