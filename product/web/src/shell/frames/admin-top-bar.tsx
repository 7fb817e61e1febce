import { Fragment } from "react";
import { useLocation, useMatches } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { buttonClass } from "@product/ui/controls/button";
import { classes } from "@product/ui/classes";
import { Glyph } from "@product/ui/glyph";
import { inLocale } from "#i18n/locale.ts";
import { sidebarId } from "./admin-sidebar.tsx";
import { ColourModeMenu } from "./colour-mode-menu.tsx";
import { Icon } from "#shell/icon.tsx";
import { JumpPalette } from "#shell/navigation/jump-palette.tsx";
import { LanguageMenu } from "./language-menu.tsx";
import { PersonMenu, type ShownPerson } from "./person-menu.tsx";
import { addressOf, trailOf, type Screen } from "#shell/screens.ts";
import { SignOutWithoutMenu } from "./sign-out.tsx";

type AdminTopBarProps = { person: ShownPerson; onOpenNavigation: () => void; onKeys: () => void };

export function AdminTopBar({ person, onOpenNavigation, onKeys }: AdminTopBarProps) {
  return (
    <header className="sticky top-0 z-20 flex h-12 items-center gap-2 border-b border-line bg-bg px-2 lg:pr-4 lg:pl-7">
      <MenuButton onOpen={onOpenNavigation} />
      <Trail />
      <div className="ml-auto flex items-center gap-1">
        <JumpPalette personId={person.id} onKeys={onKeys} />
        <LanguageMenu />
        <ColourModeMenu />
        <PersonMenu person={person} onKeys={onKeys} />
        <SignOutWithoutMenu />
      </div>
    </header>
  );
}

/** A button that is a link, so that it leads to the navigation also where nothing can open a drawer. */
const MenuButton = ({ onOpen }: { onOpen: () => void }) => {
  const open = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    onOpen();
  };
  return (
    <a
      href={`#${sidebarId}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a button could not lead anywhere by itself
      role="button"
      className={classes(buttonClass("ghost"), "w-8 px-0! lg:hidden")}
      onClick={open}
      onKeyDown={(event) => event.key === " " && open(event)}
    >
      <Icon name="menu" size={20} />
      <span className="sr-only">{useTranslations("shell")("openNavigation")}</span>
    </a>
  );
};

function Trail() {
  const t = useTranslations("shell");
  const locale = useLocale();
  const path = inLocale(useLocation().pathname, "en");
  const trail = ["dashboard" as const, ...trailOf(path)];
  // Where there is no such screen, the last step is the nearest one that exists.
  const isHere = (screen: Screen) => addressOf(screen) === path;
  const record = useRecordName();
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
            <li
              className={index < trail.length - 1 || record ? "max-sm:hidden" : "min-w-0 truncate font-medium text-fg"}
            >
              {isHere(screen) ? (
                <span aria-current="page">{t(`screen:${screen}`)}</span>
              ) : (
                <a href={inLocale(addressOf(screen), locale)} data-way className="hover:text-fg">
                  {t(`screen:${screen}`)}
                </a>
              )}
            </li>
          </Fragment>
        ))}
        {record && (
          <>
            <li aria-hidden className="max-sm:hidden">
              <Glyph name="chevron-right" size={14} className="text-fg-3" />
            </li>
            <li aria-current="page" className="min-w-0 truncate font-medium text-fg">
              {record}
            </li>
          </>
        )}
      </ol>
    </nav>
  );
}

/** The name of the record that is open: its route says in its handle how it follows from what it loaded. */
function useRecordName(): string | undefined {
  const named = useMatches().findLast(({ handle }) => (handle as Named | undefined)?.nameOf);
  return named?.loaderData ? (named.handle as Required<Named>).nameOf(named.loaderData as never) : undefined;
}

type Named = { nameOf?: (loaded: never) => string };
