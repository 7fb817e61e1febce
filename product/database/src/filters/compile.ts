/** Turns a filter into SQL. Fields become the columns that are declared for them, and values are always parameters. */
import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import type { Verdict } from "@product/domain/clearance/verdict";
import { daysAsked, verdictOf, type AskedDays } from "@product/domain/filters/can-work";
import { dayFrom, endOf, startOf } from "@product/domain/filters/days";
import { isCondition, type Condition, type Filter, type FilterFields } from "@product/domain/filters/filter";

/**
 * The SQL in which a field is found. `mayMiss` marks a value that may be null: a condition on it is then false, and
 * never unknown.
 */
export type FilterColumn =
  | { text: SQLWrapper; mayMiss?: boolean; contained?: Contained }
  | { choice: SQLWrapper }
  | { id: SQLWrapper }
  | { list: SQLWrapper }
  /** Records that have any of these; without values, those that have anything at all. */
  | { members: Members; gathered?: (keys: readonly string[], today: string) => SQL }
  | { instant: SQLWrapper }
  | { number: SQLWrapper }
  /** With the time zone of the record's place, by its clock the moment is asked about. */
  | { moment: SQLWrapper; zone: SQLWrapper }
  /**
   * Workers whose worst verdict on some days is this one; `said` is the part that an index can find, given the other
   * conditions.
   */
  | { verdict: Worst; said?: Said }
  | { flag: SQLWrapper }
  | { within: (town: string, kilometres: number) => SQL }
  /** Workers who can work on some days and have nothing else then; `said` finds the first part by an index. */
  | { free: (days: AskedDays) => SQL; said: Said }
  /** A day of the calendar as it is known on some day. */
  | { dayOn: (today: string) => SQL }
  /** A flag of a record that depends on the day. */
  | { flagOn: (today: string) => SQL };
export type Members = (keys: readonly string[] | undefined, today: string) => SQL;
export type Said = (verdict: Verdict, days: AskedDays, beside: readonly Condition[]) => SQL;
export type Worst = (verdict: Verdict, days: AskedDays) => SQL;
/**
 * Condition by which an index finds the records that contain a text: all of them, and perhaps others. Undefined where
 * no index helps.
 */
export type Contained = (text: string) => SQL | undefined;
export type FilterColumns<Fields extends FilterFields> = { readonly [Name in keyof Fields]: FilterColumn };

export function compileFilter<Fields extends FilterFields>(
  filter: Filter,
  columns: FilterColumns<Fields>,
  today: string,
): SQL {
  if (isCondition(filter)) return compileCondition(filter, columns, today);
  if ("not" in filter) return sql`(NOT ${compileFilter(filter.not, columns, today)})`;
  const [parts, join, none] =
    "and" in filter ? [filter.and, sql` AND `, sql`true`] : [filter.or, sql` OR `, sql`false`];
  const compiled = parts.map((part) => compileFilter(part, columns, today));
  return compiled.length === 0 ? none : sql`(${sql.join(compiled, join)})`;
}

function compileCondition({ field, op, values }: Condition, columns: FilterColumns<FilterFields>, today: string): SQL {
  if (!Object.hasOwn(columns, field)) throw new Error(`no column is declared for the field ${field}`);
  const column = columns[field]!;
  if ("text" in column) return onText(column, op, String(values[0]));
  if ("choice" in column) return op === "empty" ? sql`false` : isAny(column.choice, values.map(String), "text");
  if ("id" in column) return op === "empty" ? sql`false` : isAny(column.id, values.map(String).filter(isUuid), "uuid");
  if ("list" in column) return onList(column.list, op, values.map(String));
  if ("members" in column) return onMembers((keys) => column.members(keys, today), op, values.map(String));
  if ("instant" in column) return onDay(column.instant, op, values, today);
  if ("number" in column) return onNumber(column.number, op, values.map(Number));
  if ("moment" in column) return onMoment(column, op, values, today);
  if ("verdict" in column) return column.verdict(verdictAsked(op), daysAsked(values, today));
  if ("within" in column) return column.within(String(values[0]), Number(values[1]));
  if ("free" in column) return column.free(daysAsked(values, today));
  if ("dayOn" in column) return onDayKnown(column.dayOn(today), op, values, today);
  return "flagOn" in column ? column.flagOn(today) : sql`${column.flag}`;
}

/** The filter for free workers includes being able to work. */
export const verdictAsked = (op: Condition["op"]): Verdict =>
  op === "on" ? "ALLOW" : verdictOf[op as keyof typeof verdictOf];

