import { useLocation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { locales } from "@product/domain/locales";
import { Button } from "@product/ui/controls/button";
import { Glyph } from "@product/ui/glyph";
import { Menu, MenuItem } from "@product/ui/overlays/menu";
import { Icon } from "#shell/icon.tsx";
import { switchFromHere, switchTo } from "#shell/navigation/switch-to.ts";

export function LanguageMenu() {
  const t = useTranslations("shell");
  const current = useLocale();
  const { pathname, search } = useLocation();
  return (
    <Menu
      trigger={
        <Button
          look="ghost"
          type="button"
          icon={<Icon name="languages" className="max-sm:hidden" />}
          aria-label={`${current.toUpperCase()} · ${t("language")}`}
        >
          {current.toUpperCase()}
        </Button>
      }
    >
      {locales.map(({ code, iso, name }) => (
        <MenuItem key={code} asChild>
          <a
            href={switchTo(code, pathname + search)}
            lang={iso}
            hrefLang={code}
            onClick={({ currentTarget }) => (currentTarget.href = switchFromHere(code))}
            aria-current={code === current ? "true" : undefined}
          >
            {name}
            {code === current && <Glyph name="check" size={14} className="ml-auto text-primary-text" />}
          </a>
        </MenuItem>
      ))}
    </Menu>
  );
}
