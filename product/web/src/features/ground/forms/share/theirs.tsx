import { useTranslations } from "use-intl";
import { Button } from "@product/ui/controls/button";
import { Glyph } from "@product/ui/glyph";

type TheirsProps = { text: string; lang: string | undefined; isTaken: boolean; onTake: () => void };

/** The text that someone else saved, beside the one that is being written. */
export function Theirs({ text, lang, isTaken, onTake }: TheirsProps) {
  const t = useTranslations("forms");
  return (
    <section className="flex min-w-0 flex-col gap-1.5">
      <h3 className="text-compact font-medium text-fg">{t("theirs")}</h3>
      <p
        lang={lang}
        className="min-h-9 rounded-control border border-line bg-bg-subtle px-2.5 py-1.75 text-sm wrap-anywhere whitespace-pre-line pointer-coarse:text-base"
      >
        {text}
      </p>
      {isTaken ? (
        <p className="flex h-7 items-center gap-1.5 text-help text-fg-3">
          <Glyph name="check" size={14} className="text-ok" />
          {t("sameAsTheirs")}
        </p>
      ) : (
        <p className="noscript:hidden">
          <Button look="quiet" size="row" type="button" onClick={onTake}>
            {t("takeTheirs")}
          </Button>
        </p>
      )}
    </section>
  );
}
