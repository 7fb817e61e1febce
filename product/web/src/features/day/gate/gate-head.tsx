import { useSyncExternalStore } from "react";
import { useTranslations } from "use-intl";
import { Icon } from "#features/day/pass/share/pass-icon.tsx";
import type { Gate } from "./gate.page.tsx";

/** Where this device stands, how many are inside, and whether it reaches the server. */
export function GateHead({ gate }: { gate: Gate }) {
  const t = useTranslations("gate");
  const isOnline = useSyncExternalStore(
    (changed) => {
      addEventListener("online", changed);
      addEventListener("offline", changed);
      return () => {
        removeEventListener("online", changed);
        removeEventListener("offline", changed);
      };
    },
    () => navigator.onLine,
    () => true,
  );
  return (
    <header className="flex h-15 shrink-0 items-center justify-between gap-3 px-5 text-base">
      <p className="flex min-w-0 items-center gap-1.75">
        <Icon name="door" />
        <b className="truncate font-semibold">{gate.name}</b>
        <span className="shrink-0 tabular-nums">{t("inside", { n: gate.inside })}</span>
      </p>
      <p className="shrink-0 text-[15px] font-medium">{t(isOnline ? "online" : "offline")}</p>
    </header>
  );
}
