import { useId } from "react";
import { Form, Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { controlClass } from "@product/ui/field-frame";
import { Glyph } from "@product/ui/glyph";
import { FilterBuilder } from "#features/ground/filters/share/filter-builder.tsx";
import { draftOf, type DraftFaults, type DraftGroup } from "#features/ground/filters/share/draft.ts";
import type { FilterChoices } from "#features/ground/filters/share/use-filter-words.ts";
import { inLocale } from "#i18n/locale.ts";
import { FilterChip } from "./filter-chip.tsx";
import { ListIcon } from "./list-icon.tsx";
import { entriesOf, filterKeys, partsOf, queryOf, treeOf, type ShownView } from "./share/shown-view.ts";

export type FilterBarProps = {
  view: ShownView;
  choices: FilterChoices;
  /** What the reader may filter by. */
  fields: readonly string[];
  /** A filter that is being built without scripts, and what is still wrong with it. */
  building: { draft: DraftGroup; faults?: DraftFaults } | undefined;
  searchesPhones: boolean;
  /** The address of everyone. */
  everyone: string;
};

/** Search, what is filtered by, each with the way to take it off, and the builder for more. All of it only asks, and stands in the address. */
export function FilterBar({ view, choices, fields, building, searchesPhones, everyone }: FilterBarProps) {
  const t = useTranslations("workers");
  const here = inLocale("/admin/workers/list", useLocale());
  const parts = partsOf(view);
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-2 max-sm:contents">
      <SearchBox view={view} label={t(searchesPhones ? "search" : "searchNoPhone")} />
      {(parts.length > 0 || view.q) && (
        <ul aria-label={t("inForce")} className="contents">
          {view.q && (
            <FilterChip said={t("searched")} value={view.q} removeTo={`${here}${queryOf({ ...view, q: "" })}`} />
          )}
          {parts.map(({ filter, without }, place) => (
            <FilterChip key={place} filter={filter} choices={choices} removeTo={`${here}${queryOf(without)}`} />
          ))}
        </ul>
      )}
      <details open={building !== undefined} className="group max-sm:open:basis-full">
        <summary className="inline-flex h-8 cursor-pointer list-none items-center gap-1.5 rounded-control border border-dashed border-line-2 px-2.5 text-compact font-medium text-fg-2 hover:text-fg pointer-coarse:h-11 [&::-webkit-details-marker]:hidden">
          <ListIcon name="filter" />
          {t("filter")}
        </summary>
        <div className="mt-2 rounded-card border border-line bg-bg-raised p-3.5 sm:absolute sm:inset-x-0 sm:top-full sm:z-20 sm:mt-1 sm:max-w-4xl sm:border-transparent sm:shadow-overlay">
          <FilterBuilder
            key={JSON.stringify([view, building])}
            draft={building?.draft ?? draftOf(treeOf(view))}
            faults={building?.faults}
            choices={choices}
            fields={fields}
            kept={keptBeside(view)}
          />
        </div>
      </details>
      {(parts.length > 0 || view.q) && (
        <Link to={everyone} className="touch-target px-1 text-compact text-fg-2 underline underline-offset-3">
          {t("clear")}
        </Link>
      )}
    </div>
  );
}

/** What the address says beside the filter: the builder writes all of that as one tree. */
const keptBeside = (view: ShownView) =>
  entriesOf(view).filter(([name]) => name !== "filter" && !(filterKeys as readonly string[]).includes(name));

function SearchBox({ view, label }: { view: ShownView; label: string }) {
  const t = useTranslations("workers");
  const id = useId();
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
