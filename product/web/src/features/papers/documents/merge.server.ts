import { eq, sql } from "drizzle-orm";
import { documents } from "@product/database/tables/papers/document";
import type { Merge } from "#request/slices/merge-steps.ts";

/**
 * For each kind one version stays in force and one on its way: the one valid for longer, and a version sent rather than
 * one only requested.
 */
export async function moveDocuments({ tx, from, to, anew }: Merge): Promise<void> {
  await tx.execute(sql`UPDATE app.document SET state = 'superseded', updated_at = now() WHERE id IN (
    SELECT (array_agg(id ORDER BY state = 'requested', coalesce(valid_until, 'infinity') DESC, worker_id <> ${to}))[2]
    FROM app.document WHERE worker_id IN (${from}, ${to}) AND state IN ('verified', 'requested', 'uploaded', 'in_review')
    GROUP BY document_type_id, state = 'verified' HAVING count(*) > 1)`);
  // Numbers of versions go on after those that are there.
  await tx.execute(sql`UPDATE app.document moved SET number_in_chain = moved.number_in_chain + own.last
    FROM (SELECT document_type_id, max(number_in_chain) AS last FROM app.document WHERE worker_id = ${to} GROUP BY 1) own
    WHERE moved.worker_id = ${from} AND moved.document_type_id = own.document_type_id`);
  for (const { id, detailsSealed } of await tx.select().from(documents).where(eq(documents.workerId, from)))
    await tx
      .update(documents)
      .set({ workerId: to, detailsSealed: anew(detailsSealed) })
      .where(eq(documents.id, id));
}
