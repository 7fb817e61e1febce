import { useLocale, useTranslations } from "use-intl";
import { RecordList } from "#features/ground/master-data/share/record-list.tsx";
import { listOf } from "#i18n/format.ts";
import type { Route } from "./+types/contract-templates.page";
import { contractTemplatesAddress } from "./schema.ts";
import { contractTemplateRows } from "./queries.server.ts";
import { isPermitted } from "@product/domain/actor";
import { requirePermission } from "#request/who-may.ts";

export const handle = { needs: "settings.view", messages: ["contract-templates", "master-data", "workers"] };

export async function loader({ context }: Route.LoaderArgs) {
  const actor = requirePermission(context, "settings.view");
  return { rows: await contractTemplateRows(), mayCreate: isPermitted(actor, "settings.edit.papers", "everywhere") };
}

export default function ContractTemplatesPage({ loaderData: { rows, mayCreate } }: Route.ComponentProps) {
  const t = useTranslations("contract-templates");
  const shared = useTranslations("master-data");
  const worker = useTranslations("workers");
  const locale = useLocale();
  return (
    <RecordList
      title={t("title")}
      description={t("intro")}
      address={contractTemplatesAddress}
      rows={rows}
      nameOf={({ name }) => name}
      named={t("template")}
      columns={[
        { heading: t("country"), cell: ({ country }) => shared(`country:${country}`) },
        {
          heading: t("workerTypes"),
          cell: ({ workerTypes }) =>
            listOf(
              workerTypes.map((type) => worker(`type:${type}`)),
              locale,
            ) || t("anyType"),
        },
      ]}
      newOne={mayCreate ? t("newOne") : undefined}
      none={{ title: t("noneTitle"), text: t("noneText") }}
    />
  );
}
