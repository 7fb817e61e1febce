import { data } from "react-router";
import { checkCompanyTaxId } from "@product/domain/identifiers/company-tax-id";
import { checkCcc } from "@product/domain/identifiers/social-security";
import { shownHistory } from "#features/ground/audit/share/history.tsx";
import { choosableCalendars } from "#features/company/holidays/queries.server.ts";
import { kindAction } from "#features/ground/master-data/share/kind-action.ts";
import { timeZonesWith } from "#features/ground/time-zones/share/time-zones.ts";
import { shownRecord } from "#features/ground/master-data/share/shown-record.server.ts";
import { recordId } from "#features/ground/master-data/share/record-id.ts";
import { failure } from "#request/failures.ts";
import type { Route } from "./+types/entity.page";
import { archiveEntity, editEntity, restoreEntity } from "./commands.server.ts";
import { EntityScreen } from "./entity-screen.tsx";
import { entityWith } from "./queries.server.ts";
import { entityForm } from "./schema.ts";
import { requirePermission } from "#request/who-may.ts";

export { shouldRevalidate } from "#features/ground/master-data/share/revalidate-refused.ts";

export const handle = {
  needs: "settings.view",
  messages: ["entities", "holidays", "time-zones", "master-data", "audit", "request", "forms"],
};

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const actor = requirePermission(context, "settings.view");
  const entity = await entityWith(actor, recordId(params.entityId));
  if (!entity) throw failure("pageNotFound", { path: params.entityId });
  const { name, country, timeZone, taxId, employerCode, address, calendarId, version } = entity;
  const { nation, nonProfit, email, phone, registry } = entity;
  const { shown, headers } = await shownRecord(actor, request, "entity", entity);
  return data(
    {
      values: {
        name,
        country,
        nation,
        timeZone,
        taxId,
        employerCode,
        address,
        email,
        phone,
        registry,
        nonProfit,
        calendarId: calendarId ?? "",
        version,
      },
      calendars: await choosableCalendars(),
      timeZones: timeZonesWith(timeZone),
      isTaxIdDoubtful: country === "ES" && taxId !== "" && checkCompanyTaxId(taxId).problem !== undefined,
      isEmployerCodeDoubtful: country === "ES" && employerCode !== "" && checkCcc(employerCode).problem !== undefined,
      ...shown,
    },
    { headers },
  );
}

export const action = ({ params, ...sent }: Route.ActionArgs) =>
  kindAction(sent, "entity", recordId(params.entityId), entityForm, {
    edit: editEntity,
    archive: archiveEntity,
    restore: restoreEntity,
  });

export default function EntityPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <EntityScreen
      {...loaderData}
      history={shownHistory(loaderData.history)}
      title={loaderData.values.name}
      reply={actionData}
    />
  );
}
