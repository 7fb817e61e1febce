import { sql } from "drizzle-orm";
import type { Merge } from "#request/slices/merge-steps.ts";

/** If both records hold a qualification, the remaining record's is kept, unless only the other is verified. */
export async function moveQualifications({ tx, from, to }: Merge): Promise<void> {
  await tx.execute(sql`DELETE FROM app.worker_qualification own USING app.worker_qualification other
    WHERE own.worker_id = ${to} AND own.state = 'claimed' AND other.worker_id = ${from} AND other.state = 'verified'
      AND other.qualification_id = own.qualification_id`);
  await tx.execute(sql`UPDATE app.worker_qualification moved SET worker_id = ${to} WHERE worker_id = ${from} AND NOT EXISTS
    (SELECT FROM app.worker_qualification own WHERE own.worker_id = ${to} AND own.qualification_id = moved.qualification_id)`);
}
