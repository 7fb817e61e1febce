/** A filter while it is being built: some of its values may still be missing, and every part has a place of its own in the form. */
import {
  isCondition,
  operators,
  type FieldKind,
  type Filter,
  type FilterFields,
  type Operator,
} from "@product/domain/filters/filter";
import { readFilter, storedFilter } from "@product/domain/filters/read-filter";
import { typedDay } from "@product/domain/time/typed-day";

/** How a day is told: by the calendar, or counted from today. */
export const dayWays = ["date", "ago", "ahead"] as const;
export type DayWay = (typeof dayWays)[number];

export type DraftCondition = {
  field: string;
  op: Operator;
  not: boolean;
  values: readonly string[];
  days: readonly DayWay[];
};
export type DraftGroup = { join: "and" | "or"; not: boolean; parts: readonly Draft[] };
export type Draft = DraftCondition | DraftGroup;

/** By the path of the part that has it. */
export type DraftFaults = Readonly<Record<string, DraftFault>>;
export type DraftFault = "missing" | "choose" | "day" | "number" | "amount" | "moment" | "order" | "wrong";

export const rootPath = "f";
export const pathOf = (group: string, index: number): string => `${group}.${index}`;
export const isGroup = (draft: Draft): draft is DraftGroup => "join" in draft;

export const emptyDraft: DraftGroup = { join: "and", not: false, parts: [] };

/** The beginning of a new condition; a change to a field of another kind takes no values along. */
export function newCondition(field: string, fields: FilterFields): DraftCondition {
  return { field, op: operators[fields[field]!.kind][0], not: false, values: [], days: [] };
}

/** The filter as something to go on building from. */
export function draftOf(filter: Filter | undefined, fields: FilterFields): DraftGroup {
  if (!filter) return emptyDraft;
  const draft = toDraft(filter, false, fields);
  return isGroup(draft) ? draft : { ...emptyDraft, parts: [draft] };
}

function toDraft(filter: Filter, not: boolean, fields: FilterFields): Draft {
  if (isCondition(filter)) {
    const { field, op, values } = filter;
    if (["number", "near"].includes(fields[field]?.kind ?? ""))
      return { field, op, not, values: values.map(String), days: [] };
    return { field, op, not, values: values.map((value) => String(value).replace(/^-/, "")), days: values.map(wayOf) };
  }
  if ("not" in filter) return toDraft(filter.not, !not, fields);
  const [join, parts] = "and" in filter ? (["and", filter.and] as const) : (["or", filter.or] as const);
  return { join, not, parts: parts.map((part) => toDraft(part, false, fields)) };
}

const wayOf = (value: string | number): DayWay => (typeof value === "string" ? "date" : value < 0 ? "ago" : "ahead");

/** The filter that a draft has become, or what is still wrong with it. A group without parts says nothing and is left out. */
export function filterFrom(
  draft: DraftGroup,
  fields: FilterFields,
): { filter: Filter | undefined } | { faults: DraftFaults } {
  const faults: Record<string, DraftFault> = {};
  const filter = toFilter(draft, rootPath, fields, faults);
  if (filter && Object.keys(faults).length === 0 && !readFilter(storedFilter(filter), fields))
    faults[rootPath] = "wrong";
  return Object.keys(faults).length > 0 ? { faults } : { filter };
}

function toFilter(
  draft: Draft,
  path: string,
  fields: FilterFields,
  faults: Record<string, DraftFault>,
): Filter | undefined {
  if (!isGroup(draft)) return fromCondition(draft, path, fields, faults);
  const parts = draft.parts
    .map((part, index) => toFilter(part, pathOf(path, index), fields, faults))
    .filter((part) => part !== undefined);
  if (parts.length === 0) return undefined;
  const group: Filter = draft.join === "and" ? { and: parts } : { or: parts };
  return draft.not ? { not: group } : group;
}

function fromCondition(
  { field, op, not, values, days }: DraftCondition,
  path: string,
  fields: FilterFields,
  faults: Record<string, DraftFault>,
): Filter | undefined {
  const { kind } = fields[field]!;
  const wanted = valuesNeeded(op);
  if (kind === "clearance" || kind === "free")
    return fromWorkDays({ field, op, not, values, days }, path, fields, faults);
  const filled = values.map((value) => value.trim()).filter(Boolean);
  const isShort = wanted === "many" ? filled.length === 0 : filled.length < wanted;
  const chosenValues = wanted === "many" ? [...new Set(filled)] : filled.slice(0, wanted);
  const storedValues = chosenValues.map((value, place) => saidBy(kind, value, days[place] ?? "date", place));
  const condition = { field, op, values: storedValues };
  const good = isShort ? undefined : readFilter(storedFilter(condition), fields);
  if (!good) {
    faults[path] = isShort ? (kind === "choice" ? "choose" : "missing") : faultOf(kind, days);
    return undefined;
  }
  return not ? { not: good } : good;
}

/** One day where no last one is given; for any role where none is chosen. */
function fromWorkDays(
  { field, op, not, values: [first = "", last = "", role = ""], days }: DraftCondition,
  path: string,
  fields: FilterFields,
  faults: Record<string, DraftFault>,
): Filter | undefined {
  const [firstWay = "date", lastWay = "date"] = days;
  const firstDay = dayFrom(first.trim(), firstWay);
  const lastDay = last.trim() ? dayFrom(last.trim(), lastWay) : firstDay;
  const read = (values: (string | number)[]) =>
    readFilter(storedFilter({ field, op, values: role ? [...values, role] : values }), fields);
  const good = read([firstDay, lastDay]);
  if (!good) {
    const areDays = read([firstDay, firstDay]) && read([lastDay, lastDay]);
    faults[path] = areDays ? "order" : first.trim() ? faultOf("date", last.trim() ? days : [firstWay]) : "day";
    return undefined;
  }
  return not ? { not: good } : good;
}

function faultOf(kind: FieldKind, days: readonly DayWay[]): DraftFault {
  if (kind === "number" || kind === "near") return "amount";
  if (kind !== "date" && kind !== "instant") return "wrong";
  if (days.some((way) => way !== "date")) return "number";
  return kind === "instant" ? "moment" : "day";
}

function saidBy(kind: FieldKind, value: string, way: DayWay, place: number): string | number {
  if (kind === "number" || (kind === "near" && place === 1))
    return /^-?\d{1,13}([.,]\d{1,6})?$/.test(value) ? Number(value.replace(",", ".")) : Number.NaN;
  return kind === "date" || kind === "instant" ? dayFrom(value, way) : value;
}

const dayFrom = (value: string, way: DayWay): string | number => {
  if (way === "date") return typedDay(value) ?? value;
  const days = /^\d{1,5}$/.test(value) ? Number(value) : Number.NaN;
  // Nought days ago is today, and has no sign.
  return way === "ago" ? 0 - days : days;
};

export const valuesNeeded = (op: Operator): 0 | 1 | 2 | "many" => {
  if (op === "empty" || op === "yes") return 0;
  if (op === "in" || op === "any" || op === "all") return "many";
  return twoValued.has(op) ? 2 : 1;
};

const twoValued: ReadonlySet<Operator> = new Set(["between", "within", "can", "could", "cannot", "on"]);
