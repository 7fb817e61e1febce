import { useTranslations } from "use-intl";
import { CodeDrawing } from "#features/day/pass/share/code-drawing.tsx";
import type { NewPin } from "./commands.server.ts";

/** The PIN, once, to read out or to scan. */
export function PinNotice({ newPin: { name, pin }, site }: { newPin: NewPin; site: string }) {
  const t = useTranslations("check-in");
  return (
    <output className="flex flex-wrap items-center gap-5 rounded-card border border-info-line bg-info-tint p-4">
      <span className="size-28 shrink-0 rounded-control bg-white p-2">
        <CodeDrawing text={`${site}/gate?pin=${pin}`} label={t("pinCode")} className="size-full" />
      </span>
      <div className="flex min-w-0 flex-1 basis-56 flex-col gap-1">
        <p className="text-sm font-medium">{t("pinTitle", { name })}</p>
        <p className="font-mono text-2xl font-semibold tracking-widest">
          {pin.slice(0, 4)} {pin.slice(4)}
        </p>
        <p className="text-sm text-pretty text-fg-2">{t("pinText", { address: `${site}/gate` })}</p>
      </div>
    </output>
  );
}
