/** The office asks for a document, the worker photographs it, the office verifies it, and the light changes. */
import type pg from "pg";
import { expectAccessible } from "#e2e/accessibility.ts";
import { expect } from "#e2e/fixtures.ts";
import { test } from "#e2e/accounts.ts";
import { noisyPng } from "#e2e/pictures.ts";

test.use({ appFor: "those who send documents" });

type Query = (statement: string, values?: unknown[]) => Promise<pg.QueryResult>;

const picture = { name: "dni.png", mimeType: "image/png", buffer: noisyPng(60, 40) };
const drawing = { name: "dni.png", mimeType: "image/png", buffer: Buffer.from("<svg><script>alert(1)</script></svg>") };

/** Someone of the Spanish company who can be written to and has sent nothing yet. */
async function someone(query: Query, email: string, language: "en" | "es"): Promise<string> {
  const { rows } = await query(
    `UPDATE app.worker SET email = $1, language = $2, first_name = 'Nerea' WHERE id = (
       SELECT w.id FROM app.worker w JOIN app.legal_entity e ON e.id = w.legal_entity_id
       JOIN app.engagement g ON g.worker_id = w.id AND g.state = 'signed' AND g.last_day IS NULL
       WHERE e.country = 'ES' AND w.status = 'active' AND w.nationality = 'ES' AND w.email NOT LIKE '%@evidence.test'
       ORDER BY w.id LIMIT 1) RETURNING id`,
    [email, language],
  );
  await query("DELETE FROM app.document WHERE worker_id = $1", [rows[0].id]);
  return rows[0].id;
}

const stateOf = async (query: Query, workerId: string) =>
  (
    await query(
      "SELECT state, count(f.id)::int AS files FROM app.document d LEFT JOIN app.document_file f ON f.document_id = d.id WHERE worker_id = $1 GROUP BY d.id",
      [workerId],
    )
  ).rows;

