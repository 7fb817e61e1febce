import { useTranslations } from "use-intl";
import { Drawer } from "@product/ui/overlays/drawer";
import { AdminNavigation, KeysEntry } from "./admin-navigation.tsx";
import { Brand } from "./brand.tsx";
import type { Screen } from "#shell/screens.ts";

type AdminDrawerProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  demo: boolean;
  screens: readonly Screen[];
  onKeys: () => void;
};

/** The navigation on phones. */
export function AdminDrawer({ open, onOpenChange, demo, screens, onKeys }: AdminDrawerProps) {
  const t = useTranslations("shell");
  const close = () => onOpenChange(false);
  return (
    <Drawer
      side="left"
      open={open}
      onOpenChange={onOpenChange}
      title={
        <>
          <Brand />
          <span className="sr-only"> · {t("mainNavigation")}</span>
        </>
      }
      description={demo && <span className="mt-1 block text-xs text-fg-3">{t("demoNotice")}</span>}
      labels={{ close: t("close") }}
    >
      <div className="-mx-2 -mt-2 flex flex-col">
        <AdminNavigation screens={screens} onGo={close} />
        <div className="mt-3 border-t border-line pt-3">
          <KeysEntry
            onOpen={() => {
              close();
              onKeys();
            }}
          />
        </div>
      </div>
    </Drawer>
  );
}
