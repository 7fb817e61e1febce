import { useLocale, useTranslations } from "use-intl";
import { spokenLanguages } from "@product/domain/people/languages";
import { Checkbox } from "@product/ui/controls/checkbox";
import { SelectField } from "@product/ui/controls/select-field";
import type { SlotRow, Wanted } from "./queries.server.ts";

const kinds = ["qualificationIds", "documentTypeIds", "languages"] as const;

type SlotWantsProps = { slot: SlotRow | undefined; wanted: Wanted; termsDocumentIds: readonly string[] };

/** Requirements of a place beyond its role; folded if there are none. */
export function SlotWants({ slot, wanted, termsDocumentIds }: SlotWantsProps) {
  const t = useTranslations("shifts");
  const choices = { ...wanted, languages: useLanguages(slot?.languages ?? []) };
  const count = kinds.reduce((sum, kind) => sum + (slot?.[kind].length ?? 0), slot?.listId ? 1 : 0);
  const names = wanted.documentTypeIds
    .filter(({ id }) => termsDocumentIds.includes(id))
    .map(({ name }) => name)
    .join(", ");
  return (
    <details open={count > 0} className="text-compact">
      <summary className="flex min-h-8 cursor-pointer items-center font-medium pointer-coarse:min-h-11">
        {t("also", { n: count })}
      </summary>
      <p className="max-w-2xl text-pretty text-fg-2">{t("alsoText")}</p>
      {names && <p className="mt-1 max-w-2xl text-pretty">{t("askedByTerms", { names })}</p>}
      <div className="mt-2 grid gap-4 sm:grid-cols-2">
        {kinds.map((kind) => (
          <fieldset key={kind} className="min-w-0">
            <legend className="mb-1 text-xs text-fg-2">{t(kind)}</legend>
            <div className="flex max-h-56 flex-col overflow-y-auto">
              {choices[kind].map(({ id, name }) => (
                <Checkbox
                  key={id}
                  id={`${slot?.id ?? "new"}-${id}`}
                  name={kind}
                  value={id}
                  defaultChecked={slot?.[kind].includes(id) ?? false}
                  label={name}
                />
              ))}
            </div>
          </fieldset>
        ))}
        <ListWanted listId={slot?.listId ?? ""} lists={wanted.lists} />
      </div>
    </details>
  );
}

/** A list that this reader does not see stays as it is. */
function ListWanted({ listId, lists }: { listId: string; lists: Wanted["lists"] }) {
  const t = useTranslations("shifts");
  const isHidden = listId !== "" && lists.every(({ id }) => id !== listId);
  if (isHidden) return <input type="hidden" name="listId" value={listId} />;
  if (lists.length === 0) return null;
  return (
    <SelectField name="listId" label={t("listId")} defaultValue={listId}>
      <option value="">{t("anyone")}</option>
      {lists.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

/** By name in the reader's language, those that are asked for first. */
function useLanguages(chosen: readonly string[]) {
  const locale = useLocale();
  const names = new Intl.DisplayNames([locale], { type: "language" });
  const { compare } = new Intl.Collator(locale);
  return spokenLanguages
    .map((id) => ({ id, name: names.of(id) ?? id }))
    .toSorted((a, b) => Number(chosen.includes(b.id)) - Number(chosen.includes(a.id)) || compare(a.name, b.name));
}
