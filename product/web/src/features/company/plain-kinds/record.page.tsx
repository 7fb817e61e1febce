import { data } from "react-router";
import { shownHistory } from "#features/ground/audit/share/history.tsx";
import { kindAction } from "#features/ground/master-data/share/kind-action.ts";
import { recordId } from "#features/ground/master-data/share/record-id.ts";
import { shownRecord } from "#features/ground/master-data/share/shown-record.server.ts";
import { useNames } from "#features/ground/master-data/share/use-names.ts";
import { requirePermission } from "#request/who-may.ts";
import type { Route } from "./+types/record.page";
import { plainCommands } from "./commands.server.ts";
import { PlainScreen } from "./plain-screen.tsx";
import { plainKindAt, plainRecord, plainValues } from "./queries.server.ts";
import { plainForm } from "./schema.ts";

export { shouldRevalidate } from "#features/ground/master-data/share/revalidate-refused.ts";

export const handle = { needs: "settings.view", messages: ["master-data", "audit", "request", "forms"] };

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const actor = requirePermission(context, "settings.view");
  const { kind, declared, wording } = plainKindAt(request);
  const record = await plainRecord(kind, recordId(params.recordId));
  const { shown, headers } = await shownRecord(actor, request, kind, record);
  return data({ wording, values: plainValues(declared, record), ...shown }, { headers });
}

export const action = ({ params, ...sent }: Route.ActionArgs) => {
  requirePermission(sent.context, "settings.view");
  const { kind, declared } = plainKindAt(sent.request);
  return kindAction(sent, kind, recordId(params.recordId), plainForm(declared), plainCommands[kind]);
};

export default function PlainRecordPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <PlainScreen
      {...loaderData}
      history={shownHistory(loaderData.history)}
      title={useNames().nameOf(loaderData.values)}
      reply={actionData}
    />
  );
}
