// Walks: events, briefings, event-files, incidents, client-view, event-sheets, answers
/**
 * The texts of an event: the office writes them, the client reads some of them, and workers confirm that they have read
 * theirs.
 */
import { createHash } from "node:crypto";
import { expectAccessible } from "#e2e/accessibility.ts";
import { expect } from "#e2e/fixtures.ts";
import { test } from "#e2e/accounts.ts";

test.use({ appFor: "an event with its client" });

/** Someone who has a place on a published shift that is still to come. */
const ahead = `SELECT e.id AS event_id, a.id AS assignment_id, a.worker_id, w.first_name FROM app.assignment a
  JOIN app.worker w ON w.id = a.worker_id
  JOIN app.shift s ON s.id = a.shift_id JOIN app.event e ON e.id = s.event_id
  WHERE a.state IN ('confirmed', 'booked', 'accepted') AND s.starts_at > now() + interval '1 day'
    AND s.published_at IS NOT NULL AND s.cancelled_at IS NULL AND e.status IN ('confirmed', 'staffing')
  ORDER BY s.starts_at, a.id LIMIT 1`;

test("The office briefs people, records an incident, and gives the client a link that a stranger can open until it is revoked", async ({
  page,
  open,
  browser,
  accounts: { query },
}) => {
  test.slow();
  const { event_id: id, first_name: name } = (await query(ahead)).rows[0] as Record<string, string>;
  await open(`/admin/events/${id}`, { as: "owner" });
  await page.getByRole("link", { name: "Briefing", exact: true }).click();
  await page.getByLabel("Text in English").first().fill("## Doors\n\nDoors open at **six**.");
  await page.getByLabel("Ask everyone to confirm that they have read it").check();
  await page.getByRole("button", { name: "Save briefing" }).click();
  await expect(page.getByText("Saved.")).toBeVisible();
  await expect(page.getByRole("region", { name: "As people read it" })).toContainText("Doors open at six.");
  await expect(page.getByText(/^0 of \d+ have read it$/)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("link", { name: "Incidents", exact: true }).click();
  await page.getByRole("button", { name: "Save incident" }).click();
  await expect(page.getByRole("alert")).toContainText("What happened");
  await page.getByLabel("Kind").selectOption({ label: "Damage" });
  await page.getByLabel("What happened").fill("A tray of glasses fell.");
  await page.getByRole("button", { name: "Save incident" }).click();
  await expect(page.getByRole("list", { name: "Incidents" })).toContainText("A tray of glasses fell.");
  await expectAccessible(page);

  await page.getByRole("link", { name: "Files", exact: true }).click();
  await page.getByLabel(/^File/).setInputFiles({
    name: "site-plan.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("%PDF-1.4\n%%EOF"),
  });
  await page.getByLabel("Shown to the client").last().check();
  await page.getByRole("button", { name: "Add file" }).click();
  await expect(page.getByRole("link", { name: "site-plan.pdf" })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("link", { name: "Client view" }).click();
  await page.getByLabel("For whom").fill("Harbour Group");
  await page.getByLabel("Also the files that are for the client").check();
  await page.getByRole("button", { name: "Make the link" }).click();
  const link = page.getByText(/\/client\/[\w-]+$/);
  await expect(link).toBeVisible();
  await expectAccessible(page);

  const stranger = await browser.newContext();
  const there = await stranger.newPage();
  const address = new URL(new URL((await link.textContent())!).pathname, page.url()).href;
  await there.goto(address);
  await expect(there.getByRole("heading", { name: "Shifts" })).toBeVisible();
  await expect(there.getByText(/\d+ of \d+ confirmed/).first()).toBeVisible();
  await expect(there.getByText(new RegExp(`${name} \\p{L}\\.`, "u")).first()).toBeVisible();
  await expect(there.getByRole("link", { name: /^site-plan\.pdf/ })).toBeVisible();
  await expectAccessible(there);
  await page.getByRole("button", { name: "Revoke the link for Harbour Group" }).click();
  await expect(page.getByRole("button", { name: "Revoke the link for Harbour Group" })).toHaveCount(0);
  expect((await there.goto(address))!.status()).toBe(404);
  await expect(there.getByRole("heading", { name: "This link does not work" })).toBeVisible();
  await stranger.close();

  await open(`/admin/events/${id}`);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Sign-in sheet in Spanish" }).click();
  expect((await download).suggestedFilename()).toMatch(/^hoja-de-firmas-EV-\w+\.pdf$/);
});

test("Quien trabaja confirma en el móvil que ha leído el briefing", async ({ page, accounts: { query } }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { event_id, assignment_id, worker_id } = (await query(ahead)).rows[0] as Record<string, string>;
  const token = "K".repeat(43);
  await query("UPDATE app.assignment SET briefing_read_at = NULL WHERE id = $1", [assignment_id]);
  await query(
    `UPDATE app.event SET briefing_es = $2, briefing_asks = true, briefing_changed_at = now() - interval '1 hour' WHERE id = $1`,
    [event_id, "## Uniforme\n\n- Camisa negra"],
  );
  const hashes = [token, `${token}c`].map((each) => createHash("sha256").update(each).digest());
  await query(
    `INSERT INTO app.answer_link (worker_id, answer_token_hash, calendar_token_hash) VALUES ($1, $2, $3)
     ON CONFLICT (worker_id) DO UPDATE SET answer_token_hash = excluded.answer_token_hash`,
    [worker_id, ...hashes],
  );
  await page.goto(`/es/answer/${token}?offer=${assignment_id}`);
  const briefing = page.getByRole("region", { name: "Antes del turno" });
  await expect(briefing).toContainText("Camisa negra");
  await expectAccessible(page);
  await briefing.getByRole("button", { name: "Lo he leído" }).click();
  await expect(briefing.getByText(/^Lo leíste:/)).toBeVisible();
  await expect(briefing.getByRole("button")).toHaveCount(0);
});
