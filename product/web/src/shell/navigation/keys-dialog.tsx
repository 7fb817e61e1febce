import { useTranslations } from "use-intl";
import { Dialog } from "@product/ui/overlays/dialog";
import { Kbd } from "@product/ui/kbd";
import { shortcutCaps } from "@product/ui/shortcuts";
import { useIsApple } from "@product/ui/use-shortcuts";
import { keyGroups } from "./keys.ts";
import { useReaches } from "./reachable.ts";

type KeysDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** The help on keyboard shortcuts. */
export function KeysDialog(openness: KeysDialogProps) {
  const t = useTranslations("shell");
  const isApple = useIsApple();
  return (
    <Dialog
      {...openness}
      size="large"
      isToRead
      title={t("keysAndHelp")}
      description={isApple ? t("keysText") : `${t("keysText")} ${t("keysMeta")}`}
      labels={{ close: t("close") }}
    >
      <div className="gap-x-10 sm:columns-2">
        {keyGroups.map((group) => (
          <KeyGroup key={group.heading} {...group} />
        ))}
      </div>
    </Dialog>
  );
}

function KeyGroup({ heading, keys }: (typeof keyGroups)[number]) {
  const t = useTranslations("shell");
  const isApple = useIsApple();
  const reaches = useReaches();
  const shown = keys.filter(({ leadsTo }) => leadsTo === undefined || reaches(leadsTo));
  if (shown.length === 0) return null;
  return (
    <section className="mb-5 break-inside-avoid last:mb-0">
      <h3 className="mb-1 text-xs font-medium text-fg-3">{t(heading)}</h3>
      <ul className="divide-y divide-line text-compact">
        {shown.map((entry) => (
          <li key={entry.keys} className="flex min-h-8 items-center justify-between gap-4 py-1">
            {t(entry.does)}
            <Kbd keys={shortcutCaps(entry.keys, isApple)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
