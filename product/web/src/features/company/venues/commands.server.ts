import { eq } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { venues } from "@product/database/tables/master-data";
import { insistOnCalendar } from "#features/company/holidays/commands.server.ts";
import {
  archiving,
  asBefore,
  insistOnCurrent,
  insistOnFreeNames,
  lockRecord,
  restoring,
} from "#features/ground/master-data/commands.server.ts";
import { perform } from "#request/perform.ts";
import type { VenueForm } from "./schema.ts";
import { saveZones, zonesIn } from "./zones.server.ts";

export const createVenue = (actor: Actor, { version: _new, zones, gates, ...form }: VenueForm) =>
  perform(actor, "venue.create", async ({ tx, changed }) => {
    const columns = columnsOf(form);
    await insistOnFreeNames(tx, venues, { name: form.name });
    if (columns.calendarId) await insistOnCalendar(tx, columns.calendarId);
    const [venue] = await tx.insert(venues).values(columns).returning();
    await saveZones(tx, venue!.id, { zones, gates });
    changed(venue!, undefined, { ...columns, zones, gates });
    return { id: venue!.id };
  });

/** Refused when someone saved after `version` was read. */
export const editVenue = (actor: Actor, id: string, { version, zones, gates, ...form }: VenueForm) =>
  perform(actor, "venue.edit", async ({ tx, now, on, changed }) => {
    const venue = on(await lockRecord(tx, venues, id));
    insistOnCurrent(venue, version);
    await insistOnFreeNames(tx, venues, { name: form.name }, id);
    const columns = columnsOf(form);
    if (columns.calendarId && columns.calendarId !== venue.calendarId) await insistOnCalendar(tx, columns.calendarId);
    const before = { ...asBefore(venue, columns), ...(await zonesIn(tx, id)) };
    await tx
      .update(venues)
      .set({ ...columns, version: version + 1, updatedAt: now })
      .where(eq(venues.id, id));
    await saveZones(tx, id, { zones, gates });
    changed(venue, before, { ...columns, zones, gates });
    return { id };
  });

export const archiveVenue = archiving("venue.archive", venues);

export const restoreVenue = restoring("venue.restore", venues, ({ name }) => ({ name }));

/** The point as the database writes it: five decimals, as text. */
const columnsOf = ({
  coordinates,
  geofenceMetres,
  calendarId,
  ...form
}: Omit<VenueForm, "version" | "zones" | "gates">) => ({
  ...form,
  latitude: coordinates?.latitude.toFixed(5) ?? null,
  longitude: coordinates?.longitude.toFixed(5) ?? null,
  geofenceMetres: geofenceMetres ?? null,
  calendarId: calendarId ?? null,
});
