import { creating } from "#features/ground/master-data/share/kind-action.ts";
import { requirePermission } from "#request/who-may.ts";
import type { Route } from "./+types/create.page";
import { plainCommands } from "./commands.server.ts";
import { PlainScreen } from "./plain-screen.tsx";
import { plainKindAt, plainValues } from "./queries.server.ts";
import { plainForm } from "./schema.ts";

export const handle = { needs: "settings.edit", messages: ["master-data", "request", "forms"] };

export function loader({ context, request }: Route.LoaderArgs) {
  requirePermission(context, "settings.edit", "everywhere");
  const { declared, wording } = plainKindAt(request);
  return { wording, values: plainValues(declared), submissionKey: crypto.randomUUID() };
}

export const action = (sent: Route.ActionArgs) => {
  requirePermission(sent.context, "settings.edit");
  const { kind, declared } = plainKindAt(sent.request);
  return creating(kind, plainForm(declared), plainCommands[kind].create)(sent);
};

export default function CreatePlainPage({ loaderData, actionData }: Route.ComponentProps) {
  return <PlainScreen {...loaderData} title={loaderData.wording.newOne} reply={actionData} />;
}