function onText({ text, mayMiss }: { text: SQLWrapper; mayMiss?: boolean }, op: Condition["op"], value: string): SQL {
  if (op === "empty") return mayMiss ? sql`(${text} IS NULL OR ${text} = '')` : sql`(${text} = '')`;
  const wanted = sql`app.fold(${value.trim()})`;
  const condition =
    op === "is"
      ? sql`${text} = ${wanted}`
      : sql`${text} LIKE ${op === "contains" ? sql`'%' || ` : sql``}${literally(wanted)} || '%'`;
  const filledIn = mayMiss ? sql`${text} IS NOT NULL AND ` : sql``;
  return sql`(${filledIn}${text} <> '' AND ${condition})`;
}

/** Without the meaning that LIKE gives to some signs. After folding, which makes such signs of others: ％ becomes %. */
export const literally = (text: SQL): SQL =>
  sql`replace(replace(replace(${text}, '\\', '\\\\'), '%', '\\%'), '_', '\\_')`;

const isAny = (column: SQLWrapper, values: readonly string[], type: "text" | "uuid"): SQL =>
  sql`(${column} = ANY(${sql.param(values)}::${sql.raw(type)}[]))`;

function onList(list: SQLWrapper, op: Condition["op"], values: readonly string[]): SQL {
  if (op === "empty") return sql`(cardinality(${list}) = 0)`;
  return sql`(${list} ${op === "all" ? sql`@>` : sql`&&`} ${sql.param(values)}::text[])`;
}

function onMembers(members: (keys: readonly string[] | undefined) => SQL, op: Condition["op"], keys: string[]): SQL {
  if (op === "empty") return sql`(NOT ${members(undefined)})`;
  if (op === "any") return members(keys);
  return sql`(${sql.join(
    keys.map((key) => members([key])),
    sql` AND `,
  )})`;
}

/** Days are those of UTC, compared by the instants at which they begin, so that an index on the column serves. */
function onDay(instant: SQLWrapper, op: Condition["op"], values: Condition["values"], today: string): SQL {
  if (op === "empty") return sql`(${instant} IS NULL)`;
  const [first, last] = values.map((day) => dayFrom(day, today));
  const start = (day: string) => sql`(${day}::date::timestamp AT TIME ZONE 'UTC')`;
  const end = (day: string) => sql`((${day}::date + 1)::timestamp AT TIME ZONE 'UTC')`;
  const condition =
    op === "before"
      ? sql`${instant} < ${start(first!)}`
      : op === "after"
        ? sql`${instant} >= ${end(first!)}`
        : sql`${instant} >= ${start(first!)} AND ${instant} < ${end(last!)}`;
  return sql`(${instant} IS NOT NULL AND ${condition})`;
}

function onDayKnown(day: SQL, op: Condition["op"], values: Condition["values"], today: string): SQL {
  if (op === "empty") return sql`(${day} IS NULL)`;
  const [first, last] = values.map((each) => dayFrom(each, today));
  if (op === "between") return sql`coalesce(${day} BETWEEN ${first}::date AND ${last}::date, false)`;
  return sql`coalesce(${day} ${op === "before" ? sql`<` : sql`>`} ${first}::date, false)`;
}

function onNumber(number: SQLWrapper, op: Condition["op"], [first = 0, last = 0]: number[]): SQL {
  if (op === "empty") return sql`(${number} IS NULL)`;
  const [least, most] = [
    sql`${number} >= ${first}::numeric`,
    sql`${number} <= ${op === "between" ? last : first}::numeric`,
  ];
  const condition = op === "atLeast" ? least : op === "atMost" ? most : sql`${least} AND ${most}`;
  return sql`(${number} IS NOT NULL AND ${condition})`;
}

type MomentColumn = { moment: SQLWrapper; zone: SQLWrapper };

/** By the wall clock of the place; beside it by the clock of UTC, as far from it as any zone lies, so that an index on the column serves. */
function onMoment(
  { moment, zone }: MomentColumn,
  op: Condition["op"],
  values: Condition["values"],
  today: string,
): SQL {
  if (op === "empty") return sql`(${moment} IS NULL)`;
  const [first = 0, last = first] = values;
  const compared = (sign: "<" | "<=" | ">" | ">=", wall: string): SQL => {
    const furthest = sign.startsWith("<") ? sql`+ interval '13 hours'` : sql`- interval '15 hours'`;
    return sql`${moment} ${sql.raw(sign)} (${wall}::timestamp AT TIME ZONE 'UTC') ${furthest}
      AND (${moment} AT TIME ZONE ${zone}) ${sql.raw(sign)} ${wall}::timestamp`;
  };
  const [start, firstEnd, lastEnd] = [startOf(first, today), endOf(first, today), endOf(last, today)];
  const until = lastEnd === undefined ? compared("<=", startOf(last, today)) : compared("<", lastEnd);
  const condition =
    op === "before"
      ? compared("<", start)
      : op === "after"
        ? firstEnd === undefined
          ? compared(">", start)
          : compared(">=", firstEnd)
        : sql`${compared(">=", start)} AND ${until}`;
  return sql`(${moment} IS NOT NULL AND ${condition})`;
}

const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
