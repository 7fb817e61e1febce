import { useLocale, useTranslations } from "use-intl";
import { RecordList } from "#features/ground/master-data/share/record-list.tsx";
import type { Route } from "./+types/roles.page";
import { roleRows, type RoleRow } from "./queries.server.ts";
import { rolesAddress } from "./schema.ts";
import { isPermitted } from "@product/domain/actor";
import { insist } from "#request/who-may.ts";

export const handle = { needs: "settings.view", messages: ["roles", "master-data"] };

export async function loader({ context }: Route.LoaderArgs) {
  const actor = insist(context, "settings.view");
  return { rows: await roleRows(), mayCreate: isPermitted(actor, "settings.edit", "everywhere") };
}

export default function RolesPage({ loaderData: { rows, mayCreate } }: Route.ComponentProps) {
  const t = useTranslations("roles");
  const locale = useLocale();
  return (
    <RecordList
      title={t("title")}
      description={t("intro")}
      address={rolesAddress}
      rows={rows}
      nameOf={({ nameEn, nameEs }: RoleRow) => (locale === "es" ? nameEs : nameEn)}
      named={t("role")}
      columns={[
        { heading: t("minimumAge"), cell: ({ minimumAge }) => minimumAge, numeric: true },
        { heading: t("leads"), cell: ({ leads }) => (leads ? t("yes") : "–") },
      ]}
      newOne={mayCreate ? t("newOne") : undefined}
      none={{ title: t("noneTitle"), text: t("noneText") }}
    />
  );
}
