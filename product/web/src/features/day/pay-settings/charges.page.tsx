import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { isPermitted } from "@product/domain/actor";
import { buttonClass } from "@product/ui/controls/button";
import { RecordList } from "#features/ground/master-data/share/record-list.tsx";
import { clientsAddress } from "#features/company/clients/schema.ts";
import { numberOf } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import { requirePermission } from "#request/who-may.ts";
import type { Route } from "./+types/charges.page";
import { chargeRows } from "./queries.server.ts";
import { chargesAddress } from "./schema.ts";

export const handle = { needs: "pay.view", messages: ["pay-settings", "master-data"] };

export async function loader({ context }: Route.LoaderArgs) {
  const actor = requirePermission(context, "pay.view");
  const rows = await chargeRows(actor);
  return {
    rows: rows.map((row) => ({ ...row, isArchived: false })),
    mayCreate: isPermitted(actor, "client.create"),
  };
}

export default function ChargesPage({ loaderData: { rows, mayCreate } }: Route.ComponentProps) {
  const t = useTranslations("pay-settings");
  const locale = useLocale();
  return (
    <RecordList
      title={t("charges")}
      description={t("chargesIntro")}
      address={chargesAddress}
      rows={rows}
      nameOf={({ name }) => name}
      named={t("client")}
      columns={[
        {
          heading: t("hourlyRate"),
          cell: ({ hourlyRate }) => (hourlyRate === null ? t("notSet") : numberOf(hourlyRate / 100, locale)),
        },
        { heading: t("minimumMinutes"), cell: ({ minimumMinutes }) => minimumMinutes ?? 0 },
      ]}
      newOne={undefined}
      none={{ title: t("noClients"), text: t("noClientsText") }}
      start={
        mayCreate && (
          <Link to={inLocale(`${clientsAddress}/create`, locale)} className={buttonClass("primary")}>
            {t("newClient")}
          </Link>
        )
      }
    />
  );
}
