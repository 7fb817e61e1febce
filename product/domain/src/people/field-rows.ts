/** A field of a record is one row; what forms, lists, filters, files, the trail and erasing need of it is read from there. */
import type { FieldClass } from "@product/domain/permissions/field-classes";

export type Words = Readonly<{ en: string; es: string }>;

export type FieldRow = Readonly<{
  kind: "text" | "email" | "phone" | "choice" | "country" | "day" | "number" | "languages";
  fieldClass: FieldClass;
  /** The part of the form in which it stands, in the order of the rows. */
  part: "name" | "contact" | "work" | "address" | "identity" | "pay" | "languages";
  label: Words;
  /** Words by which the heading of its column is recognised in a file, in either language. */
  hints: string;
  /**
   * The column of the record's own row that holds it in clear. A field without one is sealed, or in a table of its own.
   */
  column?: string;
  /** Value of the column for an empty field. */
  blank?: "" | null;
  max?: number;
  values?: readonly string[];
  /** The person is asked for it by link where it is missing. */
  isAsked?: true;
  /** It can be a column of the list, under this name. */
  list?: string;
  /** It can be filtered by: how a sentence calls it, with its article, and a shorter label where there is one. */
  filter?: Words & { label?: Words };
  /** How the trail calls what it tells of this field, where that is another name. */
  trail?: string;
  /** Only how it ends is shown beside another. */
  isMasked?: true;
  /** Erasing leaves its column blank; or the person's code in it, or what there was, since that says nothing about who it was. */
  erased?: "code" | "itself";
  /**
   * How merging two records chooses the value: usually the newest that is not blank. `kept` keeps the remaining
   * record's value unless blank; others go along with the account, or with the named field.
   */
  merged?: "kept" | "account" | `with ${string}`;
}>;
export type FieldRows = Readonly<Record<string, FieldRow>>;

type Key<Rows> = keyof Rows & string;
export type KeyWith<Rows, Shape> = { [K in Key<Rows>]: Rows[K] extends Shape ? K : never }[Key<Rows>];

export const fieldKeys = <Rows extends FieldRows>(rows: Rows): Key<Rows>[] => Object.keys(rows);

/** The fields of which all this is true. */
export const fieldsWhere = <Rows extends FieldRows, const Shape extends Partial<FieldRow>>(rows: Rows, shape: Shape) =>
  fieldKeys(rows).filter((key): key is KeyWith<Rows, Shape> =>
    Object.entries(shape).every(([name, value]) => rows[key]![name as keyof FieldRow] === value),
  );

/** The fields that say anything of this. */
export const fieldsWith = <Rows extends FieldRows, const Name extends keyof FieldRow>(rows: Rows, name: Name) =>
  fieldKeys(rows).filter((key): key is KeyWith<Rows, Record<Name, unknown>> => rows[key]![name] !== undefined);

/** The labels as messages: `field:town`. */
export const labelsUnder = <const Prefix extends string, Rows extends FieldRows>(prefix: Prefix, rows: Rows) =>
  under(prefix, rows, ({ label }) => label) as { [K in Key<Rows> as `${Prefix}${K}`]: Rows[K]["label"] };

type TrailName<Row, K extends string> = Row extends { trail: infer Name extends string } ? Name : K;

/** By the name that the trail has for it. */
export const classesByTrail = <Rows extends FieldRows>(rows: Rows) =>
  Object.fromEntries(fieldKeys(rows).map((key) => [rows[key]!.trail ?? key, rows[key]!.fieldClass])) as {
    [K in Key<Rows> as TrailName<Rows[K], K>]: Rows[K]["fieldClass"];
  };

/** The labels of what the trail tells under the field's own name. */
export const trailLabels = <const Prefix extends string, Rows extends FieldRows>(prefix: Prefix, rows: Rows) =>
  under(prefix, rows, ({ label, trail }) => (trail === undefined ? label : undefined)) as {
    [K in Exclude<Key<Rows>, KeyWith<Rows, { trail: string }>> as `${Prefix}${K}`]: Rows[K]["label"];
  };

/** The filter fields, in the form that the filter language needs. */
export const filtersOf = <Rows extends FieldRows>(rows: Rows) =>
  Object.fromEntries(
    fieldsWith(rows, "filter").map((key) => {
      const { kind, fieldClass, values } = rows[key] as FieldRow;
      return [key, kind === "choice" ? { kind, fieldClass, values: values! } : { kind: "text", fieldClass }];
    }),
  ) as {
    [K in KeyWith<Rows, { filter: unknown }>]: Rows[K] extends { kind: "choice"; values: infer Values }
      ? { kind: "choice"; fieldClass: Rows[K]["fieldClass"]; values: Values }
      : { kind: "text"; fieldClass: Rows[K]["fieldClass"] };
  };

type Filtered<Rows> = KeyWith<Rows, { filter: unknown }>;

/** How the sentence of a filter calls a field, and how its builder does: `of:town`, `field:town`. */
export const filterWords = <Rows extends FieldRows>(rows: Rows) =>
  ({
    ...under("of:", rows, ({ filter }) => filter && { en: filter.en, es: filter.es }),
    ...under("field:", rows, ({ filter, label }) => filter && (filter.label ?? label)),
  }) as Record<`${"of" | "field"}:${Filtered<Rows>}`, Words>;

type ListName<Row> = Row extends { list: infer Name extends string } ? Name : never;
export type ListedName<Rows> = { [K in Key<Rows>]: ListName<Rows[K]> }[Key<Rows>];

/** The fields by the names of their columns in the list. */
export const listedFields = <Rows extends FieldRows>(rows: Rows) =>
  Object.fromEntries(fieldsWith(rows, "list").map((key) => [rows[key]!.list, key])) as {
    [K in KeyWith<Rows, { list: string }> as ListName<Rows[K]>]: K;
  };

/** The labels of the columns of the list: `column:phone`. */
export const listLabels = <Rows extends FieldRows>(rows: Rows) =>
  Object.fromEntries(
    Object.entries(listedFields(rows)).map(([name, key]) => [`column:${name}`, rows[key as string]!.label]),
  ) as { [K in KeyWith<Rows, { list: string }> as `column:${ListName<Rows[K]>}`]: Rows[K]["label"] };

/** The labels by the columns of the table. */
export const columnLabels = (rows: FieldRows): Record<string, Words> =>
  Object.fromEntries(fieldsWith(rows, "column").map((key) => [rows[key]!.column!, rows[key]!.label]));

function under(prefix: string, rows: FieldRows, wordsOf: (row: FieldRow) => Words | undefined): Record<string, Words> {
  const all = Object.entries(rows).map(([key, row]) => [`${prefix}${key}`, wordsOf(row)] as const);
  return Object.fromEntries(all.filter((each): each is [string, Words] => each[1] !== undefined));
}
