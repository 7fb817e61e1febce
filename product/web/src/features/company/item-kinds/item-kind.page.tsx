import { data } from "react-router";
import { shownHistory } from "#features/ground/audit/share/history.tsx";
import { kindAction } from "#features/ground/master-data/share/kind-action.ts";
import { shownRecord } from "#features/ground/master-data/share/shown-record.server.ts";
import { recordId } from "#features/ground/master-data/share/record-id.ts";
import { useNames } from "#features/ground/master-data/share/use-names.ts";
import { failure } from "#request/failures.ts";
import { insist } from "#request/who-may.ts";
import type { Route } from "./+types/item-kind.page";
import { archiveItemKind, editItemKind, restoreItemKind } from "./commands.server.ts";
import { ItemKindScreen } from "./item-kind-screen.tsx";
import { itemKindWith } from "./queries.server.ts";
import { itemKindForm } from "./schema.ts";

export { shouldRevalidate } from "#features/ground/master-data/share/revalidate-refused.ts";

export const handle = {
  needs: "settings.view",
  messages: ["item-kinds", "master-data", "audit", "request", "forms"],
};

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const actor = insist(context, "settings.view");
  const record = await itemKindWith(recordId(params.recordId));
  if (!record) throw failure("pageNotFound", { path: params.recordId });
  const { nameEn, nameEs, isNumbered, version } = record;
  const { shown, headers } = await shownRecord(actor, request, "item-kind", record);
  return data(
    {
      values: { nameEn, nameEs, isNumbered, version },
      ...shown,
    },
    { headers },
  );
}

export const action = ({ params, ...sent }: Route.ActionArgs) =>
  kindAction(sent, "item-kind", recordId(params.recordId), itemKindForm, {
    edit: editItemKind,
    archive: archiveItemKind,
    restore: restoreItemKind,
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
