import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import type { MenuLink } from "@product/domain/site/menus";
import { Column } from "@product/ui/column";
import { inLocale } from "#i18n/locale.ts";
import { Brand } from "./brand.tsx";
import { HeaderMenu } from "./header-menu.tsx";
import { LanguageLinks } from "./language-links.tsx";
import { MenuAnchor } from "./menu-anchor.tsx";
import { WayIn } from "./way-in.tsx";

/** The brand, what the site has to tell, the language, and the way in. On phones the links are in a menu. */
export function DefaultHeader({ links }: { links: readonly MenuLink[] }) {
  const t = useTranslations("shell");
  const locale = useLocale();
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-bg print:hidden">
      <Column className="flex h-14 items-center gap-2 sm:h-[68px] md:gap-10">
        <Link to={inLocale("/", locale)} className="mr-auto min-w-0 md:mr-0">
          <Brand />
        </Link>
        <nav aria-label={t("siteLinks")} className="mr-auto flex gap-7 text-[15px] font-medium text-fg-2 max-md:hidden">
          {links.map((link) => (
            <MenuAnchor key={link.to + link.label} link={link} className="py-2 hover:text-fg" />
          ))}
        </nav>
        <div className="flex items-center gap-3">
          <nav aria-label={t("language")} className="flex divide-x divide-line-2 text-sm max-md:hidden">
            <LanguageLinks
              by="code"
              className="px-2.5 text-fg-2 hover:text-fg aria-current:font-semibold aria-current:text-fg"
            />
          </nav>
          <WayIn />
        </div>
        <HeaderMenu>
          <nav aria-label={t("siteLinks")} className="flex flex-col divide-y divide-line">
            {links.map((link) => (
              <MenuAnchor key={link.to + link.label} link={link} className="py-3 font-medium" />
            ))}
            <Link to={inLocale("/workerpass", locale)} className="py-3 font-medium">
              {t("myPass")}
            </Link>
          </nav>
          <nav aria-label={t("language")} className="flex gap-6 border-t border-line text-fg-2">
            <LanguageLinks by="name" className="py-3 aria-current:font-semibold aria-current:text-fg" />
          </nav>
        </HeaderMenu>
      </Column>
    </header>
  );
}
