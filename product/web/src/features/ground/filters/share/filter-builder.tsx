import { useState } from "react";
import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "@product/ui/controls/button";
import { BuilderContext } from "./builder-context.ts";
import { emptyDraft, rootPath, type DraftFaults, type DraftGroup } from "./draft.ts";
import { edited, replaced } from "./draft-edits.ts";
import { GroupRows } from "./group-rows.tsx";
import type { FilterWords } from "./filter-words.ts";

type FilterBuilderProps = {
  draft: DraftGroup;
  faults?: DraftFaults | undefined;
  words: FilterWords;
  /** The fields that the reader may filter by. */
  fields: readonly string[];
  /** The other parameters of the address, which stay as they are. */
  kept: readonly (readonly [name: string, value: string])[];
};

/**
 * Conditions joined by all, any and none, in groups as deep as needed. A form that only asks: without scripts each button sends
 * what there is and the page comes back with one part more or less; `draftIn`, `edited` and `filterFrom` read it on the server.
 */
export function FilterBuilder({ draft: sent, faults = {}, words, fields, kept }: FilterBuilderProps) {
  const t = useTranslations("filters");
  const begun = sent.parts.length === 0 ? edited(emptyDraft, `add:${rootPath}`, fields[0]!, words.fields) : sent;
  const [draft, setDraft] = useState(begun);
  return (
    <Form noValidate className="flex flex-col gap-3" aria-label={t("build")}>
      {/* The first button is the one that Enter presses. */}
      <button type="submit" name="do" value="apply" tabIndex={-1} aria-hidden className="sr-only">
        {t("apply")}
      </button>
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <BuilderContext
        value={{
          faults,
          fields,
          words,
          change: (path, change) => setDraft((old) => replaced(old, path, change)),
          edit: (actionName) => setDraft((old) => edited(old, actionName, fields[0]!, words.fields)),
        }}
      >
        <GroupRows group={draft} path={rootPath} />
      </BuilderContext>
      <Button type="submit" name="do" value="apply" className="self-start max-sm:w-full pointer-coarse:h-11">
        {t("apply")}
      </Button>
    </Form>
  );
}
