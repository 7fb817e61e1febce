/** Asks one record in memory what the database would be asked of all. */
import { isFree, verdictMet, verdictOf, type DaysTaken, type FilteredSpan } from "./can-work.ts";
import { dayFrom, endOf, startOf } from "./days.ts";
import { isCondition, type Condition, type Filter, type FilterFields } from "./filter.ts";
import { fold } from "./fold.ts";
import type { Country } from "@product/domain/people/workers";
import { kilometresBetween } from "@product/domain/towns/distance";
import { anyCentreOf, centreOf } from "@product/domain/towns/towns";

/**
 * By field: a text, a choice, a day, a moment on the wall of its place, an amount, several of a set, spans of the clearance, or yes
 * and no; nothing where it is not filled in.
 */
export type FilteredRecord = Readonly<
  Record<
    string,
    string | number | readonly string[] | readonly FilteredSpan[] | readonly DaysTaken[] | boolean | null | undefined
  >
>;

/** Where someone lives. */
export const homeIn = (country: Country, town: string) => `${country} ${town}`;

export function matches(filter: Filter, record: FilteredRecord, fields: FilterFields, today: string): boolean {
  if (isCondition(filter)) return holds(filter, record, fields, today);
  if ("not" in filter) return !matches(filter.not, record, fields, today);
  return "and" in filter
    ? filter.and.every((part) => matches(part, record, fields, today))
    : filter.or.some((part) => matches(part, record, fields, today));
}

function holds({ field, op, values }: Condition, record: FilteredRecord, fields: FilterFields, today: string): boolean {
  const value = record[field];
  const isEmpty = value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);
  if (op === "empty") return isEmpty;
  if (op === "yes") return value === true;
  if (op === "on") {
    const spans = (record["clearance"] ?? []) as readonly FilteredSpan[];
    return isFree(spans, (value ?? []) as readonly DaysTaken[], values, today);
  }
  if (isEmpty) return false;
  if (op === "within") return livesWithin(String(value), values);
  switch (fields[field]!.kind) {
    case "text":
      return holdsText(op, fold(String(value)), fold(String(values[0]).trim()));
    case "set":
      return op === "all" ? values.every((each) => isIn(value, each)) : values.some((each) => isIn(value, each));
    case "date":
      return holdsDay(
        op,
        String(value),
        values.map((day) => dayFrom(day, today)),
      );
    case "number":
      return holdsAmount(op, Number(value), values.map(Number));
    case "instant":
      return holdsMoment(op, String(value), values, today);
    case "clearance":
      return verdictMet(value as readonly FilteredSpan[], values, today) === verdictOf[op as keyof typeof verdictOf];
    default:
      return values.includes(String(value));
  }
}

function livesWithin(home: string, [town, kilometres]: Condition["values"]): boolean {
  const there = centreOf(home.slice(3), home.slice(0, 2) as Country);
  const centre = anyCentreOf(String(town));
  return there !== undefined && centre !== undefined && kilometresBetween(centre, there) <= Number(kilometres);
}

const holdsText = (op: Condition["op"], text: string, wanted: string) =>
  op === "is" ? text === wanted : op === "starts" ? text.startsWith(wanted) : text.includes(wanted);

const isIn = (value: FilteredRecord[string], wanted: string | number) =>
  Array.isArray(value) && (value as unknown[]).includes(String(wanted));

/** Both ends of "between" belong to it; "before" and "after" leave out the day itself. */
function holdsDay(op: Condition["op"], day: string, [first = "", last = ""]: string[]): boolean {
  if (op === "between") return first <= day && day <= last;
  return op === "before" ? day < first : day > first;
}

function holdsAmount(op: Condition["op"], amount: number, [first = 0, last = 0]: number[]): boolean {
  if (op === "is") return amount === first;
  if (op === "between") return first <= amount && amount <= last;
  return op === "atLeast" ? amount >= first : amount <= first;
}

/** Moments are compared as they stand on the wall. A whole day that is meant belongs to "between", and not to "before" and "after". */
function holdsMoment(op: Condition["op"], moment: string, [first = 0, last = 0]: Condition["values"], today: string) {
  const isPast = (limit: string | number) => {
    const end = endOf(limit, today);
    return end === undefined ? moment > startOf(limit, today) : moment >= end;
  };
  if (op === "before") return moment < startOf(first, today);
  return op === "after" ? isPast(first) : moment >= startOf(first, today) && !isPast(last);
}
