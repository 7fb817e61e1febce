import { eq, sql } from "drizzle-orm";
import { Refused } from "@product/domain/refusals";
import type { Zone } from "@product/domain/time/zone";
import { shifts } from "@product/database/tables/planning/event";
import type { Transaction } from "#request/perform.ts";

/**
 * Moving an event to another venue: in another time zone its shift times would change their meaning, so that is
 * refused; otherwise the shifts leave the zones of the old venue, published ones with their next publication. A shift
 * back at the venue of its published zone gets that zone again.
 */
export async function leaveZones(
  tx: Transaction,
  event: { id: string; timeZone: Zone },
  { timeZone, venueId }: { timeZone: Zone; venueId: string },
  now: Date,
): Promise<void> {
  if ((await tx.$count(shifts, eq(shifts.eventId, event.id))) === 0) return;
  if (timeZone !== event.timeZone) throw new Refused({ code: "event.zone-differs", zone: timeZone });
  await tx.execute(sql`UPDATE app.shift SET version = version + 1, updated_at = ${now},
      zone_id = CASE WHEN published_at IS NULL THEN NULL ELSE zone_id END,
      pending = CASE WHEN published_at IS NULL THEN NULL
        WHEN EXISTS (SELECT FROM app.venue_zone zone WHERE zone.id = shift.zone_id AND zone.venue_id = ${venueId})
          THEN nullif(pending - 'zoneId', '{}')
        WHEN zone_id IS NOT NULL THEN coalesce(pending, '{}') || '{"zoneId": null}'
        ELSE nullif(pending - 'zoneId', '{}') END
    WHERE event_id = ${event.id} AND cancelled_at IS NULL AND (zone_id IS NOT NULL OR pending ? 'zoneId')`);
}
