/** Reads a filter that came from outside: an address, a saved view of an older version, an import. */
import { isDay as isNamedDay } from "@product/domain/time/local-date";
import { operators, type Condition, type Filter, type FilterField, type FilterFields } from "./filter.ts";
import { lifted, lifts } from "./versions.ts";

/** As it is stored: the version says how to read it when the language has changed since. */
export type StoredFilter = { version: number; where: Filter };

export const storedFilter = (where: Filter): StoredFilter => ({ version: lifts.length + 1, where });

const deepest = 8;
const mostConditions = 100;
const mostValues = 200;
const longestText = 200;

/** Undefined when it is no filter over these fields; nothing of it is then used. */
export function readFilter(stored: unknown, fields: FilterFields, by = lifts): Filter | undefined {
  return read(lifted(stored, by), fields, deepest, { left: mostConditions });
}

function read(node: unknown, fields: FilterFields, depth: number, budget: { left: number }): Filter | undefined {
  if (typeof node !== "object" || node === null || depth === 0 || budget.left-- <= 0) return undefined;
  const input = node as Record<string, unknown>;
  if ("not" in input) {
    const inner = read(input["not"], fields, depth - 1, budget);
    return inner && { not: inner };
  }
  for (const join of ["and", "or"] as const)
    if (join in input) {
      const parts = listOf(input[join]).map((part) => read(part, fields, depth - 1, budget));
      if (!Array.isArray(input[join]) || parts.includes(undefined)) return undefined;
      const joined = parts as Filter[];
      return join === "and" ? { and: joined } : { or: joined };
    }
  return readCondition(input, fields);
}

function readCondition(input: Record<string, unknown>, fields: FilterFields): Condition | undefined {
  const { field: name, op, values = [] } = input;
  if (typeof name !== "string" || !Object.hasOwn(fields, name)) return undefined;
  const field = fields[name]!;
  const isKnown = (operators[field.kind] as readonly unknown[]).includes(op);
  if (!isKnown || !Array.isArray(values) || values.length > mostValues) return undefined;
  // A filter by free days once took a single day, and is still stored so.
  const all = field.kind === "free" && values.length === 1 ? [...values, ...values] : values;
  const condition = { field: name, op: op as Condition["op"], values: all as Condition["values"] };
  return areGood(condition, field) ? condition : undefined;
}

function areGood({ op, values }: Condition, { kind, values: known }: FilterField): boolean {
  if (op === "empty" || op === "yes") return values.length === 0;
  if (kind === "text") return values.length === 1 && isWord(values[0]);
  if (kind === "date") return values.length === (op === "between" ? 2 : 1) && values.every(isDay);
  if (kind === "number") return values.length === (op === "between" ? 2 : 1) && values.every(isAmount);
  if (kind === "instant") return values.length === (op === "between" ? 2 : 1) && values.every(isMoment);
  if (kind === "clearance" || kind === "free") return isAboutDays(values);
  if (kind === "near") return values.length === 2 && isWord(values[0]) && isDistance(values[1]);
  return values.length > 0 && values.every((value) => isText(value) && (!known || known.includes(value)));
}

/** The first day, the last, and perhaps a role. One by the calendar and one counted from today may pass each other with time. */
function isAboutDays([first, last, role, ...more]: Condition["values"]): boolean {
  const areInOrder = typeof first !== typeof last || first! <= last!;
  return isDay(first) && isDay(last) && areInOrder && (role === undefined || isWord(role)) && more.length === 0;
}

const isWord = (value: unknown): boolean => isText(value) && value.trim() !== "";

const isText = (value: unknown): value is string =>
  typeof value === "string" && value.length <= longestText && !value.includes("\0");

const isDay = (value: unknown): boolean =>
  typeof value === "number" ? Number.isInteger(value) && Math.abs(value) <= 36_500 : isText(value) && isNamedDay(value);

const isAmount = (value: unknown): boolean =>
  typeof value === "number" && Number.isFinite(value) && Math.abs(value) <= 1e12;

const isDistance = (value: unknown): boolean => typeof value === "number" && value > 0 && value <= 1000;

const isMoment = (value: unknown): boolean => {
  if (typeof value === "number") return isDay(value);
  const [, day, hour, minute] = (isText(value) && /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d)$/.exec(value)) || [];
  return isDay(day) && Number(hour) < 24 && Number(minute) < 60;
};

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
