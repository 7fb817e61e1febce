import { useTranslations } from "use-intl";
import { creating } from "#features/ground/master-data/share/kind-action.ts";
import { choosableQualifications } from "#features/company/qualifications/queries.server.ts";
import type { Route } from "./+types/create-role.page";
import { createRole } from "./commands.server.ts";
import { RoleScreen, type RoleValues } from "./role-screen.tsx";
import { roleForm } from "./schema.ts";
import { requirePermission } from "#request/who-may.ts";

export const handle = { needs: "settings.edit", messages: ["roles", "master-data", "request", "forms"] };

const values: RoleValues = { nameEn: "", nameEs: "", minimumAge: "16", leads: false, qualifications: [], version: 0 };

export async function loader({ context }: Route.LoaderArgs) {
  requirePermission(context, "settings.edit", "everywhere");
  return { values, choosable: await choosableQualifications(), submissionKey: crypto.randomUUID() };
}

export const action = creating("role", roleForm, createRole);

export default function CreateRolePage({ loaderData, actionData }: Route.ComponentProps) {
  return <RoleScreen {...loaderData} title={useTranslations("roles")("newOne")} reply={actionData} />;
}
