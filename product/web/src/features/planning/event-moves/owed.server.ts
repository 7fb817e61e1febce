import { sql, type SQL } from "drizzle-orm";
import { placeTaking } from "@product/domain/planning/assignments";
import type { Decided } from "./schema.ts";

const holdsPlace = sql.raw(`held.state IN (${placeTaking.map((state) => `'${state}'`).join(", ")})`);

/**
 * True if the worker `held` on `shift` is owed compensation for the day they lose now; the shift's own terms decide if
 * it has any. Compensation already owed for an earlier day stays.
 */
export function isOwed({ compensation, lateHours }: Decided, now: Date): SQL {
  const ofShift = sql`FROM app.work_terms own WHERE own.shift_id = shift.id`;
  const owed = sql`coalesce((SELECT own.terms ->> 'compensation' ${ofShift}), ${compensation})`;
  const late = sql`coalesce((SELECT (own.terms ->> 'lateHours')::int ${ofShift}), ${lateHours}::int)`;
  return sql`held.compensation_due OR (${holdsPlace} AND CASE ${owed} WHEN 'all' THEN true
    WHEN 'late' THEN shift.starts_at < ${now}::timestamptz + make_interval(hours => ${late}) ELSE false END)`;
}
