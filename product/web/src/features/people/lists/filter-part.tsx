import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { filterFromText } from "@product/domain/filters/filter-text";
import { storedFilter } from "@product/domain/filters/read-filter";
import { workerFields } from "@product/domain/filters/worker-fields";
import { FieldNotes } from "@product/ui/controls/field-frame";
import { BuilderContext } from "#features/ground/filters/share/builder-context.ts";
import { draftOf, filterFrom, rootPath, type DraftGroup } from "#features/ground/filters/share/draft.ts";
import { edited, replaced } from "#features/ground/filters/share/draft-edits.ts";
import { filterSentence } from "#features/ground/filters/share/filter-sentence.ts";
import { GroupRows } from "#features/ground/filters/share/group-rows.tsx";
import { useFilterWords, type FilterChoices } from "#features/people/workers/share/use-filter-words.ts";
import type { FormField } from "#features/ground/forms/share/form-fields.ts";
import { FormPart } from "#features/ground/forms/share/form-part.tsx";
import { useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";
import { useNoValidate } from "#features/ground/forms/share/use-no-validate.ts";
import { FilterPreview } from "./filter-preview.tsx";

/** The material for building a filter: the names of values, and the fields that the reader may ask about. */
export type Asking = FilterChoices & { fields: readonly string[] };

type FilterPartProps = { field: FormField; isShown: boolean; asking: Asking };

/** The filter of a list by filter: built from conditions, told in words, with how many it finds. Sent as one text. */
export function FilterPart({ field, isShown, asking }: FilterPartProps) {
  const t = useTranslations("lists");
  const words = useFilterWords(asking);
  const errors = useFieldSentences()(field.errors);
  const isAlive = useNoValidate();
  const { draft, text, faults, change, edit } = useDraft(field.initialText, asking.fields);
  const filter = filterFromText(text, workerFields);
  return (
    <>
      <SentText name="filter" text={isAlive ? text : field.initialText} />
      {isShown && (
        <FormPart heading={t("filter")} why={t("filterWhy")}>
          <div id={field.id} tabIndex={-1} className="flex flex-col gap-3 outline-none">
            {filter && <p className="text-compact text-pretty">{filterSentence(filter, words)}</p>}
            {isAlive ? (
              <BuilderContext
                value={{
                  faults: errors.length > 0 ? faults : {},
                  fields: asking.fields,
                  words,
                  change,
                  edit,
                }}
              >
                <GroupRows group={draft} path={rootPath} />
              </BuilderContext>
            ) : (
              <p className="text-compact text-fg-2">{t("filterElsewhere")}</p>
            )}
            <FieldNotes id={field.id} errors={errors} />
          </div>
          {isAlive && filter && <FilterPreview filter={filter} />}
        </FormPart>
      )}
    </>
  );
}

/** The filter while it is being built, and the text it is sent as: none while something is missing. */
function useDraft(initialText: string, fields: readonly string[]) {
  const [initial] = useState(() => begun(initialText, fields));
  const [draft, setDraft] = useState(initial);
  const result = filterFrom(draft, workerFields);
  const built = "filter" in result && result.filter ? JSON.stringify(storedFilter(result.filter)) : "";
  return {
    draft,
    text: draft === initial ? initialText : built,
    faults: "faults" in result ? result.faults : {},
    change: (path: string, how: Parameters<typeof replaced>[2]) => setDraft((old) => replaced(old, path, how)),
    edit: (actionName: string) => setDraft((old) => edited(old, actionName, fields[0]!, workerFields)),
  };
}

function begun(text: string, fields: readonly string[]): DraftGroup {
  const draft = draftOf(filterFromText(text, workerFields), workerFields);
  return draft.parts.length === 0 ? edited(draft, `add:${rootPath}`, fields[0]!, workerFields) : draft;
}

/** Tells the form of each change, as a field would that someone types in. */
function SentText({ name, text }: { name: string; text: string }) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current!.value === text) box.current!.dispatchEvent(new Event("input", { bubbles: true }));
  }, [text]);
  return <input ref={box} type="hidden" name={name} value={text} />;
}
