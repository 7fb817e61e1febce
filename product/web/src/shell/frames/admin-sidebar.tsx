import { useLocale, useTranslations } from "use-intl";
import { buttonClass } from "@product/ui/controls/button";
import { classes } from "@product/ui/classes";
import { IconButton } from "@product/ui/controls/icon-button";
import { shortcutCaps } from "@product/ui/shortcuts";
import { useIsApple } from "@product/ui/use-shortcuts";
import { inLocale } from "#i18n/locale.ts";
import { AdminNavigation, KeysEntry } from "./admin-navigation.tsx";
import { Brand } from "./brand.tsx";
import { Icon } from "#shell/icon.tsx";
import type { Screen } from "#shell/screens.ts";

type SidebarProps = {
  demo: boolean;
  screens: readonly Screen[];
  isRail: boolean;
  onToggle: () => void;
  onKeys: () => void;
};

/** At the left of wide screens. On phones it waits unseen: without JavaScript the menu link leads to it, and it covers the page. */
export function AdminSidebar({ demo, screens, isRail, onToggle, onKeys }: SidebarProps) {
  const t = useTranslations("shell");
  return (
    <aside
      id={sidebarId}
      className={classes(
        "flex-col overflow-y-auto border-line bg-bg-subtle px-2.5 pb-2.5 lg:sticky lg:top-0 lg:flex lg:h-dvh lg:border-r",
        "max-lg:fixed max-lg:inset-0 max-lg:z-40 max-lg:hidden max-lg:target:flex",
      )}
    >
      <div className={classes("flex shrink-0 items-center", isRail ? "flex-col pb-1" : "justify-between")}>
        <a
          href={inLocale("/admin", useLocale())}
          data-way
          className={classes("flex h-12 min-w-0 items-center", !isRail && "px-2")}
        >
          <Brand markOnly={isRail} />
        </a>
        <IconButton
          className="noscript:hidden max-lg:hidden"
          side={isRail ? "right" : "bottom"}
          keys={shortcutCaps("meta_b", useIsApple())}
          label={t(isRail ? "expandNavigation" : "collapseNavigation")}
          icon={<Icon name="panel-left" />}
          onClick={onToggle}
        />
        <a href="#content" className={classes(buttonClass("ghost"), "w-8 px-0! lg:hidden")}>
          <Icon name="x" />
          <span className="sr-only">{t("closeNavigation")}</span>
        </a>
      </div>
      <AdminNavigation screens={screens} isRail={isRail} />
      <div className="mt-auto flex flex-col gap-2 pt-4">
        {demo && (
          <p className={isRail ? "text-center text-[11px] leading-4 text-fg-3" : "px-2 text-xs text-fg-3"}>
            {t(isRail ? "demo" : "demoNotice")}
          </p>
        )}
        <KeysEntry isRail={isRail} onOpen={onKeys} />
      </div>
    </aside>
  );
}

export const sidebarId = "navigation";
