import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { PageHeader } from "@product/ui/page-header";
import { Count } from "@product/ui/records/badge";
import { EmptyState } from "@product/ui/records/empty-state";
import { countUpTo } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { actorContext, requestContext } from "#request/context.ts";
import { everyTaskOf } from "#request/slice.ts";
import type { Route } from "./+types/dashboard.page";

export const handle = { needs: "authenticated", messages: ["dashboard"] };

export async function loader({ context }: Route.LoaderArgs) {
  const { locale } = context.get(requestContext);
  return { tasks: await everyTaskOf(context.get(actorContext), locale, context) };
}

/** What waits for whoever is here. */
export default function DashboardPage({ loaderData: { tasks } }: Route.ComponentProps) {
  const t = useTranslations("dashboard");
  const locale = useLocale();
  return (
    <>
      <PageTitle>{t("title")}</PageTitle>
      <PageHeader title={t("title")} />
      <section aria-labelledby="tasks" className="max-w-3xl pb-8">
        <h2 id="tasks" className="mb-2 text-sm font-semibold">
          {t("tasks")}
        </h2>
        {tasks.length === 0 ? (
          <EmptyState title={t("none")}>{t("noneText")}</EmptyState>
        ) : (
          <ul className="divide-y divide-line rounded-card border border-line text-compact">
            {tasks.map(({ title, at, n, most, each }) => (
              <li key={title} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3.5 py-3">
                {at ? (
                  <Link to={inLocale(at, locale)} className="way font-medium">
                    {title}
                  </Link>
                ) : (
                  <span className="font-medium">{title}</span>
                )}
                <Count tone="warn">{countUpTo(n, most, locale)}</Count>
                {each && (
                  <ul className="flex w-full flex-wrap gap-x-4 gap-y-1">
                    {each.map(({ name, at: place }) => (
                      <li key={place}>
                        <Link to={inLocale(place, locale)} className="way text-primary-text">
                          {name}
                        </Link>
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        )}
      </section>
      <EmptyState title={t("later")}>{t("laterText")}</EmptyState>
    </>
  );
}
