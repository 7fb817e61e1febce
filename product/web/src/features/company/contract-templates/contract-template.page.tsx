import { data } from "react-router";
import { shownHistory } from "#features/ground/audit/share/history.tsx";
import { kindAction } from "#features/ground/master-data/share/kind-action.ts";
import { shownRecord } from "#features/ground/master-data/share/shown-record.server.ts";
import { recordId } from "#features/ground/master-data/share/record-id.ts";
import { failure } from "#request/failures.ts";
import type { Route } from "./+types/contract-template.page";
import { archiveContractTemplate, editContractTemplate, restoreContractTemplate } from "./commands.server.ts";
import { ContractTemplateScreen } from "./contract-template-screen.tsx";
import { contractTemplateWith } from "./queries.server.ts";
import { contractTemplateForm } from "./schema.ts";
import { requirePermission } from "#request/who-may.ts";

export { shouldRevalidate } from "#features/ground/master-data/share/revalidate-refused.ts";

export const handle = {
  needs: "settings.view",
  messages: ["contract-templates", "workers", "master-data", "audit", "request", "forms"],
};

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const actor = requirePermission(context, "settings.view");
  const record = await contractTemplateWith(recordId(params.recordId));
  if (!record) throw failure("pageNotFound", { path: params.recordId });
  const { name, country, workerTypes, bodyEn, bodyEs, version } = record;
  const { shown, headers } = await shownRecord(actor, request, "contract-template", record);
  return data(
    {
      values: { name, country, workerTypes, bodyEn, bodyEs, version },
      ...shown,
    },
    { headers },
  );
}

export const action = ({ params, ...sent }: Route.ActionArgs) =>
  kindAction(sent, "contract-template", recordId(params.recordId), contractTemplateForm, {
    edit: editContractTemplate,
    archive: archiveContractTemplate,
    restore: restoreContractTemplate,
  });

export default function ContractTemplatePage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ContractTemplateScreen
      {...loaderData}
      history={shownHistory(loaderData.history)}
      title={loaderData.values.name}
      reply={actionData}
    />
  );
}
