/** The builder's form as an address has it: `f.join=and&f.0.field=town&f.0.op=!contains&f.0.value=Sestao`. */
import { operators, type FilterFields, type Operator } from "@product/domain/filters/filter";
import {
  dayWays,
  emptyDraft,
  newCondition,
  pathOf,
  rootPath,
  valuesNeeded,
  type DayWay,
  type Draft,
  type DraftGroup,
} from "./draft.ts";

export const joins = ["and", "or", "!and", "!or"] as const;

const named = /^(f(?:\.\d{1,3}){0,8})\.(join|field|op|value|day)$/;
const mostNamed = 1000;

type Given = Partial<Record<"join" | "field" | "op" | "value" | "day", string[]>>;

/** Undefined when the address has no form in it. Invalid parts are mended, and never an error. */
export function draftIn(entries: Iterable<[string, string]>, fields: FilterFields): DraftGroup | undefined {
  const partsByPath = new Map<string, Given>();
  let left = mostNamed;
  for (const [name, value] of entries) {
    const [, path, key] = named.exec(name) ?? [];
    if (!path || left-- <= 0) continue;
    const part = partsByPath.get(path) ?? {};
    partsByPath.set(path, { ...part, [key as keyof Given]: [...(part[key as keyof Given] ?? []), value] });
  }
  return partsByPath.size === 0 ? undefined : groupAt(rootPath, partsByPath, fields);
}

function groupAt(path: string, partsByPath: ReadonlyMap<string, Given>, fields: FilterFields): DraftGroup {
  const join = partsByPath.get(path)?.join?.[0] ?? "and";
  const parts: Draft[] = [];
  for (const index of indexesBelow(path, partsByPath)) {
    const part = partAt(pathOf(path, index), partsByPath, fields);
    if (part) parts.push(part);
  }
  return { ...emptyDraft, join: join.endsWith("or") ? "or" : "and", not: join.startsWith("!"), parts };
}

function partAt(path: string, partsByPath: ReadonlyMap<string, Given>, fields: FilterFields): Draft | undefined {
  const { field: [field] = [], op: [op = ""] = [], value = [], day = [] } = partsByPath.get(path) ?? {};
  if (field === undefined) return groupAt(path, partsByPath, fields);
  if (!Object.hasOwn(fields, field)) return undefined;
  const known = operators[fields[field]!.kind] as readonly Operator[];
  const wanted = op.replace(/^!/, "") as Operator;
  // The field was changed without a script: its operator and values are those of another.
  if (!known.includes(wanted)) return newCondition(field, fields);
  const { kind, values: choices } = fields[field]!;
  const values = (kind === "set" ? value.flatMap((text) => text.split(",")) : value).filter(
    (text) => !choices || choices.includes(text),
  );
  return {
    field,
    op: wanted,
    not: op.startsWith("!"),
    values: valuesNeeded(wanted) === 0 ? [] : values.map((text) => text.slice(0, 200)),
    days: day.map((way) => (dayWays.includes(way as DayWay) ? (way as DayWay) : "date")),
  };
}

function indexesBelow(path: string, partsByPath: ReadonlyMap<string, Given>): number[] {
  const below = [...partsByPath.keys()].filter((key) => key.startsWith(`${path}.`));
  return [...new Set(below.map((key) => Number(key.slice(path.length + 1).split(".")[0])))].toSorted((a, b) => a - b);
}
