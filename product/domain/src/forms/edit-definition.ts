/** The steps in which a form is built. Each gives a new definition; what a step names that is not there leaves it as it is. */
import { fieldsOf, type FormDefinition, type FormField, type FormPage } from "./definition.ts";
import { typeFacts, type FieldType } from "./field-types.ts";

const blank = { en: "", es: "" };

/** A name that no other has: `page`, `page-2`. */
function freeKey(wanted: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const key = number === 1 ? wanted : `${wanted}-${number}`;
    if (!taken.has(key)) return key;
  }
}

export function addPage({ pages }: FormDefinition): { definition: FormDefinition; key: string } {
  const key = freeKey("page", new Set(pages.map((page) => page.key)));
  return { definition: { pages: [...pages, { key, title: blank, why: blank, fields: [] }] }, key };
}

export function addField(
  definition: FormDefinition,
  pageKey: string,
  type: FieldType,
): { definition: FormDefinition; key: string } {
  const key = freeKey(type.replaceAll("-", "_"), new Set(fieldsOf(definition).map((field) => field.key)));
  const field = newField(key, type, definition);
  return { definition: onPage(definition, pageKey, (fields) => [...fields, field]), key };
}

/** Asked of a worker's details only where nothing else asks for them yet. */
function newField(key: string, type: FieldType, definition: FormDefinition): FormField {
  const isIdentity = ["identity-number", "document", "guardian", "nationality"].includes(type);
  const isPay = type === "bank-account" || type === "social-security-number";
  const isContact = ["phone", "email", "address"].includes(type);
  const taken = new Set(fieldsOf(definition).map((field) => field.mapsTo));
  const detail = typeFacts[type].isImplied ? typeFacts[type].mapsTo.find((each) => !taken.has(each)) : undefined;
  return {
    key,
    type,
    label: blank,
    required: false,
    sensitivity: isIdentity ? "identity" : isPay ? "pay" : isContact ? "contact" : "basic",
    basis: isIdentity || isPay ? "law" : type === "consent" ? "consent" : "contract",
    ...(detail && { mapsTo: detail }),
    ...((type === "one-choice" || type === "several-choices") && { choices: [{ key: "a", label: blank }] }),
    ...(type === "consent" && { consent: { version: 1, text: blank } }),
    ...(type === "document" && { documentType: "identity" }),
  };
}

export const removePage = ({ pages }: FormDefinition, key: string): FormDefinition => ({
  pages: pages.filter((page) => page.key !== key),
});

export const removeField = (definition: FormDefinition, key: string): FormDefinition =>
  onEveryPage(definition, (fields) => fields.filter((field) => field.key !== key));

export const putField = (definition: FormDefinition, field: FormField): FormDefinition =>
  onEveryPage(definition, (fields) => fields.map((each) => (each.key === field.key ? field : each)));

export const putPage = ({ pages }: FormDefinition, page: FormPage): FormDefinition => ({
  pages: pages.map((each) => (each.key === page.key ? page : each)),
});

export const movePage = ({ pages }: FormDefinition, key: string, by: -1 | 1): FormDefinition => ({
  pages: swapped(
    pages,
    pages.findIndex((page) => page.key === key),
    by,
  ),
});

/** Past the edge of its page it goes on to the neighbouring one. */
export function moveField(definition: FormDefinition, key: string, by: -1 | 1): FormDefinition {
  const { pages } = definition;
  const at = pages.findIndex((page) => page.fields.some((field) => field.key === key));
  if (at < 0) return definition;
  const { fields } = pages[at]!;
  const place = fields.findIndex((field) => field.key === key);
  if (fields[place + by]) return onPage(definition, pages[at]!.key, (all) => swapped(all, place, by));
  const neighbour = pages[at + by];
  if (!neighbour) return definition;
  const field = fields[place]!;
  const without = removeField(definition, key);
  return onPage(without, neighbour.key, (all) => (by > 0 ? [field, ...all] : [...all, field]));
}

/** To a place on a page, counted among those that stay there. */
export function placeField(definition: FormDefinition, key: string, pageKey: string, place: number): FormDefinition {
  const field = fieldsOf(definition).find((each) => each.key === key);
  if (!field || !definition.pages.some((page) => page.key === pageKey)) return definition;
  return onPage(removeField(definition, key), pageKey, (all) => all.toSpliced(place, 0, field));
}

function swapped<Item>(items: readonly Item[], at: number, by: -1 | 1): Item[] {
  const [item, other] = [items[at], items[at + by]];
  if (item === undefined || other === undefined) return [...items];
  return items.with(at, other).with(at + by, item);
}

type Fields = FormPage["fields"];

const onEveryPage = ({ pages }: FormDefinition, change: (fields: Fields) => Fields): FormDefinition => ({
  pages: pages.map((page) => ({ ...page, fields: change(page.fields) })),
});

const onPage = ({ pages }: FormDefinition, key: string, change: (fields: Fields) => Fields): FormDefinition => ({
  pages: pages.map((page) => (page.key === key ? { ...page, fields: change(page.fields) } : page)),
});
