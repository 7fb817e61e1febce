/** Says why a record matches a filter or does not: each part of the tree with its answer, each condition with the value it met. */
import { isCondition, type Condition, type Filter, type FilterFields } from "./filter.ts";
import { matches, type FilteredRecord } from "./matches.ts";

export type Explanation = { holds: boolean } & (
  | { condition: Condition; value: FilteredRecord[string] }
  | { join: "and" | "or" | "not"; parts: Explanation[] }
);

export function explain(filter: Filter, record: FilteredRecord, fields: FilterFields, today: string): Explanation {
  const holds = matches(filter, record, fields, today);
  const each = (part: Filter) => explain(part, record, fields, today);
  if (isCondition(filter)) return { holds, condition: filter, value: record[filter.field] };
  if ("not" in filter) return { holds, join: "not", parts: [each(filter.not)] };
  return "and" in filter
    ? { holds, join: "and", parts: filter.and.map(each) }
    : { holds, join: "or", parts: filter.or.map(each) };
}
