/** Finds workers by what the clearance says of them on some days. */
import { sql, type SQL } from "drizzle-orm";
import { verdicts, type Verdict } from "@product/domain/clearance/verdict";
import { asksOfWork, daysAsked, type AskedDays } from "@product/domain/filters/can-work";
import { isCondition, type Condition, type Filter } from "@product/domain/filters/filter";
import { clearanceSpans } from "@product/database/tables/people/clearance";
import { roles } from "@product/database/tables/company/master-data";
import { someWorkers } from "@product/database/tables/people/worker";
import { verdictAsked } from "./compile.ts";

/** On one day one thing is said; on several, nothing worse must be said on another of them. */
export function worstIs(verdict: Verdict, days: AskedDays): SQL {
  const worse = days.first === days.last ? [] : verdicts.slice(verdicts.indexOf(verdict) + 1);
  return sql`(${sql.join([hasSpan(verdict, days), ...worse.map((each) => sql`NOT ${hasSpan(each, days)}`)], sql` AND `)})`;
}

/** All of whom it is said on one of the days, whatever is said on the others. */
export const isSaid = (verdict: Verdict, days: AskedDays, beside: readonly Condition[]): SQL =>
  sql`(${someWorkers.id} IN (${saidOf(verdict, days, beside)}))`;

/**
 * The workers who meet the filter's clearance condition, as a query of its own; undefined with no such condition, or
 * with several.
 */
export function workersSaidIn(filter: Filter, today: string): SQL | undefined {
  const needed = "and" in filter ? filter.and.filter(isCondition) : isCondition(filter) ? [filter] : [];
  const [condition, ...more] = needed.filter(asksOfWork);
  if (!condition || more.length > 0) return undefined;
  return saidOf(verdictAsked(condition.op), daysAsked(condition.values, today), needed);
}

/** Most who cannot work are not active: among the active they need not be looked for. */
function saidOf(verdict: Verdict, days: AskedDays, beside: readonly Condition[]): SQL {
  const status = verdict !== "ALLOW" && beside.some(isActive) ? sql`AND ${isNotByStatus}` : sql``;
  return sql`SELECT ${clearanceSpans.workerId} FROM ${clearanceSpans} WHERE ${spanOf(verdict, days)} ${status}`;
}

const isActive = ({ field, op, values }: Condition) =>
  field === "status" && op === "in" && values.every((value) => value === "active");

/**
 * Condition spelled as in its index. An active worker has no reason in the status; for others who cannot work, the
 * status comes first.
 */
const isNotByStatus = sql`(${clearanceSpans.topReason} ->> 'code') IS DISTINCT FROM 'status'`;

// OFFSET 0 keeps it a look at one worker's spans: as a join it would first fetch everyone who has such.
const hasSpan = (verdict: Verdict, days: AskedDays): SQL =>
  sql`EXISTS (SELECT FROM ${clearanceSpans} WHERE ${clearanceSpans.workerId} = ${someWorkers.id} AND ${spanOf(verdict, days)} OFFSET 0)`;

/** The verdict is written out, for some indexes are for some verdicts only. */
const spanOf = (verdict: Verdict, { first, last, role }: AskedDays): SQL =>
  sql`${clearanceSpans.verdict} = '${sql.raw(verdict)}' AND ${clearanceSpans.firstDay} <= ${last}::date
    AND ${clearanceSpans.lastDay} >= ${first}::date AND ${ofRole(role)}`;

const ofRole = (key: string | undefined): SQL =>
  key === undefined
    ? sql`${clearanceSpans.roleId} IS NULL`
    : sql`${clearanceSpans.roleId} = (SELECT ${roles.id} FROM ${roles} WHERE ${roles.key} = ${key})`;
