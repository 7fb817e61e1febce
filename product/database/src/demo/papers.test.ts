import { expect, test } from "vitest";
import { useTestDatabase } from "@product/database/testing/test-database";

const { query } = useTestDatabase({ template: "demo" });

test("of those in work seven in ten can work, some could if, and a few cannot", async () => {
  const { rows } = await query(
    `SELECT verdict, round(100.0 * count(*) / sum(count(*)) OVER ())::int AS share FROM app.clearance_span s
     JOIN app.worker w ON w.id = s.worker_id AND w.status IN ('active', 'dormant')
     WHERE role_id IS NULL AND current_date BETWEEN first_day AND last_day GROUP BY verdict`,
  );
  const share = Object.fromEntries(rows.map((row) => [row.verdict, row.share]));
  expect(share["ALLOW"]).toBeGreaterThanOrEqual(65);
  expect(share["ALLOW"]).toBeLessThanOrEqual(75);
  expect(share["WARN"]).toBeGreaterThanOrEqual(14);
  expect(share["BLOCK"]).toBeGreaterThanOrEqual(9);
});

test("the reasons differ, some things end soon, and some wait for a reviewer", async () => {
  const { rows: reasons } = await query(
    `SELECT DISTINCT top_reason->>'code' AS code FROM app.clearance_span WHERE top_reason IS NOT NULL ORDER BY 1`,
  );
  expect(reasons.map(({ code }) => code)).toEqual([
    "absent",
    "document.missing",
    "engagement.alta",
    "engagement.missing",
    "engagement.unsigned",
    "identity.missing",
    "payroll.missing",
    "qualification.missing",
    "right-to-work.missing",
    "status",
  ]);
  const { rows } = await query(
    `SELECT count(*) FILTER (WHERE state IN ('uploaded', 'in_review'))::int AS waiting,
       count(*) FILTER (WHERE state = 'verified' AND valid_until BETWEEN current_date AND current_date + 60)::int AS ending
     FROM app.document`,
  );
  expect(rows[0].waiting).toBeGreaterThan(15);
  expect(rows[0].ending).toBeGreaterThan(15);
});

test("everyone has spans, and nobody becomes active by themselves", async () => {
  const { rows } = await query(
    "SELECT count(*)::int AS n FROM app.worker w WHERE NOT EXISTS (SELECT FROM app.clearance_span s WHERE s.worker_id = w.id)",
  );
  expect(rows[0].n).toBe(0);
  expect((await query("SELECT FROM app.job WHERE kind = 'worker.activate'")).rowCount).toBe(0);
});

test("nobody is to be told of what ends, since there is nobody", async () => {
  const { rows } = await query(
    `SELECT count(*)::int AS n FROM app.document d JOIN app.document_type t ON t.id = d.document_type_id
     WHERE cardinality(t.alert_days) <> (SELECT count(*) FROM app.document_alert a WHERE a.document_id = d.id)`,
  );
  expect(rows[0].n).toBe(0);
});
