import { data } from "react-router";
import { mayDo, isPermitted } from "@product/domain/actor";
import { acts } from "@product/domain/acts";
import { checkCompanyTaxId } from "@product/domain/identifiers/company-tax-id";
import { checkCcc } from "@product/domain/identifiers/social-security";
import { historyOf } from "#features/ground/audit/queries.server.ts";
import { shownHistory } from "#features/ground/audit/share/history.tsx";
import { choosableCalendars } from "#features/company/holidays/queries.server.ts";
import { recordAction } from "#features/ground/master-data/share/record-action.ts";
import { timeZonesWith } from "#features/ground/time-zones/share/time-zones.ts";
import { recordId } from "#features/ground/master-data/share/record-id.ts";
import { failure } from "#request/failures.ts";
import { takeSaved } from "#request/forms/saved-notice.ts";
import type { Route } from "./+types/entity.page";
import { archiveEntity, editEntity, restoreEntity } from "./commands.server.ts";
import { EntityScreen } from "./entity-screen.tsx";
import { entitiesAddress } from "./schema.ts";
import { entityWith } from "./queries.server.ts";
import { entityForm } from "./schema.ts";
import { insist } from "#request/who-may.ts";

export { shouldRevalidate } from "#features/ground/master-data/share/revalidate-refused.ts";

export const handle = {
  needs: "settings.view",
  messages: ["entities", "holidays", "time-zones", "master-data", "audit", "request", "forms"],
};

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const actor = insist(context, "settings.view");
  const entity = await entityWith(actor, recordId(params.entityId));
  if (!entity) throw failure("pageNotFound", { path: params.entityId });
  const { name, country, timeZone, taxId, employerCode, address, calendarId, version, archivedAt } = entity;
  const { nation, nonProfit } = entity;
  const mayEdit = mayDo(actor, acts["entity.edit"], entity);
  const { saved, headers } = takeSaved(request);
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
        nonProfit,
        calendarId: calendarId ?? "",
        version,
      },
      calendars: await choosableCalendars(),
      timeZones: timeZonesWith(timeZone),
      isTaxIdDoubtful: country === "ES" && taxId !== "" && checkCompanyTaxId(taxId).problem !== undefined,
      isEmployerCodeDoubtful: country === "ES" && employerCode !== "" && checkCcc(employerCode).problem !== undefined,
      isArchived: archivedAt !== null,
      isReadOnly: !mayEdit,
      mayArchive: mayDo(actor, acts["entity.archive"], entity),
      history:
        mayEdit || isPermitted(actor, "audit.view", "everywhere")
          ? await historyOf(actor, "entity", entity.id)
          : undefined,
      isSaved: saved,
      submissionKey: crypto.randomUUID(),
    },
    { headers },
  );
}

export const action = ({ params, ...sent }: Route.ActionArgs) =>
  recordAction(sent, entitiesAddress, recordId(params.entityId), {
    edit: ["settings.edit", entityForm, editEntity],
    archive: ["settings.delete", archiveEntity, restoreEntity],
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
