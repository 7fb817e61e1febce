import { data } from "react-router";
import { mayDo, isPermitted } from "@product/domain/actor";
import { acts } from "@product/domain/acts";
import { historyOf } from "#features/ground/audit/queries.server.ts";
import { shownHistory } from "#features/ground/audit/share/history.tsx";
import { recordAction } from "#features/ground/master-data/share/record-action.ts";
import { recordId } from "#features/ground/master-data/share/record-id.ts";
import { failure } from "#request/failures.ts";
import { takeSaved } from "#request/forms/saved-notice.ts";
import type { Route } from "./+types/client.page";
import { ClientScreen } from "./client-screen.tsx";
import { clientsAddress } from "./schema.ts";
import { archiveClient, editClient, restoreClient } from "./commands.server.ts";
import { clientWith } from "./queries.server.ts";
import { clientForm } from "./schema.ts";
import { insist } from "#request/who-may.ts";

export { shouldRevalidate } from "#features/ground/master-data/share/revalidate-refused.ts";

export const handle = { needs: "client.view", messages: ["clients", "master-data", "audit", "request", "forms"] };

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const actor = insist(context, "client.view");
  const client = await clientWith(actor, recordId(params.clientId));
  if (!client) throw failure("pageNotFound", { path: params.clientId });
  const { name, taxId, contactName, contactEmail, contactPhone, purchaseOrderRequired, notes, version } = client;
  const mayEdit = mayDo(actor, acts["client.edit"], client);
  const { saved, headers } = takeSaved(request);
  return data(
    {
      values: { name, taxId, contactName, contactEmail, contactPhone, purchaseOrderRequired, notes, version },
      isArchived: client.archivedAt !== null,
      isReadOnly: !mayEdit,
      mayArchive: mayDo(actor, acts["client.archive"], client),
      history:
        mayEdit || isPermitted(actor, "audit.view", "everywhere")
          ? await historyOf(actor, "client", client.id)
          : undefined,
      isSaved: saved,
      submissionKey: crypto.randomUUID(),
    },
    { headers },
  );
}

export const action = ({ params, ...sent }: Route.ActionArgs) =>
  recordAction(sent, clientsAddress, recordId(params.clientId), {
    edit: ["client.edit", clientForm, editClient],
    archive: ["client.delete", archiveClient, restoreClient],
  });

export default function ClientPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ClientScreen
      {...loaderData}
      history={shownHistory(loaderData.history)}
      title={loaderData.values.name}
      reply={actionData}
    />
  );
}
