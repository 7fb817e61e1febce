import { useState } from "react";
import { useNavigate } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Button } from "@product/ui/controls/button";
import { CommandPalette, PaletteGroup, PaletteItem } from "@product/ui/overlays/command-palette";
import { Badge } from "@product/ui/records/badge";
import { Kbd } from "@product/ui/kbd";
import { shortcutCaps } from "@product/ui/shortcuts";
import { useIsApple, useShortcuts } from "@product/ui/use-shortcuts";
import { scopedIn } from "@product/domain/questions/scoped-words";
import { inLocale } from "#i18n/locale.ts";
import { toggleMode } from "#shell/behaviour/colour-mode.ts";
import { Icon } from "#shell/icon.tsx";
import { FoundAnywhere, useIsSearching, type Chosen } from "./found-anywhere.tsx";
import { keepChosen, recentlyChosen } from "./recent.ts";
import { useReaches } from "./reachable.ts";
import { addressOf, alsoReachable, navigation, type Screen } from "#shell/screens.ts";

/** Jumps to any screen and to any record by typing, or with `g` and a letter. */
export function JumpPalette({ personId, onKeys }: { personId: string; onKeys: () => void }) {
  const t = useTranslations("shell");
  const locale = useLocale();
  const navigate = useNavigate();
  const isApple = useIsApple();
  const reaches = useReaches();
  const entries = navigation.filter(({ screen }) => reaches(screen));
  const [open, setOpen] = useState(false);
  const [search, setSearch] = useState("");
  const change = (isOpen: boolean) => {
    setOpen(isOpen);
    setSearch("");
  };
  const go = (screen: Screen) => {
    change(false);
    void navigate(inLocale(addressOf(screen), locale));
  };
  const choose = (chosen: Chosen) => {
    change(false);
    keepChosen(personId, chosen);
    void navigate(inLocale(chosen.address, locale));
  };
  const isSearching = useIsSearching(search);
  const scoped = scopedIn(search);
  const recent = open ? recentlyChosen(personId) : [];
  const act = (run: () => void) => () => {
    change(false);
    run();
  };
  useShortcuts({
    meta_k: { run: () => setOpen(true), whileTyping: true },
    "/": () => setOpen(true),
    ...Object.fromEntries(entries.map(({ screen, key }) => [`g-${key}`, () => go(screen)])),
  });
  return (
    <>
      <Button
        look="quiet"
        type="button"
        icon={<Icon name="search" />}
        onClick={() => setOpen(true)}
        className="max-md:w-8 max-md:border-transparent max-md:bg-transparent max-md:px-0! max-md:shadow-none"
      >
        <span className="min-w-40 text-left font-normal text-fg-3 max-md:sr-only">{t("searchOrJump")}</span>
        <span aria-hidden className="max-md:hidden">
          <Kbd keys={shortcutCaps("meta_k", isApple)} />
        </span>
      </Button>
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
        </PaletteGroup>
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
      </CommandPalette>
    </>
  );
}

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
