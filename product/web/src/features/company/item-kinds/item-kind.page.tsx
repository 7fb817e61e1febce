import { data } from "react-router";
import { isPermitted, mayDo } from "@product/domain/actor";
import { acts } from "@product/domain/acts";
import { historyOf } from "#features/ground/audit/queries.server.ts";
import { shownHistory } from "#features/ground/audit/share/history.tsx";
import { recordAction } from "#features/ground/master-data/share/record-action.ts";
import { recordId } from "#features/ground/master-data/share/record-id.ts";
import { useNames } from "#features/ground/master-data/share/use-names.ts";
import { failure } from "#request/failures.ts";
import { takeSaved } from "#request/forms/saved-notice.ts";
import { insist } from "#request/who-may.ts";
import type { Route } from "./+types/item-kind.page";
import { archiveItemKind, editItemKind, restoreItemKind } from "./commands.server.ts";
import { ItemKindScreen } from "./item-kind-screen.tsx";
import { itemKindWith } from "./queries.server.ts";
import { itemKindForm, itemKindsAddress } from "./schema.ts";

export { shouldRevalidate } from "#features/ground/master-data/share/revalidate-refused.ts";

export const handle = {
  needs: "settings.view",
  messages: ["item-kinds", "master-data", "audit", "request", "forms"],
};

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const actor = insist(context, "settings.view");
  const record = await itemKindWith(recordId(params.recordId));
  if (!record) throw failure("pageNotFound", { path: params.recordId });
  const { id, nameEn, nameEs, isNumbered, version } = record;
  const mayEdit = mayDo(actor, acts["item-kind.edit"], record);
  const mayRead = mayEdit || isPermitted(actor, "audit.view", "everywhere");
  const { saved, headers } = takeSaved(request);
  return data(
    {
      values: { nameEn, nameEs, isNumbered, version },
      isArchived: record.archivedAt !== null,
      isReadOnly: !mayEdit,
      mayArchive: mayDo(actor, acts["item-kind.archive"], record),
      history: mayRead ? await historyOf(actor, "item-kind", id) : undefined,
      isSaved: saved,
      submissionKey: crypto.randomUUID(),
    },
    { headers },
  );
}

export const action = ({ params, ...sent }: Route.ActionArgs) =>
  recordAction(sent, itemKindsAddress, recordId(params.recordId), {
    edit: ["settings.edit", itemKindForm, editItemKind],
    archive: ["settings.delete", archiveItemKind, restoreItemKind],
  });

export default function ItemKindPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ItemKindScreen
      {...loaderData}
      history={shownHistory(loaderData.history)}
      title={useNames().nameOf(loaderData.values)}
      reply={actionData}
    />
  );
}
