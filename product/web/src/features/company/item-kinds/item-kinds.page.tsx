import { useTranslations } from "use-intl";
import { isPermitted } from "@product/domain/actor";
import { RecordList } from "#features/ground/master-data/share/record-list.tsx";
import { useNames } from "#features/ground/master-data/share/use-names.ts";
import { insist } from "#request/who-may.ts";
import type { Route } from "./+types/item-kinds.page";
import { itemKindRows } from "./queries.server.ts";
import { itemKindsAddress } from "./schema.ts";

export const handle = { needs: "settings.view", messages: ["item-kinds", "master-data"] };

export async function loader({ context }: Route.LoaderArgs) {
  const actor = insist(context, "settings.view");
  return { rows: await itemKindRows(), mayCreate: isPermitted(actor, "settings.edit", "everywhere") };
}

export default function ItemKindsPage({ loaderData: { rows, mayCreate } }: Route.ComponentProps) {
  const t = useTranslations("item-kinds");
  const { nameOf } = useNames();
  return (
    <RecordList
      title={t("title")}
      description={t("intro")}
      address={itemKindsAddress}
      rows={rows}
      nameOf={nameOf}
      named={t("kind")}
      columns={[{ heading: t("numbered"), cell: ({ isNumbered }) => (isNumbered ? t("yes") : "–") }]}
      newOne={mayCreate ? t("newOne") : undefined}
      none={{ title: t("noneTitle"), text: t("noneText") }}
    />
  );
}
