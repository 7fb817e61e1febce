import { data } from "react-router";
import { mayDo, isPermitted } from "@product/domain/actor";
import { acts } from "@product/domain/acts";
import { historyOf } from "#features/ground/audit/queries.server.ts";
import { shownHistory } from "#features/ground/audit/share/history.tsx";
import { recordAction } from "#features/ground/master-data/share/record-action.ts";
import { recordId } from "#features/ground/master-data/share/record-id.ts";
import { failure } from "#request/failures.ts";
import { takeSaved } from "#request/forms/saved-notice.ts";
import type { Route } from "./+types/contract-template.page";
import { archiveContractTemplate, editContractTemplate, restoreContractTemplate } from "./commands.server.ts";
import { ContractTemplateScreen } from "./contract-template-screen.tsx";
import { contractTemplatesAddress } from "./schema.ts";
import { contractTemplateWith } from "./queries.server.ts";
import { contractTemplateForm } from "./schema.ts";
import { insist } from "#request/who-may.ts";

export { shouldRevalidate } from "#features/ground/master-data/share/revalidate-refused.ts";

export const handle = {
  needs: "settings.view",
  messages: ["contract-templates", "workers", "master-data", "audit", "request", "forms"],
};

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const actor = insist(context, "settings.view");
  const record = await contractTemplateWith(recordId(params.recordId));
  if (!record) throw failure("pageNotFound", { path: params.recordId });
  const mayEdit = mayDo(actor, acts["contract-template.edit"], record);
  const seesHistory = mayEdit || isPermitted(actor, "audit.view", "everywhere");
  const { name, country, workerTypes, bodyEn, bodyEs, version } = record;
  const { saved, headers } = takeSaved(request);
  return data(
    {
      values: { name, country, workerTypes, bodyEn, bodyEs, version },
      isArchived: record.archivedAt !== null,
      isReadOnly: !mayEdit,
      mayArchive: mayDo(actor, acts["contract-template.archive"], record),
      history: seesHistory ? await historyOf(actor, "contract-template", record.id) : undefined,
      isSaved: saved,
      submissionKey: crypto.randomUUID(),
    },
    { headers },
  );
}

export const action = ({ params, ...sent }: Route.ActionArgs) =>
  recordAction(sent, contractTemplatesAddress, recordId(params.recordId), {
    edit: ["settings.edit.papers", contractTemplateForm, editContractTemplate],
    archive: ["settings.delete", archiveContractTemplate, restoreContractTemplate],
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
