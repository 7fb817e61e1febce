/** Finds workers by what the clearance says of them on some days. */
import { sql, type SQL } from "drizzle-orm";
import { verdicts, type Verdict } from "@product/domain/clearance/verdict";
import type { AskedDays } from "@product/domain/filters/can-work";
import { clearanceSpans } from "@product/database/tables/clearance";
import { roles } from "@product/database/tables/master-data";
import { someWorkers } from "@product/database/tables/worker";

/** On one day one thing is said; on several, nothing worse must be said on another of them. */
export function worstIs(verdict: Verdict, days: AskedDays): SQL {
  const worse = days.first === days.last ? [] : verdicts.slice(verdicts.indexOf(verdict) + 1);
  return sql`(${sql.join([hasSpan(verdict, days), ...worse.map((each) => sql`NOT ${hasSpan(each, days)}`)], sql` AND `)})`;
}

/** All of whom it is said on one of the days, whatever is said on the others. */
export const isSaid = (verdict: Verdict, days: AskedDays): SQL =>
  sql`(${someWorkers.id} IN (SELECT ${clearanceSpans.workerId} FROM ${clearanceSpans} WHERE ${spanOf(verdict, days)}))`;

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