test("HR asks for a DNI, and the worker photographs both sides with a phone", async ({
  page,
  open,
  app,
  accounts: { query, mail },
}) => {
  test.slow();
  const id = await someone(query, "nerea@evidence.test", "en");
  const refused: string[] = [];
  page.on("response", (answer) => {
    if (answer.url().includes("/upload/resumable") && answer.status() >= 400)
      refused.push(`${answer.request().method()} ${answer.status()}`);
  });
  await open(`/admin/workers/${id}/request-documents`, { as: "hr" });
  await expect(page.getByLabel("Spanish identity card (DNI)"), "what is required is ticked").toBeChecked();
  const ticked = page.getByRole("checkbox", { checked: true });
  while ((await ticked.count()) > 0) await ticked.first().click();
  await page.getByRole("button", { name: "Send request" }).click();
  await expect(page.getByRole("alert")).toContainText("Choose at least one.");
  await page.getByLabel("Spanish identity card (DNI)").check();
  await page.getByLabel("Note to the worker").fill("Before Friday, please");
  await page.getByRole("button", { name: "Send request" }).click();
  const region = page.getByRole("region", {
    name: "Asked for Spanish identity card (DNI). The link goes to their email.",
  });
  await expect(region).toBeVisible();
  await expect(page.getByRole("button", { name: "Withdraw: Spanish identity card (DNI)" })).toBeVisible();
  await expectAccessible(page);

  const { subject, text, link } = await mail("document-asked", "nerea@evidence.test");
  expect(text).toContain("Before Friday, please");
  await expect(region.locator("code"), "whoever asks can pass the link on, this once").toHaveText(link);
  await page.reload();
  await expect(page.getByText(link)).toHaveCount(0);
  await open("/admin/mailbox", { as: "owner" });
  await page.getByRole("link", { name: subject }).first().click();
  await expect(page.getByRole("heading", { name: subject }).first()).toBeVisible();
  await expect(page.getByText("Link hidden").first()).toBeVisible();
  expect(await page.content()).not.toContain(link.split("/").at(-1));

  await page.context().clearCookies({ name: "act-as" });
  await page.setViewportSize({ width: 390, height: 844 });
  const answer = await page.goto(new URL(link).pathname);
  expect(answer!.headers()).toMatchObject({
    "referrer-policy": "same-origin",
    "permissions-policy": expect.stringContaining("camera=(self)"),
    "cache-control": "no-store",
  });
  await page.locator("html[data-alive]").waitFor();
  await expect(page.getByText("Before Friday, please")).toBeVisible();
  const card = page.getByRole("region", { name: "Spanish identity card (DNI)" });
  const [front, back] = [card.getByLabel("Front"), card.getByLabel("Back")];
  await expect(front).toHaveAttribute("capture", "environment");
  const send = card.getByRole("button", { name: "Send: Spanish identity card (DNI)" });
  await send.click();
  await expect(front).toHaveAccessibleDescription(/Choose a photo or a PDF of the document/);
  await front.setInputFiles(drawing);
  await send.click();
  await expect(front).toHaveAccessibleDescription(/Choose a photo \(JPEG, PNG or WebP\) or a PDF/);
  await front.setInputFiles(picture);
  await send.click();
  await expect(back).toHaveAccessibleDescription(/Both sides are needed/);
  await expectAccessible(page);
  await back.setInputFiles(picture);
  await card.getByLabel("Valid until").fill("2020-01-01");
  await send.click();
  await expect(card.getByLabel("Valid until")).toHaveAccessibleDescription(/today or a later date/);
  await card.getByLabel("Valid until").fill("1/5/31");
  await card.getByLabel("Number").fill("12345678A");
  await send.click();
  await expect(card.getByLabel("Number")).toHaveAccessibleDescription(/letter should be Z/);
  await card.getByLabel("Number").fill("12345678Z");
  await send.click();
  await expect(page.getByText("Received: Spanish identity card (DNI)")).toBeVisible();
  await expect(card.getByText("Sent, being checked")).toBeVisible();
  await expect(card.getByRole("button")).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await stateOf(query, id)).toEqual([{ state: "uploaded", files: 2 }]);

  expect((await page.goto("/evidence/of-nobody"))!.status()).toBe(404);
  expect(refused, "nothing that has arrived is thrown away").toEqual([]);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link no longer works");
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(`/admin/workers/${id}`, { as: "hr" });
  const panel = page.getByRole("region", { name: "Clearance" });
  const cannot = panel.getByText(/^Cannot: Identity/);
  await expect(cannot).toBeVisible();
  await panel.getByRole("link", { name: /^Review: / }).click();
  await page.getByLabel("Number").fill("12345678Z");
  await page.getByRole("button", { name: "Verify" }).click();
  await expect(page.getByText("Verified.", { exact: true })).toBeVisible();
  await expect(page.getByText("Could work if…").first()).toBeVisible();
  await expect(cannot).toBeHidden();
  await open("/admin/workers/list");
  await page.getByRole("row").getByRole("checkbox").nth(1).check();
  await page.getByRole("button", { name: "Request documents" }).click();
  await page.getByLabel("Spanish identity card (DNI)").check();
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByRole("region", { name: "Preview" })).toContainText(/asked|left out/);
  expect(app.url).toContain("http");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("Un trabajador envía un PDF desde el enlace de su SMS o correo", async ({
    as,
    page,
    accounts: { query, mail },
  }) => {
    const id = await someone(query, "es@evidence.test", "es");
    await as("hr");
    await page.goto(`/es/admin/workers/${id}/request-documents`);
    const ticked = page.getByRole("checkbox", { checked: true });
    while ((await ticked.count()) > 0) await ticked.first().click();
    await page.getByLabel("Pasaporte").check();
    await page.getByRole("button", { name: "Enviar petición" }).click();
    const region = page.getByRole("region", { name: /^Se ha pedido: Pasaporte/ });
    const { link } = await mail("document-asked", "es@evidence.test");
    await expect(region.locator("code")).toHaveText(link);
    await expect(region.getByRole("button", { name: "Copiar el enlace" })).toBeHidden();
    await page.context().clearCookies({ name: "act-as" });
    await page.goto(new URL(link).pathname);
    const field = page.getByLabel("Foto o PDF");
    const send = page.getByRole("button", { name: "Enviar: Pasaporte" });
    await field.setInputFiles({ ...drawing, name: "a.pdf" });
    await send.click();
    await expect(page.getByText("Elige una foto (JPEG, PNG o WebP) o un PDF.")).toBeVisible();
    await field.setInputFiles({ name: "a.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7\n%%EOF\n") });
    await send.click();
    await expect(page.getByText("Recibido: Pasaporte")).toBeVisible();
    expect(await stateOf(query, id)).toEqual([{ state: "uploaded", files: 1 }]);
    expect((await page.goto("/es/evidence/de-nadie"))!.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Este enlace ya no sirve");
  });
});
