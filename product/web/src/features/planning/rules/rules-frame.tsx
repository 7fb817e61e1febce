import type { ReactNode } from "react";
import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { packIds } from "@product/domain/rules/rule";
import { buttonClass } from "@product/ui/controls/button";
import { LinkTab, LinkTabs } from "@product/ui/link-tabs";
import { inLocale } from "#i18n/locale.ts";
import { PageHead } from "#features/ground/pages/share/page-head.tsx";
import { overridesAddress, rulesAddress, sandboxAddress } from "./addresses.ts";

type RulesFrameProps = {
  current: "packs" | "overrides" | "sandbox";
  overrides: number;
  mayEdit: boolean;
  children: ReactNode;
};

/** The head that all parts of the rules share. */
export function RulesFrame({ current, overrides, mayEdit, children }: RulesFrameProps) {
  const t = useTranslations("rules");
  const locale = useLocale();
  const to = (address: string) => inLocale(address, locale);
  return (
    <>
      <PageHead
        title={t("title")}
        description={t("intro")}
        actions={
          <>
            <Link to={`${to(rulesAddress)}#changelog`} className={buttonClass("quiet")}>
              {t("changelog")}
            </Link>
            {mayEdit && (
              <Link to={to(`${overridesAddress}/create`)} className={buttonClass("primary")}>
                {t("newOverride")}
              </Link>
            )}
          </>
        }
      />
      <LinkTabs label={t("parts")}>
        <LinkTab current={current === "packs"} count={packIds.length}>
          <Link to={to(rulesAddress)}>{t("packs")}</Link>
        </LinkTab>
        <LinkTab current={current === "overrides"} count={overrides}>
          <Link to={to(overridesAddress)}>{t("overrides")}</Link>
        </LinkTab>
        <LinkTab current={current === "sandbox"}>
          <Link to={to(sandboxAddress)}>{t("sandbox")}</Link>
        </LinkTab>
      </LinkTabs>
      <div className="pt-4">{children}</div>
    </>
  );
}
