import { Fragment } from "react";
import { Link, useLocation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Glyph } from "@product/ui/glyph";
import { IconButton } from "@product/ui/icon-button";
import { inLocale } from "#i18n/locale.ts";
import { ColourModeMenu } from "./colour-mode-menu.tsx";
import { Icon } from "./icon.tsx";
import { JumpPalette } from "./jump-palette.tsx";
import { LanguageMenu } from "./language-menu.tsx";
import { PersonMenu } from "./person-menu.tsx";
import { addressOf, trailOf } from "./screens.ts";

export function AdminTopBar({ name, onOpenNavigation }: { name: string; onOpenNavigation: () => void }) {
  const t = useTranslations("shell");
  return (
    <header className="sticky top-0 z-20 flex h-12 items-center gap-2 border-b border-line bg-bg px-2 lg:pr-4 lg:pl-7">
      <IconButton
        className="lg:hidden"
        label={t("openNavigation")}
        icon={<Icon name="menu" size={20} />}
        onClick={onOpenNavigation}
      />
      <Trail />
      <div className="ml-auto flex items-center gap-1">
        <JumpPalette />
        <LanguageMenu />
        <ColourModeMenu />
        <PersonMenu name={name} />
      </div>
    </header>
  );
}

function Trail() {
  const t = useTranslations("shell");
  const locale = useLocale();
  const trail = ["dashboard" as const, ...trailOf(inLocale(useLocation().pathname, "en"))];
  return (
    <nav aria-label={t("breadcrumb")} className="min-w-0">
      <ol className="flex min-w-0 items-center gap-1.5 text-compact text-fg-2">
        {trail.map((screen, index) => (
          <Fragment key={screen}>
            {index > 0 && (
              <li aria-hidden className="max-sm:hidden">
                <Glyph name="chevron-right" size={14} className="text-fg-3" />
              </li>
            )}
            <li className={index < trail.length - 1 ? "max-sm:hidden" : "min-w-0 truncate font-medium text-fg"}>
              {index < trail.length - 1 ? (
                <Link to={inLocale(addressOf(screen), locale)} className="hover:text-fg">
                  {t(`screen:${screen}`)}
                </Link>
              ) : (
                <span aria-current="page">{t(`screen:${screen}`)}</span>
              )}
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  );
}
