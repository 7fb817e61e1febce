import { and, desc, eq, gt, inArray, isNull, or, sql } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { database } from "@product/database/client";
import { eventPlaces } from "@product/database/filters/event-columns";
import { accounts } from "@product/database/tables/access/account";
import { events, shifts } from "@product/database/tables/planning/event";
import { rotaPublications } from "@product/database/tables/planning/rota-publication";
import { clockNow } from "#request/clock.ts";
import { permittedRowsAt } from "#request/who-may.ts";

/** Planned publications and those that lately failed, of events in the reader's scope. */
export async function plannedPublications(actor: Actor) {
  const rows = await database
    .select({ planned: rotaPublications, by: accounts.name })
    .from(rotaPublications)
    .leftJoin(accounts, eq(accounts.userId, rotaPublications.plannedBy))
    .where(
      or(
        isNull(rotaPublications.outcome),
        and(
          eq(rotaPublications.outcome, "refused"),
          gt(rotaPublications.endedAt, sql`${clockNow()}::timestamptz - interval '2 days'`),
        ),
      ),
    )
    .orderBy(desc(rotaPublications.publishAt))
    .limit(20);
  const shiftZones = await database
    .select({ id: shifts.id, timeZone: events.timeZone })
    .from(shifts)
    .innerJoin(events, eq(events.id, shifts.eventId))
    .where(
      and(
        inArray(
          shifts.id,
          rows.flatMap(({ planned }) => planned.seen.map(({ id }) => id)),
        ),
        permittedRowsAt(actor, "shift.publish", eventPlaces),
      ),
    );
  const zones = new Map(shiftZones.map(({ id, timeZone }) => [id, timeZone]));
  return rows.flatMap(({ planned: { id, publishAt, seen, outcome, refusedBy }, by }) => {
    const timeZone = zones.get(seen[0]!.id);
    return timeZone ? [{ id, publishAt: publishAt.getTime(), timeZone, n: seen.length, outcome, refusedBy, by }] : [];
  });
}
export type PlannedPublication = Awaited<ReturnType<typeof plannedPublications>>[number];
