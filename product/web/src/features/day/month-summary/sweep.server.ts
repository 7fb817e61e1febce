/** Once a month is over and the time to answer with it, everyone who worked in it is sent their summary. */
import { and, eq, gte, inArray, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import { theSystem } from "@product/domain/actor";
import { monthToSend } from "@product/domain/day/month-to-send";
import { mayLeaveAt } from "@product/domain/planning/staffing/call-outs";
import { atWork } from "@product/domain/planning/assignments";
import { usualZone } from "@product/domain/time/zone";
import { dayAt } from "@product/domain/time/zoned";
import { database } from "@product/database/client";
import { enqueue } from "@product/database/jobs/queue";
import { assignments, shifts } from "@product/database/tables/planning/event";
import { legalEntities } from "@product/database/tables/company/master-data";
import { passes } from "@product/database/tables/day/pass";
import { workers } from "@product/database/tables/people/worker";
import { passFor } from "@product/database/workers/passes";
import { callOutSetting } from "#features/planning/call-outs/queries.server.ts";
import { clockNow } from "#request/clock.ts";
import { perform } from "#request/perform.ts";

/** So many at a time: who comes later is sent theirs at the next turn. */
const mostAtOnce = 500;

/** People who were invented for a demonstration have no mailbox. */
export async function sendMonths(): Promise<void> {
  const now = clockNow();
  const month = monthToSend(dayAt(now, usualZone));
  if (!month) return;
  const isNotSent = or(isNull(passes.summaryMonth), lt(passes.summaryMonth, month.month));
  const found = await database
    .selectDistinct({ id: workers.id, legalEntityId: workers.legalEntityId, timeZone: legalEntities.timeZone })
    .from(assignments)
    .innerJoin(shifts, eq(shifts.id, assignments.shiftId))
    .innerJoin(workers, eq(workers.id, assignments.workerId))
    .innerJoin(legalEntities, eq(legalEntities.id, workers.legalEntityId))
    .leftJoin(passes, eq(passes.workerId, workers.id))
    .where(
      and(
        inArray(assignments.state, [...atWork]),
        gte(shifts.day, month.firstDay),
        lt(shifts.day, month.dayAfter),
        isNotNull(workers.email),
        isNotSent,
        sql`NOT EXISTS (SELECT FROM app.demo_record d WHERE d.kind = 'worker' AND d.id = ${workers.id})`,
      ),
    )
    .limit(mostAtOnce);
  for (const worker of found) await send(worker, month.month);
}

type Due = { id: string; legalEntityId: string; timeZone: typeof usualZone };

const send = ({ timeZone, ...worker }: Due, month: string) =>
  perform(theSystem, "pass.send-month", async ({ tx, now, subject }) => {
    subject(worker);
    await passFor(tx, worker.id, now);
    const isUnsent = and(
      eq(passes.workerId, worker.id),
      or(isNull(passes.summaryMonth), lt(passes.summaryMonth, month)),
    );
    const first = await tx
      .update(passes)
      .set({ summaryMonth: month })
      .where(isUnsent)
      .returning({ id: passes.workerId });
    if (first.length === 0) return;
    const runAt = mayLeaveAt(now, new Date(now.getTime() + 86_400_000), timeZone, await callOutSetting(tx));
    await enqueue(tx, { kind: "hours.month-letter", payload: { workerId: worker.id, month }, runAt });
  });
