/**
 * One language for "which of them": the table, search, lists, saved views and exports all speak it. A filter is a tree of AND,
 * OR and NOT over conditions; a condition names a declared field, an operator of its kind, and values.
 */
import type { FieldClass } from "@product/domain/permissions/field-classes";

export const operators = {
  text: ["contains", "starts", "is", "empty"],
  choice: ["in", "empty"],
  set: ["any", "all", "empty"],
  date: ["before", "after", "between", "empty"],
  /** An amount of something. */
  number: ["is", "atLeast", "atMost", "between", "empty"],
  /** A moment by the clock of the record's place. */
  instant: ["before", "after", "between", "empty"],
  flag: ["yes"],
  /** Within so many kilometres, the second value, of the town that is the first. */
  near: ["within"],
  /** Can work and has nothing else on any of the days from the first value to the second, as the role that is the third, or in general. */
  free: ["on"],
  /**
   * The clearance's worst verdict on the days from the first value to the second, for the role that is the third, or in
   * general.
   */
  clearance: ["can", "could", "cannot"],
} as const;

export type FieldKind = keyof typeof operators;
export type Operator = (typeof operators)[FieldKind][number];

export type FilterField = {
  kind: FieldKind;
  /** A reader who may not see the class may not filter by it either: the resulting rows would reveal it. */
  fieldClass: FieldClass;
  /** The only values that a choice can have. */
  values?: readonly string[];
};
export type FilterFields = Readonly<Record<string, FilterField>>;

/** A day, or so many days from today: `-30` is thirty days ago. */
export type FilterDay = string | number;
/** A time on the wall at the record's place, `2026-11-16T18:00`, or the whole of a day so many days from today. */
export type FilterMoment = string | number;

export type Condition = { field: string; op: Operator; values: readonly (string | number)[] };
export type Filter = { and: readonly Filter[] } | { or: readonly Filter[] } | { not: Filter } | Condition;

export const isCondition = (filter: Filter): filter is Condition => "field" in filter;

/** Every condition in the tree. */
export const conditionsOf = (filter: Filter): Condition[] => {
  if (isCondition(filter)) return [filter];
  if ("not" in filter) return conditionsOf(filter.not);
  return ("and" in filter ? filter.and : filter.or).flatMap(conditionsOf);
};

/** The same tree without the words that somebody typed, which may be anybody's name. */
export function withoutTypedWords(filter: Filter, fields: FilterFields): Filter {
  if (isCondition(filter)) return fields[filter.field]?.kind === "text" ? { ...filter, values: [] } : filter;
  if ("not" in filter) return { not: withoutTypedWords(filter.not, fields) };
  const all = ("and" in filter ? filter.and : filter.or).map((each) => withoutTypedWords(each, fields));
  return "and" in filter ? { and: all } : { or: all };
}
