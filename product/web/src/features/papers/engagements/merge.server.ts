import { eq, sql } from "drizzle-orm";
import { Refused } from "@product/domain/refusals";
import { engagements } from "@product/database/tables/papers/engagement";
import type { Merge } from "#request/slices/merge-steps.ts";

/** Nobody can have two contracts with one company on one day: which of them holds is for people to say. */
export async function moveContracts({ tx, from, to, anew }: Merge): Promise<void> {
  const { rowCount } = await tx.execute(sql`SELECT FROM app.engagement own JOIN app.engagement other
    ON other.worker_id = ${from} AND other.state <> 'cancelled' AND other.legal_entity_id = own.legal_entity_id
      AND daterange(other.first_day, other.last_day, '[]') && daterange(own.first_day, own.last_day, '[]')
    WHERE own.worker_id = ${to} AND own.state <> 'cancelled' LIMIT 1`);
  if (rowCount) throw new Refused({ code: "merge.two-contracts" });
  const moved = await tx.select().from(engagements).where(eq(engagements.workerId, from));
  for (const { id, textSealed, signatureSealed } of moved)
    await tx
      .update(engagements)
      .set({ workerId: to, textSealed: anew(textSealed), signatureSealed: anew(signatureSealed) })
      .where(eq(engagements.id, id));
}
