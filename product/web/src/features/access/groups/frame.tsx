import type { ReactNode } from "react";
import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { LinkTab, LinkTabs } from "@product/ui/link-tabs";
import { PageHeader } from "@product/ui/page-header";
import { inLocale } from "#i18n/locale.ts";
import { PageTitle } from "#i18n/page-title.tsx";

export const groupsAddress = "/admin/groups-and-permissions";

type FrameProps = { tab: "groups" | "who" | "check"; count?: number; actions?: ReactNode; children: ReactNode };

/** The three ways to look at permissions: by group, by permission, by person and field. */
export function GroupsFrame({ tab, count, actions, children }: FrameProps) {
  const t = useTranslations("groups");
  const locale = useLocale();
  const here = inLocale(groupsAddress, locale);
  return (
    <>
      <PageTitle>{t("title")}</PageTitle>
      <PageHeader title={t("title")} description={t("intro")} actions={actions} />
      <div className="mb-4">
        <LinkTabs label={t("tabs")}>
          <LinkTab current={tab === "groups"} count={count}>
            <Link to={here}>{t("tabGroups")}</Link>
          </LinkTab>
          <LinkTab current={tab === "who"}>
            <Link to={`${here}/who`}>{t("tabWho")}</Link>
          </LinkTab>
          <LinkTab current={tab === "check"}>
            <Link to={`${here}/check`}>{t("tabCheck")}</Link>
          </LinkTab>
        </LinkTabs>
      </div>
      {children}
    </>
  );
}
