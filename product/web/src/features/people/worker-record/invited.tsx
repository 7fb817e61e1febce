import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { buttonClass } from "@product/ui/controls/button";
import { PageHeader } from "@product/ui/page-header";
import { SentLink } from "#features/ground/forms/share/sent-link.tsx";
import { inLocale } from "#i18n/locale.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import type { OneTimeLink } from "#request/addresses/one-time-link.ts";

/** Someone was just made and invited: what went to them, the link itself this once, and the way on. */
export function Invited({ id, ...link }: OneTimeLink & { id: string }) {
  const t = useTranslations("worker-record");
  const locale = useLocale();
  return (
    <>
      <PageTitle>{t("invitedTitle")}</PageTitle>
      <PageHeader title={t("invitedTitle")} description={t("invitedText")} />
      <div className="flex flex-col gap-5 pb-8">
        <SentLink {...link} sentTitle={t(`invited:${link.by}`)} />
        <div className="flex flex-wrap gap-2 max-sm:*:w-full">
          <Link to={inLocale(`/admin/workers/${id}`, locale)} className={buttonClass("primary", "form")}>
            {t("toRecord")}
          </Link>
          <Link to={inLocale("/admin/workers/create", locale)} reloadDocument className={buttonClass("quiet", "form")}>
            {t("another")}
          </Link>
        </div>
      </div>
    </>
  );
}
