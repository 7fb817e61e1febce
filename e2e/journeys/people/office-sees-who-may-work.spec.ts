// Walks: worker-page
import type { QueryResult } from "pg";
import { expectAccessible } from "#e2e/accessibility.ts";
import { expect } from "#e2e/fixtures.ts";
import { test } from "#e2e/accounts.ts";

test.use({ appFor: "those who see who may work" });

test("HR and planner see why someone may work, until when, and what mends it", async ({ page, open, accounts }) => {
  const { id, name } = await withTrainingThatEnds(accounts);
  await open(`/admin/workers/${id}`, { as: "hr" });
  await expect(page.getByRole("navigation", { name: "You are here" })).toContainText(name);
  const panel = page.getByRole("region", { name: "Clearance" });
  await expect(panel.getByText("Social insurance number missing", { exact: true })).toBeVisible();
  await expect(panel.getByText(/^Health and safety training.* expires on/)).toBeVisible();
  await expect(panel.getByRole("link", { name: /^Ask for renewal: / })).toHaveAttribute(
    "href",
    /\/request-documents\?kinds=/,
  );
  await page.getByRole("button", { name: "Could work if…" }).focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("dialog", { name: "Why: Could work if…" })).toContainText("payroll enters it");
  await page.keyboard.press("Escape");
  await panel.getByText("Show", { exact: true }).click();
  await expect(panel.getByText("Right to work", { exact: true }).first()).toBeVisible();
  await expectAccessible(page);
  await panel.getByRole("navigation", { name: "Clearance as" }).getByRole("link").nth(1).click();
  await expect(page).toHaveURL(/\?as=/);

  await open(`/es/admin/workers/${id}`, { as: "planner" });
  await expect(page.getByText("Podría trabajar si…", { exact: true })).toBeVisible();
  await expect(page.getByText(/^Formación en prevención.*: caduca el/)).toBeVisible();
  await expect(page.getByRole("link", { name: /^Pedir/ })).toHaveCount(0);
});

/** Someone who is in order but for pay, and whose training ends in eight days. */
async function withTrainingThatEnds({ query }: { query: (sql: string, values?: unknown[]) => Promise<QueryResult> }) {
  const { rows } = await query(
    `SELECT worker.id, concat_ws(' ', first_name, last_name) AS name, legal_entity_id AS entity FROM app.worker
     JOIN app.worker_role ON worker_id = worker.id JOIN app.legal_entity ON legal_entity.id = legal_entity_id
     WHERE legal_entity.country = 'ES' AND birth_date_sealed IS NOT NULL ORDER BY worker.id DESC LIMIT 1`,
  );
  const { id, name, entity } = rows[0];
  for (const table of ["document", "engagement", "absence"])
    await query(`DELETE FROM app.${table} WHERE worker_id = $1`, [id]);
  await query("UPDATE app.worker_social SET naf_sealed = NULL, naf_hash = NULL WHERE worker_id = $1", [id]);
  await query(
    "UPDATE app.worker SET status = 'active', nationality = 'ES', worker_type = 'temporary', status_until = NULL WHERE id = $1",
    [id],
  );
  await query(
    `INSERT INTO app.engagement (worker_id, legal_entity_id, type, state, first_day, alta_on, alta_recorded_at, signed_at)
     VALUES ($1, $2, 'temporary', 'signed', '2026-01-01', '2026-01-01', now(), now())`,
    [id, entity],
  );
  await query(
    `INSERT INTO app.document (worker_id, document_type_id, state, source, valid_until, reviewed_at)
     SELECT $1, id, 'verified', 'office', CASE key WHEN 'dni' THEN NULL ELSE current_date + 8 END, now()
     FROM app.document_type WHERE key IN ('dni', 'prl-training', 'profile-photo')`,
    [id],
  );
  return { id, name };
}
