import { useTranslations } from "use-intl";
import { RecordList } from "#features/ground/master-data/share/record-list.tsx";
import type { Route } from "./+types/entities.page";
import { entitiesAddress } from "./schema.ts";
import { entityRows, type EntityRow } from "./queries.server.ts";
import { isPermitted } from "@product/domain/actor";
import { requirePermission } from "#request/who-may.ts";

export const handle = { needs: "settings.view", messages: ["entities", "master-data"] };

export async function loader({ context }: Route.LoaderArgs) {
  const actor = requirePermission(context, "settings.view");
  return { rows: await entityRows(actor), mayCreate: isPermitted(actor, "settings.edit", "everywhere") };
}

export default function EntitiesPage({ loaderData: { rows, mayCreate } }: Route.ComponentProps) {
  const t = useTranslations("entities");
  const shared = useTranslations("master-data");
  return (
    <RecordList
      title={t("title")}
      description={t("intro")}
      address={entitiesAddress}
      rows={rows}
      nameOf={({ name }) => name}
      named={t("name")}
      columns={[
        { heading: shared("country"), cell: ({ country }: EntityRow) => shared(`country:${country}`) },
        { heading: t("taxId"), cell: ({ taxId }) => taxId || "–", figures: true },
      ]}
      newOne={mayCreate ? t("newOne") : undefined}
      none={{ title: t("noneTitle"), text: t("noneText") }}
    />
  );
}
