import { useTranslations } from "use-intl";
import { RecordList } from "#features/ground/master-data/share/record-list.tsx";
import type { Route } from "./+types/venues.page";
import { venueRows, type VenueRow } from "./queries.server.ts";
import { venuesAddress } from "./schema.ts";
import { isPermitted } from "@product/domain/actor";
import { requirePermission } from "#request/who-may.ts";

export const handle = { needs: "venue.view", messages: ["venues", "master-data"] };

export async function loader({ context }: Route.LoaderArgs) {
  const actor = requirePermission(context, "venue.view");
  return { rows: await venueRows(actor), mayCreate: isPermitted(actor, "venue.create", "everywhere") };
}

export default function VenuesPage({ loaderData: { rows, mayCreate } }: Route.ComponentProps) {
  const t = useTranslations("venues");
  const shared = useTranslations("master-data");
  return (
    <RecordList
      title={t("title")}
      description={t("intro")}
      address={venuesAddress}
      rows={rows}
      nameOf={({ name }) => name}
      named={t("name")}
      columns={[
        { heading: t("town"), cell: ({ town }: VenueRow) => town || "–" },
        { heading: shared("country"), cell: ({ country }) => shared(`country:${country}`) },
      ]}
      newOne={mayCreate ? t("newOne") : undefined}
      none={{ title: t("noneTitle"), text: t("noneText") }}
    />
  );
}
