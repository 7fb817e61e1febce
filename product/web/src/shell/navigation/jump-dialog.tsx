import { useDeferredValue, useState, type ReactNode } from "react";
import { useNavigate } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { CommandPalette, PaletteGroup, PaletteItem } from "@product/ui/overlays/command-palette";
import { Badge } from "@product/ui/records/badge";
import { shortcutCaps } from "@product/ui/shortcuts";
import { useIsApple } from "@product/ui/use-shortcuts";
import { scopedIn } from "@product/domain/questions/scoped-words";
import { inLocale } from "#i18n/locale.ts";
import { toggleMode } from "#shell/behaviour/colour-mode.ts";
import { Icon } from "#shell/icon.tsx";
import { FoundAnywhere, useIsSearching, type Chosen } from "./found-anywhere.tsx";
import { keepChosen, recentlyChosen } from "./recent.ts";
import { useReaches } from "./reachable.ts";
import { alsoReachable, type navigation, type Screen } from "#shell/screens.ts";

type JumpDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  personId: string;
  entries: typeof navigation;
  onGo: (screen: Screen) => void;
  onKeys: () => void;
};

/** Screens, records and what can be done, found by typing. */
export function JumpDialog({ open, onOpenChange, personId, entries, onGo, onKeys }: JumpDialogProps) {
  const t = useTranslations("shell");
  const locale = useLocale();
  const navigate = useNavigate();
  const isApple = useIsApple();
  const reaches = useReaches();
  const [search, setSearch] = useState("");
  const change = (isOpen: boolean) => {
    onOpenChange(isOpen);
    setSearch("");
  };
  const act = (run: () => void) => () => {
    change(false);
    run();
  };
  const go = (screen: Screen) => act(() => onGo(screen))();
  const choose = (chosen: Chosen) => {
    change(false);
    keepChosen(personId, chosen);
    void navigate(inLocale(chosen.address, locale));
  };
  const isSearching = useIsSearching(search);
  const scoped = scopedIn(search);
  const recent = open ? recentlyChosen(personId) : [];
  return (
    <CommandPalette
      open={open}
      onOpenChange={change}
      search={search}
      onSearch={setSearch}
      loading={isSearching}
      below={scoped.length > 0 && <Scopes scoped={scoped} />}
      labels={{ title: t("palette"), search: t("searchOrJump"), noData: t("nothingFound") }}
    >
      <FoundAnywhere search={search} onSelect={choose} />
      {recent.length > 0 && search.trim() === "" && (
        <PaletteGroup heading={t("recent")}>
          {recent.map((each) => (
            <PaletteItem
              key={each.address}
              value={`${each.name} ${each.address}`}
              icon={<Icon name="history" />}
              end={<span className="max-w-1/2 truncate text-xs text-fg-3">{each.about}</span>}
              onSelect={() => choose(each)}
            >
              {each.name}
            </PaletteItem>
          ))}
        </PaletteGroup>
      )}
      <PaletteGroup heading={t("goTo")}>
        {entries.map(({ screen, icon, key }) => (
          <PaletteItem
            key={screen}
            value={t(`screen:${screen}`)}
            icon={<Icon name={icon} />}
            keys={["g", key]}
            onSelect={() => go(screen)}
          >
            {t(`screen:${screen}`)}
          </PaletteItem>
        ))}
        <Afterwards>
          {alsoReachable
            .filter(({ screen }) => reaches(screen))
            .map(({ screen, icon }) => (
              <PaletteItem
                key={screen}
                value={t(`screen:${screen}`)}
                icon={<Icon name={icon} />}
                onSelect={() => go(screen)}
              >
                {t(`screen:${screen}`)}
              </PaletteItem>
            ))}
        </Afterwards>
      </PaletteGroup>
      <Afterwards>
        <PaletteGroup heading={t("actions")}>
          <PaletteItem value={t("keysAndHelp")} icon={<Icon name="keyboard" />} keys={["?"]} onSelect={act(onKeys)}>
            {t("keysAndHelp")}
          </PaletteItem>
          <PaletteItem
            value={t("key:colours")}
            icon={<Icon name="moon" />}
            keys={shortcutCaps("meta_shift_l", isApple)}
            onSelect={act(toggleMode)}
          >
            {t("key:colours")}
          </PaletteItem>
        </PaletteGroup>
      </Afterwards>
    </CommandPalette>
  );
}

/** The parts below the first view, drawn once that is there, so that it never waits for them. */
const Afterwards = ({ children }: { children: ReactNode }) => useDeferredValue(true, false) && children;

/** The filters that are typed by their names, set apart from what is searched for. */
const Scopes = ({ scoped }: { scoped: readonly string[] }) => (
  <ul className="flex flex-wrap gap-1.5 px-3.5 pt-2">
    {scoped.map((each) => (
      <li key={each}>
        <Badge outline>{each}</Badge>
      </li>
    ))}
  </ul>
);
