import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { usualTerm } from "@product/domain/company/retention";
import { buttonClass } from "@product/ui/controls/button";
import { RecordList } from "#features/ground/master-data/share/record-list.tsx";
import { termOf } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import type { Route } from "./+types/retention.page";
import { retentionRows, type RetentionRow } from "./queries.server.ts";
import { retentionAddress } from "./schema.ts";
import { isPermitted } from "@product/domain/actor";
import { requirePermission } from "#request/who-may.ts";

export const handle = { needs: "settings.view", messages: ["retention", "master-data"] };

export async function loader({ context }: Route.LoaderArgs) {
  const actor = requirePermission(context, "settings.view");
  return {
    rows: (await retentionRows()).map((row) => ({ ...row, isArchived: false })),
    mayRun: isPermitted(actor, "settings.delete"),
  };
}

export default function RetentionPage({ loaderData: { rows, mayRun } }: Route.ComponentProps) {
  const t = useTranslations("retention");
  const locale = useLocale();
  const kept = ({ id, term, unit, countedFrom }: RetentionRow) => {
    const words = termOf(term, unit, locale);
    const usual = usualTerm(id, term, unit);
    if (usual) return t("keptShorter", { term: words, usual: termOf(usual.term, usual.unit, locale) });
    return countedFrom === "record" ? words : t("keptAfterEmployment", { term: words });
  };
  return (
    <RecordList
      title={t("title")}
      description={t("intro")}
      address={retentionAddress}
      rows={rows}
      nameOf={({ nameEn, nameEs }) => (locale === "es" ? nameEs : nameEn)}
      named={t("record")}
      columns={[
        { heading: t("kept"), cell: kept },
        { heading: t("ending"), cell: ({ ending }) => t(`ending:${ending}`) },
        { heading: t("basis"), cell: ({ basisEn, basisEs }) => (locale === "es" ? basisEs : basisEn) },
      ]}
      newOne={undefined}
      actions={
        mayRun && (
          <Link to={inLocale(`${retentionAddress}/run`, locale)} className={buttonClass("quiet")}>
            {t("toRun")}
          </Link>
        )
      }
      none={{ title: t("noneTitle"), text: t("noneText") }}
    />
  );
}
