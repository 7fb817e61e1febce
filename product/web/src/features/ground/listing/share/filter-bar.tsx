import { useId } from "react";
import { Form, Link } from "react-router";
import { useTranslations } from "use-intl";
import { controlClass } from "@product/ui/controls/field-frame";
import { Glyph } from "@product/ui/glyph";
import { useShortcuts } from "@product/ui/use-shortcuts";
import type { FilterWords } from "#features/ground/filters/share/filter-words.ts";
import type { ListKind } from "@product/domain/filters/list-kind";
import { FilterChip } from "./filter-chip.tsx";
import { FoldedBuilder, useBuilderPart } from "./folded-builder.tsx";
import { ListIcon } from "./list-icon.tsx";
import type { Building } from "./shown-builder.tsx";
import { entriesOf, partsOf, queryOf, type ShownView } from "./shown-view.ts";
import { useClosing } from "./use-closing.ts";

export type FilterBarProps = {
  kind: ListKind;
  /** Where the list lies. */
  here: string;
  view: ShownView;
  words: FilterWords;
  /** The fields that the reader may filter by. */
  fields: readonly string[];
  /** A filter that is being built without scripts, and what is still wrong with it. */
  building: Building | undefined;
  /** The label of the search box: what can be searched for. */
  searchLabel: string;
  /** The address of everything. */
  everything: string;
};

/** Search, what is filtered by, each with the way to take it off, and the builder for more. All of it only asks, and stands in the address. */
export function FilterBar({ kind, here, view, words, fields, building, searchLabel, everything }: FilterBarProps) {
  const t = useTranslations("listing");
  const parts = partsOf(kind, view);
  const panel = useClosing(building !== undefined);
  const { Part, onPress } = useBuilderPart(building !== undefined);
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-2 max-sm:contents">
      <SearchBox view={view} label={searchLabel} />
      {(parts.length > 0 || view.q) && (
        <ul aria-label={t("inForce")} className="contents">
          {view.q && (
            <FilterChip
              phrase={t("searched")}
              value={view.q}
              removeTo={`${here}${queryOf(kind, { ...view, q: "" })}`}
            />
          )}
          {parts.map(({ filter, without }, place) => (
            <FilterChip key={place} filter={filter} words={words} removeTo={`${here}${queryOf(kind, without)}`} />
          ))}
        </ul>
      )}
      <details ref={panel} open={building !== undefined} className="group max-sm:open:basis-full">
        <summary
          onClick={onPress}
          className="inline-flex h-8 cursor-pointer list-none items-center gap-1.5 rounded-control border border-dashed border-line-2 px-2.5 text-compact font-medium text-fg-2 hover:text-fg pointer-coarse:h-11 [&::-webkit-details-marker]:hidden"
        >
          <ListIcon name="filter" />
          {t("filter")}
        </summary>
        <div className="mt-2 rounded-card border border-line bg-bg-raised p-3.5 sm:absolute sm:inset-x-0 sm:top-full sm:z-20 sm:mt-1 sm:max-w-4xl sm:border-transparent sm:shadow-overlay">
          <FoldedBuilder Part={Part} {...{ kind, view, words, fields, building }} />
        </div>
      </details>
      {(parts.length > 0 || view.q) && (
        <Link to={everything} className="touch-target px-1 text-compact text-fg-2 underline underline-offset-3">
          {t("clear")}
        </Link>
      )}
    </div>
  );
}

function SearchBox({ view, label }: { view: ShownView; label: string }) {
  const t = useTranslations("listing");
  const id = useId();
  useShortcuts({ "/": () => document.getElementById(id)?.focus() }, { first: true });
  return (
    <search className="max-sm:w-full">
      <Form key={JSON.stringify(view)} className="relative">
        {entriesOf({ ...view, q: "" }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button
          type="submit"
          aria-label={t("show")}
          className="absolute inset-y-0 left-0 flex w-8 items-center justify-center text-fg-3 hover:text-fg"
        >
          <Glyph name="search" />
        </button>
        <input
          id={id}
          name="q"
          type="search"
          aria-label={label}
          placeholder={label}
          defaultValue={view.q}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          className={`${controlClass(undefined)} h-8! pl-8 text-compact! sm:w-56! pointer-coarse:h-11!`}
        />
      </Form>
    </search>
  );
}
