import { data } from "react-router";
import { useLocale } from "use-intl";
import { mayDo, isPermitted } from "@product/domain/actor";
import { acts } from "@product/domain/acts";
import { historyOf } from "#features/ground/audit/queries.server.ts";
import { shownHistory } from "#features/ground/audit/share/history.tsx";
import { recordAction } from "#features/ground/master-data/share/record-action.ts";
import { recordId } from "#features/ground/master-data/share/record-id.ts";
import { choosableQualifications } from "#features/company/qualifications/queries.server.ts";
import { failure } from "#request/failures.ts";
import { takeSaved } from "#request/forms/saved-notice.ts";
import type { Route } from "./+types/role.page";
import { archiveRole, editRole, restoreRole } from "./commands.server.ts";
import { roleWith } from "./queries.server.ts";
import { RoleScreen } from "./role-screen.tsx";
import { rolesAddress } from "./schema.ts";
import { roleForm } from "./schema.ts";
import { insist } from "#request/who-may.ts";

export { shouldRevalidate } from "#features/ground/master-data/share/revalidate-refused.ts";

export const handle = { needs: "settings.view", messages: ["roles", "master-data", "audit", "request", "forms"] };

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const actor = insist(context, "settings.view");
  const role = await roleWith(recordId(params.roleId));
  if (!role) throw failure("pageNotFound", { path: params.roleId });
  const { nameEn, nameEs, minimumAge, leads, qualifications, version, archivedAt } = role;
  const mayEdit = mayDo(actor, acts["role.edit"], role);
  const { saved, headers } = takeSaved(request);
  return data(
    {
      values: { nameEn, nameEs, minimumAge: String(minimumAge), leads, qualifications, version },
      choosable: await choosableQualifications(),
      isArchived: archivedAt !== null,
      isReadOnly: !mayEdit,
      mayArchive: mayDo(actor, acts["role.archive"], role),
      history:
        mayEdit || isPermitted(actor, "audit.view", "everywhere") ? await historyOf(actor, "role", role.id) : undefined,
      isSaved: saved,
      submissionKey: crypto.randomUUID(),
    },
    { headers },
  );
}

export const action = ({ params, ...sent }: Route.ActionArgs) =>
  recordAction(sent, rolesAddress, recordId(params.roleId), {
    edit: ["settings.edit", roleForm, editRole],
    archive: ["settings.delete", archiveRole, restoreRole],
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
