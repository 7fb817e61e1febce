import { useTranslations } from "use-intl";
import { RecordList } from "#features/ground/master-data/share/record-list.tsx";
import type { Route } from "./+types/clients.page";
import { clientsAddress } from "./schema.ts";
import { clientRows, type ClientRow } from "./queries.server.ts";
import { isPermitted } from "@product/domain/actor";
import { requirePermission } from "#request/who-may.ts";

export const handle = { needs: "client.view", messages: ["clients", "master-data"] };

export async function loader({ context }: Route.LoaderArgs) {
  const actor = requirePermission(context, "client.view");
  return { rows: await clientRows(actor), mayCreate: isPermitted(actor, "client.create", "everywhere") };
}

export default function ClientsPage({ loaderData: { rows, mayCreate } }: Route.ComponentProps) {
  const t = useTranslations("clients");
  return (
    <RecordList
      title={t("title")}
      description={t("intro")}
      address={clientsAddress}
      rows={rows}
      nameOf={({ name }) => name}
      named={t("name")}
      columns={[
        { heading: t("contact"), cell: ({ contactName }: ClientRow) => contactName || "–" },
        { heading: t("contactPhone"), cell: ({ contactPhone }) => contactPhone || "–", figures: true },
      ]}
      newOne={mayCreate ? t("newOne") : undefined}
      none={{ title: t("noneTitle"), text: t("noneText") }}
    />
  );
}
