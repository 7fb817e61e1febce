import { NavLink } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { inLocale } from "#i18n/locale.ts";
import { Icon } from "./icon.tsx";
import { addressOf, navigation } from "./screens.ts";

export function AdminNavigation({ onGo }: { onGo?: () => void }) {
  const t = useTranslations("shell");
  const locale = useLocale();
  return (
    <nav aria-label={t("mainNavigation")} className="mt-1 flex flex-col gap-px">
      {navigation.map(({ screen, icon }) => (
        <NavLink
          key={screen}
          to={inLocale(addressOf(screen), locale)}
          end={screen === "dashboard"}
          onClick={() => onGo?.()}
          className="group flex min-h-8 items-center gap-2.5 rounded-control px-2 text-[13.5px] font-medium text-fg-2 transition-colors hover:bg-bg-muted hover:text-fg aria-[current=page]:bg-bg-muted aria-[current=page]:text-fg pointer-coarse:min-h-11"
        >
          <Icon name={icon} className="text-fg-3 group-aria-[current=page]:text-primary-text" />
          {t(`screen:${screen}`)}
        </NavLink>
      ))}
    </nav>
  );
}
