/** Tells what indexes can find of a filter, so that a question need not read everyone. */
import { sql, type SQL } from "drizzle-orm";
import { isCondition, type Condition, type Filter, type FilterFields } from "@product/domain/filters/filter";
import { daysAsked } from "@product/domain/filters/can-work";
import { compileFilter, verdictAsked, type FilterColumns } from "./compile.ts";

/** True of whatever the filter, and what must hold beside it, is true of, and perhaps of more; undefined where no index helps. */
export function narrowFilter<Fields extends FilterFields>(
  filter: Filter,
  columns: FilterColumns<Fields>,
  today: string,
  beside: readonly Condition[] = [],
): SQL | undefined {
  if (isCondition(filter)) return narrowCondition(filter, columns, today, beside);
  if ("not" in filter) return undefined;
  const besides = "and" in filter ? [...beside, ...filter.and.filter(isCondition)] : beside;
  const parts = ("and" in filter ? filter.and : filter.or).map((part) => narrowFilter(part, columns, today, besides));
  const known = parts.filter((part) => part !== undefined);
  // With AND, one part that an index knows is enough; with OR, each part has to be known.
  const isEnough = "and" in filter ? known.length > 0 : known.length > 0 && known.length === parts.length;
  return isEnough ? sql`(${sql.join(known, "and" in filter ? sql` AND ` : sql` OR `)})` : undefined;
}

function narrowCondition(
  condition: Condition,
  columns: FilterColumns<FilterFields>,
  today: string,
  beside: readonly Condition[],
): SQL | undefined {
  const { field, op, values } = condition;
  const column = Object.hasOwn(columns, field) ? columns[field]! : undefined;
  if (!column || op === "empty") return undefined;
  if ("members" in column)
    return column.gathered?.(op === "all" ? values.slice(0, 1).map(String) : values.map(String), today);
  if ("list" in column) return compileFilter(condition, columns, today);
  if ("verdict" in column || "free" in column) return column.said?.(verdictAsked(op), daysAsked(values, today), beside);
  if ("text" in column && op === "contains") return column.contained?.(String(values[0]).trim());
  return undefined;
}
