import { usualZone } from "@product/domain/time/zone";
import { timeZonesWith } from "#features/ground/time-zones/share/time-zones.ts";
import { useTranslations } from "use-intl";
import { choosableCalendars } from "#features/company/holidays/queries.server.ts";
import { creating } from "#features/ground/master-data/share/kind-action.ts";
import type { Route } from "./+types/create-entity.page";
import { createEntity } from "./commands.server.ts";
import { EntityScreen, type EntityValues } from "./entity-screen.tsx";
import { entityForm } from "./schema.ts";
import { requirePermission } from "#request/who-may.ts";

export const handle = {
  needs: "settings.edit",
  messages: ["entities", "holidays", "time-zones", "master-data", "request", "forms"],
};

const values: EntityValues = {
  name: "",
  country: "ES",
  timeZone: usualZone,
  taxId: "",
  employerCode: "",
  address: "",
  email: "",
  phone: "",
  registry: "",
  nation: "england-wales",
  nonProfit: false,
  calendarId: "",
  version: 0,
};

export async function loader({ context }: Route.LoaderArgs) {
  requirePermission(context, "settings.edit", "everywhere");
  return {
    values,
    calendars: await choosableCalendars(),
    timeZones: timeZonesWith(values.timeZone),
    submissionKey: crypto.randomUUID(),
  };
}

export const action = creating("entity", entityForm, createEntity);

export default function CreateEntityPage({ loaderData, actionData }: Route.ComponentProps) {
  return <EntityScreen {...loaderData} title={useTranslations("entities")("newOne")} reply={actionData} />;
}
