import { useTranslations } from "use-intl";
import { Button } from "@product/ui/controls/button";
import { Glyph } from "@product/ui/glyph";

/** The person who saved last: the reader in another window, a colleague by name, or one without a name. */
export type Editor = { who: "you" | "someone" | "other"; name: string };

/** Tells whoever is writing that a newer text was saved meanwhile, and shows it beside theirs when they want. */
export function NewerNote({ editor, onSee }: { editor: Editor; onSee: () => void }) {
  const t = useTranslations("home");
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-compact text-fg">
      <Glyph name="circle-info" className="text-info" />
      {t("newer", editor)}
      <Button look="quiet" size="row" type="button" onClick={onSee}>
        {t("seeNewer")}
      </Button>
    </p>
  );
}
