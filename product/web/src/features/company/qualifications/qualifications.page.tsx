import { useLocale, useTranslations } from "use-intl";
import { RecordList } from "#features/ground/master-data/share/record-list.tsx";
import { useNames } from "#features/ground/master-data/share/use-names.ts";
import { listOf, termOf } from "#i18n/format.ts";
import type { Route } from "./+types/qualifications.page";
import { qualificationsAddress } from "./schema.ts";
import { qualificationRows, type QualificationRow } from "./queries.server.ts";
import { isPermitted } from "@product/domain/actor";
import { requirePermission } from "#request/who-may.ts";

export const handle = { needs: "settings.view", messages: ["qualifications", "master-data"] };

export async function loader({ context }: Route.LoaderArgs) {
  const actor = requirePermission(context, "settings.view");
  return { rows: await qualificationRows(), mayCreate: isPermitted(actor, "settings.edit", "everywhere") };
}

export default function QualificationsPage({ loaderData: { rows, mayCreate } }: Route.ComponentProps) {
  const t = useTranslations("qualifications");
  const locale = useLocale();
  const { nameOf, sorted } = useNames();
  const alsoFor = ({ alsoFor: others }: QualificationRow) =>
    listOf(
      sorted(others).map(({ label }) => label),
      locale,
    ) || "–";
  return (
    <RecordList
      title={t("title")}
      description={t("intro")}
      address={qualificationsAddress}
      rows={rows}
      nameOf={nameOf}
      named={t("qualification")}
      columns={[
        { heading: t("alsoFor"), cell: alsoFor },
        {
          heading: t("validity"),
          cell: ({ validMonths }) => (validMonths === null ? t("noExpiry") : termOf(validMonths, "months", locale)),
        },
      ]}
      newOne={mayCreate ? t("newOne") : undefined}
      none={{ title: t("noneTitle"), text: t("noneText") }}
    />
  );
}
