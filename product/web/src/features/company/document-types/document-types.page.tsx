import { useLocale, useTranslations } from "use-intl";
import { requiredFor } from "@product/domain/company/document-types";
import { RecordList } from "#features/ground/master-data/share/record-list.tsx";
import { useNames } from "#features/ground/master-data/share/use-names.ts";
import { listOf } from "#i18n/format.ts";
import type { Route } from "./+types/document-types.page";
import { documentTypesAddress } from "./schema.ts";
import { documentTypeRows, type DocumentTypeRow } from "./queries.server.ts";
import { isPermitted } from "@product/domain/actor";
import { requirePermission } from "#request/who-may.ts";

export const handle = { needs: "settings.view", messages: ["document-types", "master-data"] };

export async function loader({ context }: Route.LoaderArgs) {
  const actor = requirePermission(context, "settings.view");
  return { rows: await documentTypeRows(), mayCreate: isPermitted(actor, "settings.edit.papers", "everywhere") };
}

export default function DocumentTypesPage({ loaderData: { rows, mayCreate } }: Route.ComponentProps) {
  const t = useTranslations("document-types");
  const shared = useTranslations("master-data");
  const locale = useLocale();
  const { nameOf } = useNames();
  const moments = ({ requiredFor: chosen }: DocumentTypeRow) =>
    requiredFor
      .filter((moment) => chosen.includes(moment))
      .map((moment) => t(`for:${moment}`))
      .join(" · ") || "–";
  return (
    <RecordList
      title={t("title")}
      description={t("intro")}
      address={documentTypesAddress}
      rows={rows}
      nameOf={nameOf}
      named={t("document")}
      columns={[
        {
          heading: t("countries"),
          cell: ({ countries }) =>
            listOf(
              countries.map((country) => shared(`country:${country}`)),
              locale,
            ),
        },
        { heading: t("requiredFor"), cell: moments },
        {
          heading: t("severity"),
          cell: ({ requiredFor: chosen, severity }) => (chosen.length > 0 ? t(`severity:${severity}`) : "–"),
        },
        { heading: t("hasExpiry"), cell: ({ hasExpiry }) => (hasExpiry ? t("yes") : "–") },
      ]}
      newOne={mayCreate ? t("newOne") : undefined}
      none={{ title: t("noneTitle"), text: t("noneText") }}
    />
  );
}
