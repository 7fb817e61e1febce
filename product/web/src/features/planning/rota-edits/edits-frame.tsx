import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { PageHeader } from "@product/ui/page-header";
import { EmptyState } from "@product/ui/records/empty-state";
import { WayBack } from "#features/ground/forms/share/way-back.tsx";
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
      <PageHeader title={title} description={text} actions={<WayBack to={back}>{t("back")}</WayBack>} />
      {isEmpty ? <EmptyState title={t("none")}>{t("noneText")}</EmptyState> : children}
    </>
  );
}
