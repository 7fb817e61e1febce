import { Form, Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { isPermitted } from "@product/domain/actor";
import { Button, buttonClass } from "@product/ui/controls/button";
import { Field } from "@product/ui/controls/field";
import { PageHeader } from "@product/ui/page-header";
import { EmptyState } from "@product/ui/records/empty-state";
import { useLive } from "#features/ground/live/share/use-live.ts";
import { inLocale } from "#i18n/locale.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { pageAddress } from "#request/addresses/page-address.ts";
import { requirePermission } from "#request/who-may.ts";
import type { Route } from "./+types/content.page";
import { PageTable } from "./page-table.tsx";
import { pageRows } from "./queries.server.ts";
import { contentAddress } from "./schema.ts";

export const handle = { needs: "page.view", messages: ["content", "live"] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const actor = requirePermission(context, "page.view");
  const wanted = (pageAddress(request).searchParams.get("q") ?? "").slice(0, 100);
  return {
    wanted,
    rows: await pageRows(wanted),
    mayCreate: isPermitted(actor, "page.create"),
    mayEditMenus: isPermitted(actor, "page.publish"),
    mayRedirect: isPermitted(actor, "settings.edit"),
    maySeeImages: isPermitted(actor, "media.view"),
  };
}

export default function ContentPage({
  loaderData: { wanted, rows, mayCreate, mayEditMenus, mayRedirect, maySeeImages },
}: Route.ComponentProps) {
  const t = useTranslations("content");
  const here = inLocale(contentAddress, useLocale());
  useLive("page");
  return (
    <>
      <PageTitle>{t("title")}</PageTitle>
      <PageHeader
        title={t("title")}
        count={rows.length}
        description={t("intro")}
        actions={
          <>
            {maySeeImages && (
              <Link to={`${here}/media`} className={buttonClass("quiet")}>
                {t("images")}
              </Link>
            )}
            {mayEditMenus && (
              <Link to={`${here}/menus`} className={buttonClass("quiet")}>
                {t("menus")}
              </Link>
            )}
            {mayRedirect && (
              <Link to={`${here}/redirects`} className={buttonClass("quiet")}>
                {t("redirects")}
              </Link>
            )}
            {mayCreate && (
              <Link to={`${here}/create`} className={buttonClass("primary")}>
                {t("newPage")}
              </Link>
            )}
          </>
        }
      />
      <search>
        <Form className="mb-4 flex max-w-md items-end gap-2">
          <div className="grow">
            <Field type="search" name="q" id="content-search" label={t("search")} defaultValue={wanted} />
          </div>
          <Button type="submit" look="quiet">
            {t("find")}
          </Button>
        </Form>
      </search>
      {rows.length === 0 ? <EmptyState title={t("noneTitle")}>{t("noneText")}</EmptyState> : <PageTable rows={rows} />}
    </>
  );
}
