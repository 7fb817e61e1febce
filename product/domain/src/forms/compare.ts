/** Differences between two versions of a form, for readers who want to know the questions that an applicant saw. */
import type { BothLanguages, FormDefinition, FormField, FormPage } from "./definition.ts";

export const changedParts = ["words", "required", "condition", "goesTo", "rules", "consent", "place"] as const;
export type ChangedPart = (typeof changedParts)[number];

export type FormChange = {
  of: "page" | "field";
  change: "added" | "removed" | "changed";
  key: string;
  name: BothLanguages;
  /** For a change, the parts that differ. */
  parts: readonly ChangedPart[];
};

/** In the order of the later version; what is gone stands at the end. */
export function formChanges(before: FormDefinition, after: FormDefinition): FormChange[] {
  return [
    ...changesOf("page", namedPages(before), namedPages(after), pageParts),
    ...changesOf("field", namedFields(before), namedFields(after), fieldParts),
  ];
}

type Named<Item> = Map<string, { item: Item; name: BothLanguages }>;
type Placed = FormField & { page: string };

const namedPages = ({ pages }: FormDefinition): Named<FormPage> =>
  new Map(pages.map((page) => [page.key, { item: page, name: page.title }]));

const namedFields = ({ pages }: FormDefinition): Named<Placed> =>
  new Map(
    pages.flatMap((page) =>
      page.fields.map((field) => [field.key, { item: { ...field, page: page.key }, name: field.label }] as const),
    ),
  );

function changesOf<Item>(
  of: FormChange["of"],
  before: Named<Item>,
  after: Named<Item>,
  partsOf: (item: Item, other: Item) => ChangedPart[],
): FormChange[] {
  const kept = [...after].flatMap(([key, { item, name }]): FormChange[] => {
    const former = before.get(key);
    if (!former) return [{ of, change: "added", key, name, parts: [] }];
    const parts = partsOf(former.item, item);
    return parts.length > 0 ? [{ of, change: "changed", key, name, parts }] : [];
  });
  const gone = [...before].filter(([key]) => !after.has(key));
  return [...kept, ...gone.map(([key, { name }]) => ({ of, change: "removed" as const, key, name, parts: [] }))];
}

const isSame = (value: unknown, other: unknown): boolean =>
  JSON.stringify(value ?? null) === JSON.stringify(other ?? null);

const pageParts = (page: FormPage, other: FormPage): ChangedPart[] => [
  ...(isSame([page.title, page.why], [other.title, other.why]) ? [] : (["words"] as const)),
  ...(isSame(page.condition, other.condition) ? [] : (["condition"] as const)),
];

function fieldParts(placed: Placed, other: Placed): ChangedPart[] {
  const parts: Record<ChangedPart, (field: Placed) => unknown> = {
    words: ({ label, help, choices }) => [label, help, choices],
    required: ({ required }) => required,
    condition: ({ condition }) => condition,
    goesTo: ({ mapsTo, documentType, sensitivity, basis }) => [mapsTo, documentType, sensitivity, basis],
    rules: ({ type, longest, smallest, largest, offered }) => [type, longest, smallest, largest, offered],
    consent: ({ consent }) => consent,
    place: ({ page }) => page,
  };
  return changedParts.filter((part) => !isSame(parts[part](placed), parts[part](other)));
}
