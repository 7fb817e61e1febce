// Walks: inspection, month-summary, my-hours, pass, payroll, time
import { readFile } from "node:fs/promises";
import { expectAccessible } from "#e2e/accessibility.ts";
import { expect } from "#e2e/fixtures.ts";
import { test } from "#e2e/signed-in.ts";

test.use({ appFor: "hours are handed over" });

test("The office closes a period, hands it over as a batch, and gives an inspector the register", async ({
  page,
  open,
  accounts,
}) => {
  test.slow();
  // Those who forgot to punch out would have to be settled with each of them first.
  await accounts.query(`UPDATE app.assignment a SET state = 'cancelled' FROM app.shift s WHERE s.id = a.shift_id
    AND s.ends_at < now() - interval '4 days' AND NOT EXISTS
      (SELECT FROM app.punch p WHERE p.assignment_id = a.id AND p.kind = 'out')`);
  const { rows } = await accounts.query(`SELECT s.day::text FROM app.shift s JOIN app.event e ON e.id = s.event_id
    WHERE s.ends_at < now() - interval '4 days' ORDER BY s.day LIMIT 1`);
  const { day } = rows[0] as { day: string };
  await open(`/admin/time?from=${day}&until=${day}`, { as: "owner" });
  for (const tick of await page.getByRole("checkbox", { name: /^Select/ }).all()) await tick.check();
  await page.getByRole("button", { name: "Approve the selected lines" }).click();
  await expect(page.getByText("Saved.")).toBeVisible();
  await open(`/admin/time?tab=approved&from=${day}&until=${day}`);
  await expect(page.getByText("Approved without answer").first()).toBeVisible();
  await page.getByRole("link", { name: "Closed periods" }).click();
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await expect(page.getByText("Reopen this period").first()).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("link", { name: "Export batches" }).click();
  await page.getByRole("button", { name: "Make the batch" }).click();
  await expect(page.getByText("The batch has been made.")).toBeVisible();
  await page.getByRole("button", { name: "Make the batch" }).click();
  await expect(page.getByRole("alert")).toContainText("Batch 1 stands, and nothing has changed");
  await page.getByRole("link", { name: /^Go to Payroll 1/ }).click();
  await expect(page.locator("li:target")).toContainText("Stands");
  await expectAccessible(page);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download CSV" }).first().click();
  const csv = await readFile(await (await download).path(), "utf8");
  expect(csv).toContain('"minutes in the register","minutes paid"');
  expect(csv.trim().split("\n").length).toBeGreaterThan(5);

  await open("/admin/time/inspections");
  await page.getByRole("button", { name: "Create the link" }).click();
  await expect(page.getByRole("alert")).toContainText("For whom");
  await page.getByLabel("For whom").fill("Labour inspection");
  await page.getByRole("button", { name: "Create the link" }).click();
  const link = page.getByText(/\/inspector\/[\w-]+$/);
  await expect(link).toBeVisible();
  await page.goto(new URL((await link.textContent())!).pathname);
  await expect(page.getByText(/punches are sealed in one chain/)).toBeVisible();
  const pack = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download the archive" }).click();
  expect((await pack).suggestedFilename()).toMatch(/^register-.*\.zip$/);
});

test.describe("en un móvil", () => {
  test.use({ locale: "es-ES", viewport: { width: 390, height: 844 } });

  test("Una trabajadora no está de acuerdo tras la aprobación, y se lleva su mes en PDF", async ({ page, open }) => {
    test.slow();
    await open("/es/admin/time", { as: "owner" });
    for (const tick of await page.getByRole("checkbox", { name: /^Seleccionar/ }).all()) await tick.check();
    await page.getByRole("button", { name: "Aprobar las líneas seleccionadas" }).click();
    await expect(page.getByText("Guardado.")).toBeVisible();
    await open("/es/workerpass/hours", { as: "worker" });
    const card = page.getByRole("listitem").first();
    await expect(card.getByText("Aprobadas por la empresa. Todavía puedes contestar.")).toBeVisible();
    await card.getByText("No es correcto").click();
    await card.getByLabel("¿Cómo fue en realidad?").fill("Recogimos hasta las once");
    await card.getByRole("button", { name: "Enviar" }).click();
    await expect(page.getByText("No estás de acuerdo: Recogimos hasta las once")).toBeVisible();
    await page.getByRole("link", { name: "Comprobar que nada se ha alterado" }).click();
    await expect(page.getByText(/sellados? y sin alterar|Todavía no hay fichajes tuyos sellados/)).toBeVisible();
    await expectAccessible(page);
    const download = page.waitForEvent("download");
    await page
      .getByRole("link", { name: /resumen en PDF/ })
      .first()
      .click();
    expect((await download).suggestedFilename()).toMatch(/^horas-\d{4}-\d\d\.pdf$/);
  });
});
