import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { isPermitted } from "@product/domain/actor";
import { buttonClass } from "@product/ui/controls/button";
import { PageHeader } from "@product/ui/page-header";
import { EmptyState } from "@product/ui/records/empty-state";
import { inLocale } from "#i18n/locale.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { requestContext } from "#request/context.ts";
import { requirePermission } from "#request/who-may.ts";
import type { Route } from "./+types/templates.page";
import { templatesFor } from "./queries.server.ts";

export const handle = { needs: "event.view", messages: ["events", "event-copies"] };

export async function loader({ context }: Route.LoaderArgs) {
  const actor = requirePermission(context, "event.view");
  const { locale } = context.get(requestContext);
  return { templates: await templatesFor(actor, locale), mayCreate: isPermitted(actor, "event.create") };
}

export default function TemplatesPage({ loaderData: { templates, mayCreate } }: Route.ComponentProps) {
  const t = useTranslations("event-copies");
  const locale = useLocale();
  return (
    <>
      <PageTitle>{t("templatesTitle")}</PageTitle>
      <PageHeader title={t("templatesTitle")} description={t("templatesIntro")} />
      {templates.length === 0 ? (
        <EmptyState title={t("noTemplates")}>{t("noTemplatesText")}</EmptyState>
      ) : (
        <ul className="max-w-3xl divide-y divide-line rounded-card border border-line">
          {templates.map(({ id, title, colour, venue, town, client, total }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-3.5 py-3 text-compact">
              <i className="event-colour" data-colour={colour} aria-hidden />
              <span className="who-lines min-w-0 flex-1">
                <Link to={inLocale(`/admin/events/${id}`, locale)} className="way who-name">
                  {title}
                </Link>
                <span className="text-xs text-fg-2">
                  {[venue, town, client, t("places", { n: total.target })].filter(Boolean).join(" · ")}
                </span>
              </span>
              {mayCreate && (
                <Link
                  to={inLocale(`/admin/events/${id}/copy`, locale)}
                  aria-label={t("newFromName", { title })}
                  className={buttonClass("quiet")}
                >
                  {t("newFrom")}
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
