import { data } from "react-router";
import { useLocale } from "use-intl";
import { shownHistory } from "#features/ground/audit/share/history.tsx";
import { kindAction } from "#features/ground/master-data/share/kind-action.ts";
import { shownRecord } from "#features/ground/master-data/share/shown-record.server.ts";
import { recordId } from "#features/ground/master-data/share/record-id.ts";
import { choosableQualifications } from "#features/company/qualifications/queries.server.ts";
import { failure } from "#request/failures.ts";
import type { Route } from "./+types/role.page";
import { archiveRole, editRole, restoreRole } from "./commands.server.ts";
import { roleWith } from "./queries.server.ts";
import { RoleScreen } from "./role-screen.tsx";
import { roleForm } from "./schema.ts";
import { requirePermission } from "#request/who-may.ts";

export { shouldRevalidate } from "#features/ground/master-data/share/revalidate-refused.ts";

export const handle = { needs: "settings.view", messages: ["roles", "master-data", "audit", "request", "forms"] };

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const actor = requirePermission(context, "settings.view");
  const role = await roleWith(recordId(params.roleId));
  if (!role) throw failure("pageNotFound", { path: params.roleId });
  const { nameEn, nameEs, minimumAge, leads, qualifications, version } = role;
  const { shown, headers } = await shownRecord(actor, request, "role", role);
  return data(
    {
      values: { nameEn, nameEs, minimumAge: String(minimumAge), leads, qualifications, version },
      choosable: await choosableQualifications(),
      ...shown,
    },
    { headers },
  );
}

export const action = ({ params, ...sent }: Route.ActionArgs) =>
  kindAction(sent, "role", recordId(params.roleId), roleForm, {
    edit: editRole,
    archive: archiveRole,
    restore: restoreRole,
  });

export default function RolePage({ loaderData, actionData }: Route.ComponentProps) {
  const { nameEn, nameEs } = loaderData.values;
  return (
    <RoleScreen
      {...loaderData}
      history={shownHistory(loaderData.history)}
      title={useLocale() === "es" ? nameEs : nameEn}
      reply={actionData}
    />
  );
}
