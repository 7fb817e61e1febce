import { useTranslations } from "use-intl";
import { Glyph } from "@product/ui/glyph";
import { importSteps, type ImportStep } from "./steps.ts";

/** Where the import stands on its way. */
export function ImportSteps({ current, isOver }: { current: ImportStep; isOver: boolean }) {
  const t = useTranslations("worker-import");
  const here = importSteps.indexOf(current);
  return (
    <ol aria-label={t("steps")} className="mb-6 flex flex-wrap gap-x-2 gap-y-1.5 text-compact">
      {importSteps.map((step, place) => {
        const isPast = place < here || isOver;
        const isHere = place === here && !isOver;
        return (
          <li
            key={step}
            aria-current={isHere ? "step" : undefined}
            className={`flex items-center gap-2 ${isHere ? "font-medium text-fg" : "text-fg-2"}`}
          >
            {place > 0 && <Glyph name="chevron-right" size={14} className="text-fg-3" />}
            <span
              aria-hidden
              className={`num flex size-5 items-center justify-center rounded-full border text-[11.5px] ${isHere ? "border-primary bg-primary text-primary-fg" : "border-line-2"}`}
            >
              {isPast ? <Glyph name="check" size={12} className="text-ok" /> : place + 1}
            </span>
            <span className={isHere ? "" : "max-sm:sr-only"}>{t(`step:${step}`)}</span>
          </li>
        );
      })}
    </ol>
  );
}
