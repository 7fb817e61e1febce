import { useSyncExternalStore } from "react";
import { useTranslations } from "use-intl";
import { IconButton } from "@product/ui/controls/icon-button";
import { Menu, MenuChoice, MenuChoices } from "@product/ui/overlays/menu";
import {
  colourModes,
  onPreference,
  readPreference,
  setPreference,
  type ColourMode,
} from "#shell/behaviour/colour-mode.ts";
import { Icon } from "#shell/icon.tsx";
import type { IconName } from "#shell/icon-names.ts";

export function ColourModeMenu() {
  const t = useTranslations("shell");
  const preference = useSyncExternalStore(onPreference, readPreference, () => "system" as const);
  return (
    <Menu trigger={<IconButton label={t("colourMode")} icon={<Icon name={icons[preference]} />} />}>
      <MenuChoices value={preference} onChange={(mode) => setPreference(mode as ColourMode)}>
        {colourModes.map((mode) => (
          <MenuChoice key={mode} value={mode} icon={<Icon name={icons[mode]} />}>
            {t(`colourMode:${mode}`)}
          </MenuChoice>
        ))}
      </MenuChoices>
    </Menu>
  );
}

const icons: Record<ColourMode, IconName> = { system: "monitor", light: "sun", dark: "moon" };
