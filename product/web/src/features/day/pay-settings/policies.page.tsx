import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { isPermitted } from "@product/domain/actor";
import { buttonClass } from "@product/ui/controls/button";
import { RecordList } from "#features/ground/master-data/share/record-list.tsx";
import { entitiesAddress } from "#features/company/entities/schema.ts";
import { inLocale } from "#i18n/locale.ts";
import { requirePermission } from "#request/who-may.ts";
import type { Route } from "./+types/policies.page";
import { policyRows } from "./queries.server.ts";
import { chargesAddress, payAddress } from "./schema.ts";

export const handle = { needs: "pay.view", messages: ["pay-settings", "master-data"] };

export async function loader({ context }: Route.LoaderArgs) {
  const actor = requirePermission(context, "pay.view");
  const rows = await policyRows(actor);
  return {
    rows: rows.map((row) => ({ ...row, isArchived: false })),
    mayCreate: isPermitted(actor, "settings.edit", "everywhere"),
  };
}

export default function PoliciesPage({ loaderData: { rows, mayCreate } }: Route.ComponentProps) {
  const t = useTranslations("pay-settings");
  const locale = useLocale();
  return (
    <RecordList
      title={t("title")}
      description={t("intro")}
      address={payAddress}
      rows={rows}
      nameOf={({ name }) => name}
      named={t("company")}
      columns={[
        {
          heading: t("roundingMinutes"),
          cell: ({ step, rounding }) =>
            step ? `${t("step", { n: step })}, ${t(`rounding:${rounding!}`).toLocaleLowerCase(locale)}` : t("step:0"),
        },
      ]}
      newOne={undefined}
      actions={
        <Link to={inLocale(chargesAddress, locale)} className={buttonClass("quiet")}>
          {t("charges")}
        </Link>
      }
      none={{ title: t("none"), text: t("noneText") }}
      start={
        mayCreate && (
          <Link to={inLocale(`${entitiesAddress}/create`, locale)} className={buttonClass("primary")}>
            {t("newEntity")}
          </Link>
        )
      }
    />
  );
}
