import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { buttonClass } from "@product/ui/button";
import { Row, Rows, Section } from "./section.tsx";

export function DataSection() {
  const t = useTranslations("profile");
  const { pathname } = useLocation();
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
      </Rows>
    </Section>
  );
}
