/** Says why a record matches a filter or does not: each part of the tree with its answer, each condition with the value it met. */
import { verdictMet, type DaysTaken, type FilteredSpan } from "./can-work.ts";
import { isCondition, type Condition, type Filter, type FilterFields } from "./filter.ts";
import { matches, type FilteredRecord } from "./matches.ts";

export type Explanation = { holds: boolean } & (
  | { condition: Condition; value: ValueMet }
  | { join: "and" | "or" | "not"; parts: Explanation[] }
);

/** For a clearance, the value is its verdict on the days that the condition asks about. */
export type ValueMet = Exclude<FilteredRecord[string], readonly FilteredSpan[] | readonly DaysTaken[]>;

export function explain(filter: Filter, record: FilteredRecord, fields: FilterFields, today: string): Explanation {
  const holds = matches(filter, record, fields, today);
  const each = (part: Filter) => explain(part, record, fields, today);
  if (isCondition(filter)) return { holds, condition: filter, value: valueMet(filter, record, fields, today) };
  if ("not" in filter) return { holds, join: "not", parts: [each(filter.not)] };
  return "and" in filter
    ? { holds, join: "and", parts: filter.and.map(each) }
    : { holds, join: "or", parts: filter.or.map(each) };
}

const valueMet = (
  { field, values }: Condition,
  record: FilteredRecord,
  fields: FilterFields,
  today: string,
): ValueMet =>
  fields[field]!.kind === "clearance"
    ? verdictMet((record[field] ?? []) as readonly FilteredSpan[], values, today)
    : fields[field]!.kind === "near"
      ? String(record[field]).slice(3)
      : fields[field]!.kind === "free"
        ? undefined
        : (record[field] as ValueMet);
