import { useTranslations } from "use-intl";
import { filterFromText } from "@product/domain/filters/filter-text";
import { workerFields } from "@product/domain/filters/worker-fields";
import { filterSentence } from "#features/filters/share/filter-sentence.ts";
import { useFilterWords, type FilterChoices } from "#features/filters/share/use-filter-words.ts";
import type { FormField } from "#features/forms/share/form-fields.ts";
import { FormPart } from "#features/forms/share/form-part.tsx";
import { FilterPreview } from "./filter-preview.tsx";

type FilterPartProps = { field: FormField; isShown: boolean; choices: FilterChoices };

/** The filter of a list by filter: in words, with how many it finds. */
export function FilterPart({ field, isShown, choices }: FilterPartProps) {
  const t = useTranslations("lists");
  const words = useFilterWords(choices);
  const sent = <input type="hidden" id={field.id} name="filter" value={field.initialText} />;
  const filter = filterFromText(field.initialText, workerFields);
  if (!isShown) return sent;
  return (
    <FormPart heading={t("filter")} why={t("filterWhy")}>
      {sent}
      {filter && <p className="text-compact">{filterSentence(filter, words)}</p>}
      {filter && <FilterPreview filter={filter} />}
    </FormPart>
  );
}
