/** The end of receipts: what was offered and answered is proof for as long as the settings say, and then goes. */
import { and, eq, lt, sql } from "drizzle-orm";
import { theSystem } from "@product/domain/actor";
import { database } from "@product/database/client";
import { callOuts, phoneCalls } from "@product/database/tables/planning/call-out";
import { retentionRules } from "@product/database/tables/company/retention";
import { workers } from "@product/database/tables/people/worker";
import { clockNow } from "#request/clock.ts";
import { perform } from "#request/perform.ts";

const atOnce = 500;

export async function forgetCallOuts(): Promise<void> {
  const [rule] = await database.select().from(retentionRules).where(eq(retentionRules.id, "call-outs"));
  if (!rule) return;
  const term = sql`(${`${rule.term} ${rule.unit}`})::interval`;
  const last = sql`${clockNow()}::timestamptz - ${term}`;
  const due = await database
    .selectDistinct({ id: callOuts.workerId })
    .from(callOuts)
    .where(lt(callOuts.createdAt, last))
    .union(database.selectDistinct({ id: phoneCalls.workerId }).from(phoneCalls).where(lt(phoneCalls.createdAt, last)))
    .limit(atOnce);
  for (const { id } of due)
    await perform(theSystem, "worker.end-call-outs", async ({ tx, subject }) => {
      const [worker] = await tx.select().from(workers).where(eq(workers.id, id));
      subject(worker!);
      await tx.delete(callOuts).where(and(eq(callOuts.workerId, id), lt(callOuts.createdAt, last)));
      await tx.delete(phoneCalls).where(and(eq(phoneCalls.workerId, id), lt(phoneCalls.createdAt, last)));
    });
}
