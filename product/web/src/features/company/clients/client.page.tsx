import { data } from "react-router";
import { shownHistory } from "#features/ground/audit/share/history.tsx";
import { kindAction } from "#features/ground/master-data/share/kind-action.ts";
import { shownRecord } from "#features/ground/master-data/share/shown-record.server.ts";
import { recordId } from "#features/ground/master-data/share/record-id.ts";
import { failure } from "#request/failures.ts";
import type { Route } from "./+types/client.page";
import { ClientScreen } from "./client-screen.tsx";
import { archiveClient, editClient, restoreClient } from "./commands.server.ts";
import { clientWith } from "./queries.server.ts";
import { clientForm } from "./schema.ts";
import { requirePermission } from "#request/who-may.ts";

export { shouldRevalidate } from "#features/ground/master-data/share/revalidate-refused.ts";

export const handle = { needs: "client.view", messages: ["clients", "master-data", "audit", "request", "forms"] };

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const actor = requirePermission(context, "client.view");
  const client = await clientWith(actor, recordId(params.clientId));
  if (!client) throw failure("pageNotFound", { path: params.clientId });
  const { name, taxId, contactName, contactEmail, contactPhone, purchaseOrderRequired, notes, version } = client;
  const { shown, headers } = await shownRecord(actor, request, "client", client);
  return data(
    {
      values: { name, taxId, contactName, contactEmail, contactPhone, purchaseOrderRequired, notes, version },
      ...shown,
    },
    { headers },
  );
}

export const action = ({ params, ...sent }: Route.ActionArgs) =>
  kindAction(sent, "client", recordId(params.clientId), clientForm, {
    edit: editClient,
    archive: archiveClient,
    restore: restoreClient,
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
