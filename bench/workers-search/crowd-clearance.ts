/**
 * Writes the clearance of invented workers directly, since the papers from which it follows were not invented with
 * them.
 */
import type pg from "pg";

/**
 * Workers who are not active cannot work. Nearly all others can, until one of their papers ends one day within three
 * years; two in a thousand could if something were mended, and a third of the riggers cannot, for want of a course.
 */
export async function fillClearance(client: pg.Client): Promise<void> {
  await client.query("SET statement_timeout = 0");
  await client.query(`WITH someone AS (
      SELECT id, status = 'active' AS is_active, abs(hashtext(id::text)) % 1000 AS chance,
        (now() AT TIME ZONE 'UTC')::date AS today FROM app.worker
      WHERE NOT EXISTS (SELECT FROM app.clearance_span known WHERE known.worker_id = worker.id)
    ), asked AS (
      SELECT someone.*, NULL::uuid AS role_id, false AS is_rigger FROM someone UNION ALL
      SELECT someone.*, role.id, role.key = 'rigger' FROM someone JOIN app.worker_role held ON held.worker_id = someone.id
        JOIN app.role ON role.id = held.role_id
    ), first_span AS (
      SELECT *, CASE WHEN NOT is_active OR (is_rigger AND chance % 3 = 0) THEN 'BLOCK' WHEN chance < 2 THEN 'WARN' ELSE 'ALLOW' END AS verdict
      FROM asked
    )
    INSERT INTO app.clearance_span (worker_id, role_id, first_day, last_day, verdict, top_reason, reasons)
    SELECT id, role_id, span.first_day, span.last_day, span.verdict,
      CASE WHEN span.verdict <> 'ALLOW' THEN jsonb_build_object('code', CASE WHEN is_active THEN 'document.missing' ELSE 'status' END,
        'verdict', span.verdict, 'rule', 'bench', 'citation', '', 'params', '{}'::jsonb, 'from', span.first_day, 'until', span.last_day,
        'fix', '{"who":"staff","action":"document.request"}'::jsonb, 'overridable', false, 'private', false) END,
      CASE WHEN span.verdict = 'ALLOW' THEN 0 ELSE 1 END
    FROM first_span CROSS JOIN LATERAL (
      VALUES (today, CASE verdict WHEN 'BLOCK' THEN '9999-12-31'::date ELSE today + 10 + chance END, verdict),
        (today + 11 + chance, '9999-12-31'::date, 'BLOCK')
    ) AS span (first_day, last_day, verdict)
    WHERE first_span.verdict <> 'BLOCK' OR span.first_day = today`);
  await client.query("VACUUM (ANALYZE) app.clearance_span");
}
