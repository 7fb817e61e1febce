import { data } from "react-router";
import { coordinatesText } from "@product/domain/company/coordinates";
import { shownHistory } from "#features/ground/audit/share/history.tsx";
import { choosableCalendars } from "#features/company/holidays/queries.server.ts";
import { kindAction } from "#features/ground/master-data/share/kind-action.ts";
import { shownRecord } from "#features/ground/master-data/share/shown-record.server.ts";
import { recordId } from "#features/ground/master-data/share/record-id.ts";
import { timeZonesWith } from "#features/ground/time-zones/share/time-zones.ts";
import { failure } from "#request/failures.ts";
import type { Route } from "./+types/venue.page";
import { archiveVenue, editVenue, restoreVenue } from "./commands.server.ts";
import { venueWith } from "./queries.server.ts";
import { venueForm } from "./schema.ts";
import { VenueScreen } from "./venue-screen.tsx";
import { requirePermission } from "#request/who-may.ts";

export { shouldRevalidate } from "#features/ground/master-data/share/revalidate-refused.ts";

export const handle = {
  needs: "venue.view",
  messages: ["venues", "holidays", "time-zones", "master-data", "audit", "request", "forms"],
};

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const actor = requirePermission(context, "venue.view");
  const venue = await venueWith(actor, recordId(params.venueId));
  if (!venue) throw failure("pageNotFound", { path: params.venueId });
  const { shown, headers } = await shownRecord(actor, request, "venue", venue);
  return data(
    {
      values: valuesOf(venue),
      timeZones: timeZonesWith(venue.timeZone),
      calendars: await choosableCalendars(),
      ...shown,
    },
    { headers },
  );
}

type Venue = NonNullable<Awaited<ReturnType<typeof venueWith>>>;

function valuesOf({ name, address, town, country, timeZone, latitude, longitude, ...venue }: Venue) {
  const { geofenceMetres, zones, gates, accessNotesEn, accessNotesEs, calendarId, nation, version } = venue;
  const hasPoint = latitude !== null && longitude !== null;
  return {
    name,
    address,
    town,
    country,
    nation: nation ?? "",
    timeZone,
    coordinates: hasPoint ? coordinatesText({ latitude: Number(latitude), longitude: Number(longitude) }) : "",
    geofenceMetres: geofenceMetres === null ? "" : String(geofenceMetres),
    zones: zones.join("\n"),
    gates: gates.join("\n"),
    accessNotesEn,
    accessNotesEs,
    calendarId: calendarId ?? "",
    version,
  };
}

export const action = ({ params, ...sent }: Route.ActionArgs) =>
  kindAction(sent, "venue", recordId(params.venueId), venueForm, {
    edit: editVenue,
    archive: archiveVenue,
    restore: restoreVenue,
  });

export default function VenuePage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <VenueScreen
      {...loaderData}
      history={shownHistory(loaderData.history)}
      title={loaderData.values.name}
      reply={actionData}
    />
  );
}
