import { sql, type SQL } from "drizzle-orm";
import { placeTaking } from "@product/domain/planning/assignments";
import type { Decided } from "./schema.ts";

const holdsPlace = sql.raw(`held.state IN (${placeTaking.map((state) => `'${state}'`).join(", ")})`);

/**
 * Whether who is `held` on `shift` is owed something for a day that they lose now, as the terms of their shift say where it has its
 * own. What they are owed already, for a day before this one, stays.
 */
export function isOwed({ compensation, lateHours }: Decided, now: Date): SQL {
  const ofShift = sql`FROM app.work_terms own WHERE own.shift_id = shift.id`;
  const owed = sql`coalesce((SELECT own.terms ->> 'compensation' ${ofShift}), ${compensation})`;
  const late = sql`coalesce((SELECT (own.terms ->> 'lateHours')::int ${ofShift}), ${lateHours}::int)`;
  return sql`held.compensation_due OR (${holdsPlace} AND CASE ${owed} WHEN 'all' THEN true
    WHEN 'late' THEN shift.starts_at < ${now}::timestamptz + make_interval(hours => ${late}) ELSE false END)`;
}
