import { useState, type ReactNode } from "react";
import { useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "@product/ui/controls/button";
import { StatusGlyph } from "@product/ui/records/status-glyph";
import { useShortcuts } from "@product/ui/use-shortcuts";

type SaveBarProps = {
  formId: string;
  isUnsaved: boolean;
  /** A sentence about what was saved just now; otherwise undefined. */
  saved?: string | undefined;
  /** A remark to read before saving. */
  note?: ReactNode;
  /** There is something to go back to: not where the fields hold what was refused. */
  canDiscard: boolean;
};

/** Stands at the bottom edge under every form and says whether it is saved. Its buttons belong to the form by its id. */
export function SaveBar({ formId, isUnsaved, saved, note, canDiscard }: SaveBarProps) {
  const t = useTranslations("forms");
  // It is said once; a page that is shown anew because of someone else does not take it back.
  const [lastSaved, setLastSaved] = useState(saved);
  if (saved !== undefined && saved !== lastSaved) setLastSaved(saved);
  const isSaving = useNavigation().formMethod === "POST";
  const submit = () => {
    const form = document.getElementById(formId);
    if (!isSaving && form instanceof HTMLFormElement) form.requestSubmit();
  };
  useShortcuts({ meta_s: { run: submit, whileTyping: true } });
  return (
    <div data-save-bar className={bar}>
      <div aria-live="polite" className="col-span-full basis-full not-empty:mb-0.5 empty:absolute">
        {note}
      </div>
      <output className="flex min-w-0 items-center gap-2 text-compact text-fg-2 sm:mr-auto">
        {stateOf({ isSaving, isUnsaved, saved: lastSaved }, t)}
      </output>
      {isUnsaved && canDiscard && (
        <Button look="ghost" size="form" type="reset" form={formId} className="max-sm:-mr-4 max-sm:h-8">
          {t("discard")}
        </Button>
      )}
      <Button
        type="submit"
        size="form"
        form={formId}
        busy={isSaving}
        className="max-sm:col-span-full max-sm:h-11 sm:min-w-28"
      >
        {t("save")}
      </Button>
    </div>
  );
}

type State = { isSaving: boolean; isUnsaved: boolean; saved: string | undefined };

function stateOf(
  { isSaving, isUnsaved, saved }: State,
  t: (key: "saving" | "unsaved" | "unchanged") => string,
): ReactNode {
  if (isSaving) return t("saving");
  if (isUnsaved)
    return (
      <>
        <StatusGlyph tone="warn" />
        {t("unsaved")}
      </>
    );
  if (!saved) return t("unchanged");
  return (
    <>
      <StatusGlyph tone="ok" />
      {saved}
    </>
  );
}

const bar =
  "sticky bottom-0 z-10 -mx-(--page-padding) mt-auto -mb-5 flex flex-wrap gap-2 border-t border-line bg-bg px-(--page-padding) py-2.5 max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:pb-[max(10px,env(safe-area-inset-bottom))] sm:min-h-15 sm:items-center";
