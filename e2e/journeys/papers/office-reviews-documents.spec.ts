// Walks: document-review, documents, workers
import { expectAccessible } from "#e2e/accessibility.ts";
import { expect } from "#e2e/fixtures.ts";
import { test } from "#e2e/accounts.ts";
import { noisyPng } from "#e2e/pictures.ts";

test.use({ appFor: "those who review documents" });

const card = { name: "passport.png", mimeType: "image/png", buffer: noisyPng(320, 200) };
const hostile = {
  name: "card.png",
  mimeType: "image/png",
  buffer: Buffer.from("<svg><script>alert(1)</script></svg>"),
};
const paper = { name: "licence.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7\n%%EOF\n") };

test("HR uploads documents, verifies one and rejects one by keys, in both languages; the record and the trail tell", async ({
  as,
  page,
  open,
  accounts,
}) => {
  test.slow();
  await accounts.query("DELETE FROM app.document");
  const {
    rows: [worker],
  } = await accounts.query(
    "SELECT w.id FROM app.worker w JOIN app.legal_entity e ON e.id = w.legal_entity_id WHERE w.status = 'active' AND e.country = 'ES' AND w.merged_into IS NULL ORDER BY w.code LIMIT 1",
  );
  const record = `/admin/workers/${worker.id}/documents`;
  await open(record, { as: "hr" });
  await expect(page.getByRole("heading", { name: "Documents", exact: true })).toBeVisible();
  await expect(page.getByText("Missing").first()).toBeVisible();

  await page.getByLabel("Kind").selectOption({ label: "Passport" });
  await page.getByLabel("Files").setInputFiles(hostile);
  await page.getByRole("button", { name: "Upload" }).click();
  await expect(page.getByLabel("Files")).toHaveAccessibleDescription(/not of the right type/);
  await expectAccessible(page);
  for (const [kind, file] of [
    ["Passport", card],
    ["Driving licence", paper],
  ] as const) {
    await page.getByLabel("Kind").selectOption({ label: kind });
    await page.getByLabel("Files").setInputFiles(file);
    await page.getByRole("button", { name: "Upload" }).click();
    await expect(page.getByText("Uploaded, awaiting review.")).toBeVisible();
  }
  await expect(page.getByText("To review").first()).toBeVisible();

  await open("/admin/workers");
  await page.getByRole("link", { name: "Documents to review 2" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Passport" })).toBeVisible();
  const preview = page.getByRole("img", { name: "Passport, v1, page 1" });
  await expect.poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320);
  await expectAccessible(page);
  await page.keyboard.press("j");
  await expect(page.getByRole("heading", { level: 2, name: "Driving licence" })).toBeVisible();
  // A key that comes with the page, before it listens again, is pressed once more.
  await expect(async () => {
    await page.keyboard.press("k");
    await expect(page.getByRole("heading", { level: 2, name: "Passport" })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await page.getByLabel("Number").fill("PAB 987654");
  await page.getByLabel("Number").press("Tab");
  await expect(page.getByText("No one else uses this number")).toBeVisible();
  await page.getByLabel("Valid until").fill("31/2/2035");
  await page.getByRole("button", { name: "Verify" }).focus();
  await page.keyboard.press("v");
  await expect(page.getByRole("alert")).toContainText("Valid until: There is no such day.");
  await page.getByLabel("Valid until").fill("28/2/2035");
  await page.getByRole("button", { name: "Verify" }).focus();
  await page.keyboard.press("v");
  await expect(page.getByText("Verified. Here is the next one.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: "Driving licence" })).toBeVisible();

  await open("/es/admin/workers/documents");
  await expect(page.getByRole("heading", { level: 1, name: "Documentos por revisar" })).toBeVisible();
  await page.keyboard.press("r");
  await expect(page.getByLabel("Motivo")).toBeFocused();
  await page.getByLabel("Motivo").selectOption("Falta una cara o página");
  await page.getByRole("button", { name: "Rechazarlo" }).press("Enter");
  await expect(page.getByText("No hay nada por revisar")).toBeVisible();
  expect(
    (await accounts.query("SELECT state, reject_reason, valid_until::text AS until FROM app.document ORDER BY state"))
      .rows,
  ).toEqual([
    { state: "rejected", reject_reason: "incomplete", until: null },
    { state: "verified", reject_reason: null, until: "2035-02-28" },
  ]);

  await open(`/es${record}`);
  await expect(page.getByRole("row", { name: /Pasaporte/ })).toContainText("•••• 7654");
  expect(await page.content()).not.toContain("987654");
  await expectAccessible(page);
  const { rows: looks } = await accounts.query("SELECT FROM app.act WHERE act = 'document.look'");
  expect(looks.length).toBeGreaterThan(0);

  const {
    rows: [file],
  } = await accounts.query(
    "SELECT f.id FROM app.document_file f JOIN app.document d ON d.id = f.document_id WHERE d.state = 'verified'",
  );
  const raw = await page.request.get(`/admin/workers/documents/files/${file.id}`, { maxRedirects: 0 });
  expect(raw.status()).toBe(302);
  const kept = await page.request.get(raw.headers()["location"]!);
  expect([kept.status(), kept.headers()["content-type"]]).toEqual([200, "image/png"]);
  expect(kept.headers()["content-disposition"]).toContain("attachment");
  await as("planner");
  for (const address of [record, "/admin/workers/documents", `/admin/workers/documents/files/${file.id}/preview`])
    expect((await page.request.get(address)).status()).toBe(403);
});
