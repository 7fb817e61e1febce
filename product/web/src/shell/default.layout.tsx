import { Outlet, useLocation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { locales } from "@product/domain/locales";
import { Column } from "@product/ui/column";
import { inLocale } from "#i18n/locale.ts";
import { requestContext } from "#request/context.ts";
import type { Route } from "./+types/public.layout";
import { Brand } from "./brand.tsx";

export const handle = { needs: "public" };

export const loader = ({ context }: Route.LoaderArgs) => ({ demo: context.get(requestContext).demo });

/** Header, content and footer of the pages that everyone may read. */
export default function PublicLayout({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("shell");
  const locale = useLocale();
  return (
    <div className="flex min-h-dvh flex-col text-base">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:absolute focus:m-2 focus:rounded-control focus:bg-bg-raised focus:p-2"
      >
        {t("skipToContent")}
      </a>
      <header className="sticky top-0 z-20 border-b border-line bg-bg">
        <Column className="flex h-14 items-center justify-between gap-6 sm:h-[68px]">
          <a href={inLocale("/", locale)}>
            <Brand />
          </a>
          <LanguageSwitch />
        </Column>
      </header>
      <main id="content" className="flex-1">
        <Outlet />
      </main>
      <footer className="border-t border-line py-10 text-sm text-fg-2">
        <Column className="flex flex-col gap-3 sm:flex-row sm:items-center sm:justify-between">
          <span>{t("footerAbout")}</span>
          {loaderData.demo && <span>{t("demoNotice")}</span>}
        </Column>
      </footer>
    </div>
  );
}

function LanguageSwitch() {
  const t = useTranslations("shell");
  const current = useLocale();
  const { pathname } = useLocation();
  return (
    <nav aria-label={t("language")} className="flex divide-x divide-line-2 text-sm">
      {locales.map(({ code, iso, name }) => (
        <a
          key={code}
          href={inLocale(pathname, code)}
          hrefLang={code}
          lang={iso}
          aria-current={code === current ? "true" : undefined}
          className="px-2.5 py-3 text-fg-2 aria-current:font-semibold aria-current:text-fg"
        >
          {name}
        </a>
      ))}
    </nav>
  );
}
