/** Months of the register whose longest term is over. A record that is still needed keeps the whole month. */
import { sql } from "drizzle-orm";
import { asRetention, inTransaction, type Transaction } from "@product/database/write";

export type EndedMonth = { part: string; month: string };

/**
 * A month ends when the terms set for the countries of all companies with a punch in it are over; where one is not set,
 * nothing ends. An open dispute, or an inspection that can still be read, keeps the month too.
 */
const endedMonths = (now: Date): Promise<EndedMonth[]> =>
  inTransaction(async (tx) => {
    const { rows: parts } = await tx.execute<{ part: string; month: string }>(sql`
    SELECT child.relname AS part, to_char(to_date(substr(child.relname, 7), 'YYYY_MM'), 'YYYY-MM-DD') AS month
    FROM pg_inherits JOIN pg_class child ON child.oid = inhrelid
    WHERE inhparent = 'app.punch'::regclass AND child.relname ~ '^punch_[0-9]{4}_[0-9]{2}$'
      -- Where nobody was given the role for it, nothing ends; health says so.
      AND has_function_privilege('app.drop_punch_month(text, timestamptz)', 'EXECUTE') ORDER BY 1`);
    const ended: EndedMonth[] = [];
    for (const endedMonth of parts) if (await isOver(tx, endedMonth, now)) ended.push(endedMonth);
    return ended;
  });

async function isOver(tx: Transaction, { part, month }: EndedMonth, now: Date): Promise<boolean> {
  const { rows } = await tx.execute<{ over: boolean }>(sql`
    WITH span AS (SELECT ${month}::date AS first, (${month}::date + interval '1 month')::date AS after),
    there AS (SELECT DISTINCT legal_entity_id AS id FROM app.${sql.identifier(part)})
    SELECT EXISTS (SELECT FROM there) AND NOT EXISTS (
      SELECT FROM there LEFT JOIN app.legal_entity e ON e.id = there.id
        LEFT JOIN app.retention_rule r
          ON r.id = CASE e.country WHEN 'ES' THEN 'time-register-es' WHEN 'UK' THEN 'working-time-uk' END, span
      WHERE r.id IS NULL OR span.after + (r.term || ' ' || r.unit)::interval > ${now}::timestamptz)
    AND NOT EXISTS (SELECT FROM app.hours_line l, span
      WHERE l.disputed_at IS NOT NULL AND l.day >= span.first - 1 AND l.day <= span.after)
    AND NOT EXISTS (SELECT FROM app.inspection_link i, span
      WHERE i.revoked_at IS NULL AND i.expires_at > ${now}::timestamptz
        AND i.first_day <= span.after AND i.last_day >= span.first - 1) AS over`);
  return rows[0]!.over;
}

/** The work on each month runs as the role that may end them. */
export const forEachEndedMonth = (now: Date, work: (month: EndedMonth) => Promise<void>): Promise<void> =>
  asRetention(async () => {
    for (const month of await endedMonths(now)) await work(month);
  });

/** Takes the month out, if it is still so; its seals stay, and it is written down which of them seal nothing any more. */
export async function endMonth(tx: Transaction, endedMonth: EndedMonth, now: Date): Promise<number | undefined> {
  await tx.execute(sql`SELECT app.hold_punch_month(${endedMonth.part})`);
  if (!(await isOver(tx, endedMonth, now))) return undefined;
  const { rows } = await tx.execute<{ gone: number }>(
    sql`SELECT app.drop_punch_month(${endedMonth.part}, ${now}::timestamptz) AS gone`,
  );
  await tx.execute(sql`DELETE FROM app.punch_scan
    WHERE punch_id IN (SELECT punch_id FROM app.punch_ended WHERE month = ${endedMonth.month}::date)`);
  await tx.execute(sql`SELECT app.rank_hours(assignment_id) FROM app.hours_rank
    WHERE starts_at >= ${endedMonth.month}::date - 31 AND starts_at < ${endedMonth.month}::date + interval '33 days'`);
  return rows[0]!.gone;
}
