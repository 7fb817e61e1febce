import { useTranslations } from "use-intl";
import { Button } from "@product/ui/controls/button";

export type Way = "visual" | "source";

/** One press between the text as it looks and the text as it is written, for both languages. */
export function WayToEdit({ way, onChange }: { way: Way; onChange: (way: Way) => void }) {
  const t = useTranslations("content");
  return (
    <fieldset aria-label={t("wayToEdit")} className="flex gap-1 noscript:hidden">
      {(["visual", "source"] as const).map((each) => (
        <Button
          key={each}
          type="button"
          look={each === way ? "quiet" : "ghost"}
          size="row"
          aria-pressed={each === way}
          onClick={() => onChange(each)}
        >
          {t(`way:${each}`)}
        </Button>
      ))}
    </fieldset>
  );
}
