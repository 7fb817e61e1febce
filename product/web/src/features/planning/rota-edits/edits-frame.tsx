import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { buttonClass } from "@product/ui/controls/button";
import { PageHeader } from "@product/ui/page-header";
import { EmptyState } from "@product/ui/records/empty-state";
import { rotaAddress } from "#features/planning/rota/schema.ts";
import { inLocale } from "#i18n/locale.ts";
import { PageTitle } from "#i18n/page-title.tsx";

type EditsFrameProps = { title: string; text: string; isEmpty: boolean; children: ReactNode };

/** A page about the shifts of some days, with the way back to them. */
export function EditsFrame({ title, text, isEmpty, children }: EditsFrameProps) {
  const t = useTranslations("rota-edits");
  const search = new URLSearchParams(useLocation().search);
  search.delete("do");
  const back = inLocale(rotaAddress, useLocale()) + (search.size > 0 ? `?${search.toString()}` : "");
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHeader
        title={title}
        description={text}
        actions={
          <Link to={back} className={buttonClass("quiet")}>
            {t("back")}
          </Link>
        }
      />
      {isEmpty ? <EmptyState title={t("none")}>{t("noneText")}</EmptyState> : children}
    </>
  );
}
