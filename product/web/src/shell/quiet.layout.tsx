import { Link, Outlet } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { inLocale } from "#i18n/locale.ts";
import { Brand } from "#shell/frames/brand.tsx";
import { ColourModeMenu } from "#shell/frames/colour-mode-menu.tsx";
import { ConsentButton } from "./consent-button.tsx";
import { LanguageLinks } from "#shell/frames/language-links.tsx";
import { SkipLink } from "#shell/frames/skip-link.tsx";

export const handle = { needs: "public" };

/** The default layout where one thing is asked and nothing else should draw the eye: the brand, the language, the small print. */
export default function QuietLayout() {
  const t = useTranslations("shell");
  const locale = useLocale();
  return (
    <div className="flex min-h-dvh flex-col bg-bg-subtle text-base">
      <SkipLink />
      <header className="flex h-16 items-center gap-1 px-4 sm:px-6 print:hidden">
        <Link to={inLocale("/", locale)} className="mr-auto min-w-0">
          <Brand />
        </Link>
        <nav aria-label={t("language")} className="flex divide-x divide-line-2 text-sm">
          <LanguageLinks by="code" className={languageClass} />
        </nav>
        <span className="noscript:hidden">
          <ColourModeMenu />
        </span>
      </header>
      <main id="content" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        <Outlet />
      </main>
      <footer className="flex flex-wrap items-center justify-center gap-x-6 p-5 text-compact text-fg-2 print:hidden">
        {links.map(([path, label]) => (
          <Link key={path} to={inLocale(path, locale)} className="py-1 hover:text-fg hover:underline">
            {t(label)}
          </Link>
        ))}
        <ConsentButton />
      </footer>
    </div>
  );
}

const languageClass =
  "inline-flex min-h-6 items-center px-2.5 text-fg-2 hover:text-fg aria-current:font-semibold aria-current:text-fg pointer-coarse:min-h-11";

const links = [
  ["/conditions", "conditions"],
  ["/privacy-policy", "privacyPolicy"],
  ["/cookies-policy", "cookiesPolicy"],
  ["/data-protection", "dataProtection"],
] as const;
