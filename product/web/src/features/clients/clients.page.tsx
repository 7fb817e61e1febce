import { useTranslations } from "use-intl";
import { holdsEverywhere } from "#features/audit/queries.server.ts";
import { RecordList } from "#features/master-data/share/record-list.tsx";
import { actorWho } from "#request/context.ts";
import type { Route } from "./+types/clients.page";
import { clientsAddress } from "./client-screen.tsx";
import { clientRows, type ClientRow } from "./queries.server.ts";

export const handle = { needs: "client.view", messages: ["clients", "master-data"] };

export async function loader({ context }: Route.LoaderArgs) {
  const actor = actorWho("client.view", context);
  return { rows: await clientRows(actor), mayCreate: holdsEverywhere(actor, "client.create") };
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
