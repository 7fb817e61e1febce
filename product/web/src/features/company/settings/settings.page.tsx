import { useLocale, useTranslations } from "use-intl";
import { PageHeader } from "@product/ui/page-header";
import { inLocale } from "#i18n/locale.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { requestContext } from "#request/context.ts";
import { settingsContext } from "#request/slices/settings-cards.ts";
import { requirePermission } from "#request/who-may.ts";
import type { Route } from "./+types/settings.page";
import { partsFor } from "./parts.server.ts";

export const handle = { needs: "settings.view", messages: ["settings"] };

export const loader = async ({ context }: Route.LoaderArgs) => ({
  groups: await partsFor(
    requirePermission(context, "settings.view"),
    context.get(settingsContext),
    context.get(requestContext).locale,
  ),
});

/** The way to everything that is set up once, with how much of it there is. */
export default function SettingsPage({ loaderData: { groups } }: Route.ComponentProps) {
  const t = useTranslations("settings");
  const locale = useLocale();
  return (
    <>
      <PageTitle>{t("title")}</PageTitle>
      <PageHeader title={t("title")} description={t("intro")} />
      <div className="space-y-7">
        {groups.map(({ group, parts }) => (
          <section key={group} aria-labelledby={`settings-${group}`}>
            <h2 id={`settings-${group}`} className="mb-2.5 text-sm font-semibold text-fg-2">
              {t(`group:${group}`)}
            </h2>
            <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
              {parts.map(({ name, title, text, at, count }) => (
                <li
                  key={name}
                  className="relative rounded-card border border-line px-4 py-3.5 transition-colors hover:bg-bg-hover"
                >
                  <p className="flex items-baseline justify-between gap-3">
                    <a
                      href={inLocale(at, locale)}
                      data-way
                      className="text-sm font-semibold text-fg underline-offset-3 after:absolute after:inset-0 hover:underline"
                    >
                      {title}
                    </a>
                    {count !== undefined && <span className="num text-compact text-fg-2">{count}</span>}
                  </p>
                  <p className="mt-0.5 text-compact text-pretty text-fg-2">{text}</p>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
