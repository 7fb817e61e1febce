import type { ReactElement } from "react";
import { useLocation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { classes } from "@product/ui/classes";
import { Kbd } from "@product/ui/kbd";
import { Tooltip } from "@product/ui/overlays/tooltip";
import { inLocale } from "#i18n/locale.ts";
import { Icon } from "#shell/icon.tsx";
import { addressOf, navigation, type Screen } from "#shell/screens.ts";

type NavigationProps = { screens: readonly Screen[]; isRail?: boolean; onGo?: () => void };

/** The screens in their order. As a rail, the words are in the tooltips and read out all the same. */
export function AdminNavigation({ screens, isRail = false, onGo }: NavigationProps) {
  const t = useTranslations("shell");
  const locale = useLocale();
  const { pathname } = useLocation();
  const shown = navigation.filter(({ screen }) => screens.includes(screen));
  return (
    <nav aria-label={t("mainNavigation")} className="mt-1 flex flex-col gap-px">
      {shown.map(({ screen, icon, key }) => {
        const name = t(`screen:${screen}`);
        const address = inLocale(addressOf(screen), locale);
        const isHere = pathname === address || (screen !== "dashboard" && pathname.startsWith(`${address}/`));
        return (
          <WithTooltip key={screen} isWanted={isRail} text={name} keys={["g", key]}>
            <a
              href={address}
              data-way
              aria-current={isHere ? "page" : undefined}
              onClick={() => onGo?.()}
              className={itemClass(isRail)}
            >
              <Icon name={icon} className="text-fg-3 group-aria-[current=page]:text-primary-text" />
              <span className={isRail ? "sr-only" : "truncate"}>{name}</span>
            </a>
          </WithTooltip>
        );
      })}
    </nav>
  );
}

/** The way to the keys, for those who do not know them yet. It opens a dialog, so without JavaScript it is not there. */
export function KeysEntry({ isRail = false, onOpen }: { isRail?: boolean; onOpen: () => void }) {
  const t = useTranslations("shell");
  return (
    <WithTooltip isWanted={isRail} text={t("keysAndHelp")} keys={["?"]}>
      <button type="button" onClick={onOpen} className={classes(itemClass(isRail), "noscript:hidden")}>
        <Icon name="keyboard" className="text-fg-3" />
        <span className={isRail ? "sr-only" : "truncate"}>{t("keysAndHelp")}</span>
        {!isRail && (
          <span aria-hidden className="ml-auto pointer-coarse:hidden">
            <Kbd keys={["?"]} />
          </span>
        )}
      </button>
    </WithTooltip>
  );
}

type WithTooltipProps = { isWanted: boolean; text: string; keys: string[]; children: ReactElement };

const WithTooltip = ({ isWanted, text, keys, children }: WithTooltipProps) =>
  isWanted ? (
    <Tooltip side="right" text={text} keys={keys}>
      {children}
    </Tooltip>
  ) : (
    children
  );

const itemClass = (isRail: boolean) =>
  classes(
    "group flex min-h-8 items-center gap-2.5 rounded-control text-left text-[13.5px] leading-5 font-medium text-fg-2 transition-colors hover:bg-bg-muted hover:text-fg aria-[current=page]:bg-bg-muted aria-[current=page]:text-fg pointer-coarse:min-h-11",
    isRail ? "justify-center" : "px-2",
  );
