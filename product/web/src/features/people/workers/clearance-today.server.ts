import { and, eq, isNull, sql } from "drizzle-orm";
import { isPermitted, type Actor } from "@product/domain/actor";
import type { AskedDays } from "@product/domain/filters/can-work";
import { lastOfAllDays } from "@product/domain/clearance/day-ranges";
import { wholeReason } from "@product/domain/clearance/whole-reason";
import { amongIds } from "@product/database/among";
import { database } from "@product/database/client";
import { dayIn } from "@product/database/day-in";
import { clearanceSpans } from "@product/database/tables/people/clearance";
import { legalEntities, roles } from "@product/database/tables/company/master-data";
import { workers } from "@product/database/tables/people/worker";
import { discreetFor } from "#features/people/clearance-light/queries.server.ts";
import type { WorkerRow } from "#features/people/workers/queries.server.ts";
import { clockNow } from "#request/clock.ts";

/**
 * The same rows, each with what the clearance says today, as the actor may know it: one question for all of them.
 * A list that asks about other days says what holds on those, at worst.
 */
export async function withClearance(actor: Actor, rows: readonly WorkerRow[], days?: AskedDays): Promise<WorkerRow[]> {
  if (rows.length === 0) return [];
  const today = dayIn(legalEntities.timeZone, clockNow());
  const [first, last] = days ? [sql`${days.first}::date`, sql`${days.last}::date`] : [today, today];
  const spansToday = database
    .select({ span: clearanceSpans, legalEntityId: workers.legalEntityId, today: sql<string>`${first}::text` })
    .from(clearanceSpans)
    .innerJoin(workers, eq(workers.id, clearanceSpans.workerId))
    .innerJoin(legalEntities, eq(legalEntities.id, workers.legalEntityId))
    .where(
      and(
        amongIds(
          clearanceSpans.workerId,
          rows.map(({ id }) => id),
        ),
        days?.role === undefined ? isNull(clearanceSpans.roleId) : eq(clearanceSpans.roleId, roleBy(days.role)),
        sql`${clearanceSpans.firstDay} <= ${last} AND ${clearanceSpans.lastDay} >= ${first}`,
      ),
    )
    // The gravest of the days comes last, and stays.
    .orderBy(sql`array_position(ARRAY['ALLOW', 'WARN', 'BLOCK'], ${clearanceSpans.verdict})`);
  const [tell, spans] = await Promise.all([discreetFor(actor), spansToday]);
  const spanOf = new Map(spans.map((each) => [each.span.workerId, each]));
  return rows.map((row) => {
    const found = spanOf.get(row.id);
    if (!found) return row;
    const { verdict, lastDay, topReason, reasons } = found.span;
    // Whether someone can work is for everyone who plans with them; why is for those who may see the clearance.
    const seesWhy = isPermitted(actor, "clearance.view", { entity: found.legalEntityId });
    const reason = topReason && seesWhy ? tell([wholeReason(topReason)], found.legalEntityId)[0]! : null;
    // The day on which a refusal ends may be a birthday.
    const until = !days && verdict === "ALLOW" && lastDay !== lastOfAllDays ? lastDay : null;
    return { ...row, clearance: { verdict, until, reason, reasons: seesWhy ? reasons : 0, today: found.today } };
  });
}

const roleBy = (key: string) => sql`(SELECT id FROM ${roles} WHERE key = ${key})`;
