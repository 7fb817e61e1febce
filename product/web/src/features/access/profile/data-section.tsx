import { Link, useLocation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { buttonClass } from "@product/ui/controls/button";
import { inLocale } from "#i18n/locale.ts";
import { Row, Rows, Section } from "./section.tsx";

export function DataSection({ readsAudit }: { readsAudit: boolean }) {
  const t = useTranslations("profile");
  const { pathname } = useLocation();
  const myActs = inLocale("/admin/audit?by=me", useLocale());
  return (
    <Section id="data" heading={t("data")} why={t("dataWhy")}>
      <Rows>
        <Row
          title={t("dataTitle")}
          text={t("dataText")}
          action={
            <a href={`${pathname}/export`} download className={buttonClass("quiet", "row")}>
              {t("download")}
            </a>
          }
        />
        {readsAudit && (
          <Row
            title={t("actsTitle")}
            text={t("actsText")}
            action={
              <Link to={myActs} className={buttonClass("quiet", "row")}>
                {t("actsLook")}
              </Link>
            }
          />
        )}
      </Rows>
    </Section>
  );
}
