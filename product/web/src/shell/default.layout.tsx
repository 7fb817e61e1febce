import { Link, Outlet, useLocation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { locales } from "@product/domain/locales";
import { buttonClass } from "@product/ui/button";
import { Column } from "@product/ui/column";
import { inLocale } from "#i18n/locale.ts";
import { requestContext } from "#request/context.ts";
import type { Route } from "./+types/default.layout";
import { Brand } from "./brand.tsx";
import { DefaultFooter } from "./default-footer.tsx";
import { SkipLink } from "./skip-link.tsx";
import { switchTo } from "./switch-to.ts";

export const handle = { needs: "public" };

export const loader = ({ context }: Route.LoaderArgs) => ({ demo: context.get(requestContext).demo });

/** Header, content and footer of the pages that everyone may read. */
export default function DefaultLayout({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("shell");
  const locale = useLocale();
  return (
    <div className="flex min-h-dvh flex-col text-base">
      <SkipLink />
      <header className="sticky top-0 z-20 border-b border-line bg-bg print:hidden">
        <Column className="flex h-14 items-center justify-between gap-4 sm:h-[68px]">
          <Link to={inLocale("/", locale)}>
            <Brand />
          </Link>
          <div className="flex items-center gap-1 sm:gap-3">
            <LanguageSwitch />
            <Link to={inLocale("/login", locale)} className={buttonClass("quiet", "form")}>
              {t("signIn")}
            </Link>
          </div>
        </Column>
      </header>
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        <Outlet />
      </main>
      <DefaultFooter demo={loaderData.demo} />
    </div>
  );
}

function LanguageSwitch() {
  const t = useTranslations("shell");
  const current = useLocale();
  const { pathname, search } = useLocation();
  return (
    <nav aria-label={t("language")} className="flex text-sm">
      {locales.map(({ code, iso, name }) => (
        <a
          key={code}
          href={switchTo(code, pathname + search)}
          hrefLang={code}
          lang={iso}
          rel="nofollow"
          // A kept page knows no query; the browser does.
          onClick={({ currentTarget }) =>
            (currentTarget.href = switchTo(code, window.location.pathname + window.location.search))
          }
          aria-current={code === current ? "true" : undefined}
          className="rounded-control px-2 py-3 text-fg-2 hover:text-fg aria-current:font-semibold aria-current:text-fg sm:px-2.5"
        >
          {name}
        </a>
      ))}
    </nav>
  );
}
