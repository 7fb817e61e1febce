import { useTranslations } from "use-intl";
import { Button } from "@product/ui/controls/button";
import { StatusGlyph } from "@product/ui/records/status-glyph";
import { useShortcuts } from "@product/ui/use-shortcuts";

type SaveRowProps = { formId: string; isUnsaved: boolean; isSaving: boolean };

/** Saves one form among several, where a bar at the bottom edge would leave open which one it means. */
export function SaveRow({ formId, isUnsaved, isSaving }: SaveRowProps) {
  const t = useTranslations("forms");
  const submit = () => {
    const form = document.getElementById(formId);
    if (!isSaving && form instanceof HTMLFormElement) form.requestSubmit();
  };
  useShortcuts({ meta_s: { run: submit, whileTyping: true } });
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Button type="submit" size="form" busy={isSaving} className="min-w-28 max-sm:w-full">
        {t("save")}
      </Button>
      {isUnsaved && !isSaving && (
        <Button look="ghost" size="form" type="reset">
          {t("discard")}
        </Button>
      )}
      <output className="flex items-center gap-2 text-compact text-fg-2">
        {isSaving && t("saving")}
        {isUnsaved && !isSaving && (
          <>
            <StatusGlyph tone="warn" />
            {t("unsaved")}
          </>
        )}
      </output>
    </div>
  );
}
