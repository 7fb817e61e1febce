import { ensureCalendar } from "#features/company/holidays/commands.server.ts";
import { recordCommands } from "#features/ground/master-data/commands.server.ts";
import type { VenueForm } from "./schema.ts";
import { saveZones, zonesIn } from "./zones.server.ts";

export const {
  create: createVenue,
  edit: editVenue,
  archive: archiveVenue,
  restore: restoreVenue,
} = recordCommands("venue", {
  columns: ({ version: _read, zones: _zones, gates: _gates, ...form }: VenueForm) => columnsOf(form),
  ensure: async (tx, { calendarId }, before) => {
    if (calendarId && calendarId !== before?.calendarId) await ensureCalendar(tx, calendarId);
  },
  beside: { tell: zonesIn, save: (tx, _actor, id, { zones, gates }) => saveZones(tx, id, { zones, gates }) },
});

/** The point as the database writes it: five decimals, as text. */
const columnsOf = ({
  coordinates,
  geofenceMetres,
  calendarId,
  nation,
  ...form
}: Omit<VenueForm, "version" | "zones" | "gates">) => ({
  ...form,
  latitude: coordinates?.latitude.toFixed(5) ?? null,
  longitude: coordinates?.longitude.toFixed(5) ?? null,
  geofenceMetres: geofenceMetres ?? null,
  calendarId: calendarId ?? null,
  nation: nation ?? null,
});
