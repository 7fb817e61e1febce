import { useState } from "react";
import { useNavigate } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Button } from "@product/ui/controls/button";
import { Kbd } from "@product/ui/kbd";
import { later } from "@product/ui/overlays/later";
import { shortcutCaps } from "@product/ui/shortcuts";
import { useIsApple, useShortcuts } from "@product/ui/use-shortcuts";
import { inLocale } from "#i18n/locale.ts";
import { Icon } from "#shell/icon.tsx";
import { useReaches } from "./reachable.ts";
import { addressOf, navigation, type Screen } from "#shell/screens.ts";

/** Jumps to any screen and to any record by typing, or with `g` and a letter. */
export function JumpPalette({ personId, onKeys }: { personId: string; onKeys: () => void }) {
  const t = useTranslations("shell");
  const locale = useLocale();
  const navigate = useNavigate();
  const isApple = useIsApple();
  const reaches = useReaches();
  const entries = navigation.filter(({ screen }) => reaches(screen));
  const [open, setOpen] = useState(false);
  const go = (screen: Screen) => void navigate(inLocale(addressOf(screen), locale));
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
      <JumpDialog open={open} onOpenChange={setOpen} personId={personId} entries={entries} onGo={go} onKeys={onKeys} />
    </>
  );
}

const JumpDialog = later(async () => (await import("./jump-dialog.tsx")).JumpDialog);
