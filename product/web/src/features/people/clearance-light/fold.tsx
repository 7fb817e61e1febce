import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Glyph } from "@product/ui/glyph";
import { StatusGlyph } from "@product/ui/records/status-glyph";

/** A line that unfolds to what it counts. Needs no script. */
export function Fold({ title, isFine = false, children }: { title: string; isFine?: boolean; children: ReactNode }) {
  const t = useTranslations("clearance");
  return (
    <details className="group border-t border-line">
      <summary className="flex min-h-9 cursor-pointer list-none items-center gap-2.5 py-1.5 text-compact text-fg-2 hover:text-fg pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
        {isFine ? <StatusGlyph tone="ok" /> : <Glyph name="chevron-down" className="group-open:rotate-180" />}
        <span className="grow">{title}</span>
        <span className="group-open:hidden">{t("show")}</span>
        <span className="hidden group-open:inline">{t("hide")}</span>
      </summary>
      {children}
    </details>
  );
}
