import { useTranslations } from "use-intl";
import { choosableCalendars } from "#features/company/holidays/queries.server.ts";
import { creating } from "#features/ground/master-data/share/kind-action.ts";
import { timeZonesWith } from "#features/ground/time-zones/share/time-zones.ts";
import type { Route } from "./+types/create-venue.page";
import { createVenue } from "./commands.server.ts";
import { venueForm } from "./schema.ts";
import { VenueScreen, type VenueValues } from "./venue-screen.tsx";
import { requirePermission } from "#request/who-may.ts";

export const handle = {
  needs: "venue.create",
  messages: ["venues", "holidays", "time-zones", "master-data", "request", "forms"],
};

const values: VenueValues = {
  name: "",
  address: "",
  town: "",
  country: "ES",
  nation: "",
  timeZone: "Europe/Madrid",
  coordinates: "",
  geofenceMetres: "",
  zones: "",
  gates: "",
  accessNotesEn: "",
  accessNotesEs: "",
  calendarId: "",
  version: 0,
};

export async function loader({ context }: Route.LoaderArgs) {
  requirePermission(context, "venue.create", "everywhere");
  return {
    values,
    timeZones: timeZonesWith(values.timeZone),
    calendars: await choosableCalendars(),
    submissionKey: crypto.randomUUID(),
  };
}

export const action = creating("venue", venueForm, createVenue);

export default function CreateVenuePage({ loaderData, actionData }: Route.ComponentProps) {
  return <VenueScreen {...loaderData} title={useTranslations("venues")("newOne")} reply={actionData} />;
}
