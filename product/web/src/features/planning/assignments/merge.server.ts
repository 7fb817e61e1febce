import { sql } from "drizzle-orm";
import { placeTaking } from "@product/domain/planning/assignments";
import { Refused } from "@product/domain/refusals";
import type { Merge } from "#request/slices/merge-steps.ts";

/** Nobody works at two places at once: where both records say so, people must release one of them first. */
export async function moveAssignments({ tx, from, to }: Merge): Promise<void> {
  const { rows } = await tx.execute<{ title: string }>(sql`SELECT DISTINCT shift.title FROM app.assignment own
    JOIN app.assignment other ON other.worker_id = ${from} AND other.during && own.during
    JOIN app.shift ON shift.id = other.shift_id
    WHERE own.worker_id = ${to} AND own.state = ANY(${sql.param(placeTaking)}::text[])
      AND other.state = ANY(${sql.param(placeTaking)}::text[])`);
  if (rows.length > 0)
    throw new Refused({ code: "assignment.overlap", shifts: rows.map(({ title }) => title).join(", ") });
  await tx.execute(sql`UPDATE app.assignment moved SET worker_id = ${to} WHERE worker_id = ${from} AND NOT EXISTS
    (SELECT FROM app.assignment own WHERE own.worker_id = ${to} AND own.slot_id = moved.slot_id)`);
}
