import { Link, useSearchParams } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { isPermitted } from "@product/domain/actor";
import { buttonClass } from "@product/ui/controls/button";
import { PageHeader } from "@product/ui/page-header";
import { EmptyState } from "@product/ui/records/empty-state";
import { inLocale } from "#i18n/locale.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { requestContext } from "#request/context.ts";
import { requirePermission } from "#request/who-may.ts";
import type { Route } from "./+types/forms.page";
import { FormTable } from "./form-table.tsx";
import { formRows } from "./queries.server.ts";
import { formsAddress } from "./schema.ts";

export const handle = { needs: "form.view", messages: ["signup-forms"] };

export async function loader({ context }: Route.LoaderArgs) {
  const actor = requirePermission(context, "form.view");
  const rows = await formRows(actor, context.get(requestContext).locale);
  return {
    rows: rows.map(({ form: _form, ...row }) => row),
    mayCreate: isPermitted(actor, "form.create"),
    mayReview: isPermitted(actor, "submission.view"),
  };
}

export default function FormsPage({ loaderData: { rows, mayCreate, mayReview } }: Route.ComponentProps) {
  const t = useTranslations("signup-forms");
  const locale = useLocale();
  const here = inLocale(formsAddress, locale);
  const isArchive = useSearchParams()[0].get("view") === "archived";
  const archived = rows.filter(({ state }) => state === "archived");
  const current = rows.filter(({ state }) => state !== "archived");
  const waiting = rows.reduce((sum, { funnel }) => sum + funnel.waiting, 0);
  const create = mayCreate && (
    <Link to={`${here}/create`} className={buttonClass("primary")}>
      {t("newOne")}
    </Link>
  );
  const shown = isArchive ? archived : current;
  return (
    <>
      <PageTitle>{t("title")}</PageTitle>
      <PageHeader
        title={t("title")}
        count={current.length}
        description={t("intro")}
        actions={
          <>
            {mayReview && (
              <Link to={inLocale("/admin/workers/review", locale)} className={buttonClass("quiet")}>
                {waiting > 0 ? t("toReview", { n: waiting }) : t("review")}
              </Link>
            )}
            {create}
          </>
        }
      />
      {shown.length === 0 ? (
        <EmptyState title={t("noneTitle")} action={create}>
          {t("noneText")}
        </EmptyState>
      ) : (
        <FormTable rows={shown} />
      )}
      {(archived.length > 0 || isArchive) && (
        <p className="mt-3 text-compact">
          <Link
            to={isArchive ? here : `${here}?view=archived`}
            className="touch-target text-fg-2 underline underline-offset-3"
          >
            {isArchive ? t("title") : t("archived", { n: archived.length })}
          </Link>
        </p>
      )}
    </>
  );
}
