import { data } from "react-router";
import { shownHistory } from "#features/ground/audit/share/history.tsx";
import { kindAction } from "#features/ground/master-data/share/kind-action.ts";
import { shownRecord } from "#features/ground/master-data/share/shown-record.server.ts";
import { recordId } from "#features/ground/master-data/share/record-id.ts";
import { useNames } from "#features/ground/master-data/share/use-names.ts";
import { failure } from "#request/failures.ts";
import type { Route } from "./+types/document-type.page";
import { archiveDocumentType, editDocumentType, restoreDocumentType } from "./commands.server.ts";
import { DocumentTypeScreen, type DocumentTypeValues } from "./document-type-screen.tsx";
import { choosableFor, documentTypeWith, type Choosable, type DocumentType } from "./queries.server.ts";
import { documentTypeForm } from "./schema.ts";
import { requirePermission } from "#request/who-may.ts";

export { shouldRevalidate } from "#features/ground/master-data/share/revalidate-refused.ts";

export const handle = {
  needs: "settings.view",
  messages: ["document-types", "workers", "master-data", "audit", "request", "forms"],
};

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const actor = requirePermission(context, "settings.view");
  const record = await documentTypeWith(recordId(params.recordId));
  if (!record) throw failure("pageNotFound", { path: params.recordId });
  const choosable = await choosableFor(actor, record.verifierGroupId);
  const { shown, headers } = await shownRecord(actor, request, "document-type", record);
  return data(
    {
      values: valuesOf(record, choosable),
      choosable,
      ...shown,
    },
    { headers },
  );
}

/** The values of the form; roles and clients only as far as the form shows them. */
function valuesOf(
  { validMonths, alertDays, verifierGroupId, retentionRuleUkId, ...record }: DocumentType,
  shown: Choosable,
): DocumentTypeValues {
  const { nameEn, nameEs, countries, workerTypes, nationality, minorsOnly, requiredFor, severity } = record;
  const { hasExpiry, twoSides, copyKept, isHealth, proves, citation, citationUk, retentionRuleId, version } = record;
  return {
    nameEn,
    nameEs,
    countries,
    workerTypes,
    roles: record.roles.filter((id) => shown.roles.some((role) => role.id === id)),
    clients: record.clients.filter((id) => shown.clients.some((client) => client.id === id)),
    nationality,
    proves: proves ?? "",
    citation,
    citationUk,
    minorsOnly,
    requiredFor,
    severity,
    hasExpiry,
    validMonths: validMonths === null ? "" : String(validMonths),
    alertDays: alertDays.join(", "),
    twoSides,
    copyKept,
    isHealth,
    retentionRuleId,
    retentionRuleUkId: retentionRuleUkId ?? "",
    verifierGroupId: verifierGroupId ?? "",
    version,
  };
}

export const action = ({ params, ...sent }: Route.ActionArgs) =>
  kindAction(sent, "document-type", recordId(params.recordId), documentTypeForm, {
    edit: editDocumentType,
    archive: archiveDocumentType,
    restore: restoreDocumentType,
  });

export default function DocumentTypePage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <DocumentTypeScreen
      {...loaderData}
      history={shownHistory(loaderData.history)}
      title={useNames().nameOf(loaderData.values)}
      reply={actionData}
    />
  );
}
