import type { ListKind } from "@product/domain/filters/list-kind";
import { draftOf, type DraftFaults, type DraftGroup } from "#features/ground/filters/share/draft.ts";
import { FilterBuilder } from "#features/ground/filters/share/filter-builder.tsx";
import type { FilterWords } from "#features/ground/filters/share/filter-words.ts";
import { entriesBesideFilter, treeOf, type ShownView } from "./shown-view.ts";

export type Building = { draft: DraftGroup; faults?: DraftFaults };

type ShownBuilderProps = {
  kind: ListKind;
  view: ShownView;
  words: FilterWords;
  fields: readonly string[];
  building: Building | undefined;
};

/** The builder with what the list is filtered by. */
export const ShownBuilder = ({ kind, view, words, fields, building }: ShownBuilderProps) => (
  <FilterBuilder
    key={JSON.stringify([view, building])}
    draft={building?.draft ?? draftOf(treeOf(kind, view), kind.fields)}
    faults={building?.faults}
    words={words}
    fields={fields}
    kept={entriesBesideFilter(view)}
  />
);
