// Walks: document-types, holidays, qualifications, retention, roles, settings, venues
import { expectAccessible } from "#e2e/accessibility.ts";
import { expect } from "#e2e/fixtures.ts";
import { ask } from "#e2e/http.ts";
import { test } from "#e2e/signed-in.ts";

test.use({ appFor: "those who keep the rest of the settings" });

test("The owner says which documents and qualifications are needed, and how long records are kept", async ({
  app,
  page,
  open,
}) => {
  test.slow();
  await open("/admin/settings", { signedInAs: "owner" });
  const parts = page.getByRole("main");
  await expect(parts.getByRole("listitem").filter({ hasText: "Document types" })).toContainText(/\d+/);

  await parts.getByRole("link", { name: "Document types" }).click();
  await page.getByRole("link", { name: "Food handler certificate" }).click();
  await page.getByRole("group", { name: "Roles" }).getByLabel("Waiter").check();
  await page.getByLabel("Be assigned to a shift").check();
  await page.getByLabel("It expires").check();
  await page.getByLabel("Reminders (days before)").fill("soon");
  await page.getByLabel("Spain").uncheck();
  await page.getByRole("checkbox", { name: "United Kingdom" }).uncheck();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("alert")).toContainText("2 fields need your attention");
  await expect(page.getByLabel("Reminders (days before)")).toHaveAccessibleDescription(/days from 0 to 365/);
  await expect(page.getByRole("group", { name: "Roles" }).getByLabel("Waiter")).toBeChecked();
  await expectAccessible(page);
  await page.getByLabel("Reminders (days before)").fill("0 30 60");
  await page.getByLabel("Spain").check();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved.")).toBeVisible();
  await expect(page.getByLabel("Reminders (days before)")).toHaveValue("60, 30, 0");
  await expect(page.getByText("No changes")).toHaveCount(0);

  // A circle is refused, and the way round it is named.
  await open("/admin/settings/qualifications");
  await page.getByRole("link", { name: "First aid instructor" }).click();
  await expect(page.getByText("First aid instructor also counts as First aid.")).toBeVisible();
  const heldBy = page.getByRole("group", { name: "Included in" });
  await heldBy.getByLabel("First aid", { exact: true }).check();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("alert")).toContainText("First aid instructor → First aid → First aid instructor");
  await heldBy.getByLabel("First aid", { exact: true }).uncheck();
  await heldBy.getByLabel("Lifeguard").check();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Anyone with Lifeguard also has")).toBeVisible();
  await open("/admin/settings/roles");
  await page.getByRole("link", { name: "Waiter" }).click();
  await page.getByRole("group", { name: "Required qualifications" }).getByLabel("First aid", { exact: true }).check();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved.")).toBeVisible();

  // What visitors read follows the settings at once, though the page is kept.
  const policy = async (path: string) => (await ask(`${app.url}${path}`, { headers: { accept: "text/html" } })).body;
  expect((await policy("/privacy-policy")).toString()).toContain("Time register (Spain)");
  await open("/admin/settings/retention");
  await page.getByRole("link", { name: "Time register (Spain)" }).click();
  await page.getByLabel("How long").fill("3");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByLabel("How long")).toHaveAccessibleDescription(/By law at least 4 years/);
  await page.getByLabel("How long").fill("57");
  await page.getByLabel("Months").check();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved.")).toBeVisible();
  await expect.poll(async () => (await policy("/privacy-policy")).toString()).toContain("57 months");
  await expect.poll(async () => (await policy("/es/data-protection")).toString()).toMatch(/57\s+meses/);
});

test.describe("on a phone without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 }, colorScheme: "dark" });

  test("Quien manda da de alta un municipio con sus festivos", async ({ page, signIn }) => {
    await signIn("owner");
    await page.goto("/es/admin/settings/holidays/create");
    await page.getByLabel("Nombre en inglés").fill("Bilbao");
    await page.getByLabel("Nombre en español").fill("Bilbao");
    await page.getByRole("button", { name: "Guardar" }).click();
    await expect(page.getByRole("alert")).toContainText("Elige otro calendario superior");
    await page.getByLabel("Pertenece a").selectOption({ label: "País Vasco" });
    await page.getByRole("button", { name: "Guardar" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bilbao");
    await page.getByRole("link", { name: "2027" }).click();

    await page.getByLabel("Líneas").fill("20/08/2027; Aste Nagusia; Semana Grande\nla víspera");
    await page.getByRole("button", { name: "Añadir estos días" }).click();
    await expect(page.getByRole("alert")).toContainText("La línea 2 no se entiende");
    await page.getByLabel("Líneas").fill("20/08/2027; Aste Nagusia; Semana Grande");
    await page.getByRole("button", { name: "Añadir estos días" }).click();
    await expect(page.getByText("Guardado.")).toBeVisible();
    await page.getByLabel(/^Día/).fill("25-12-2027");
    await page.locator("#days-add-dayNameEn").fill("Christmas");
    await page.locator("#days-add-dayNameEs").fill("Navidad");
    await page.getByRole("button", { name: "Añadir", exact: true }).click();
    await expect(page.getByRole("alert")).toContainText("ya es festivo aquí");
    await page.getByRole("spinbutton", { name: "Año" }).fill("2028");
    await page.getByRole("button", { name: "Copiar" }).click();
    const days = page.getByRole("table", { name: "Festivos en 2028" });
    await expect(days).toContainText("Semana Grande");
    await days.getByRole("button", { name: "Quitar domingo, 20 de agosto" }).click();
    await expect(page.getByText("Todavía no hay festivos en 2028.")).toBeVisible();
    await page.goto("/es/admin/venues/create");
    await page.getByLabel("Festivos").selectOption({ label: "Bilbao" });
    await page.getByLabel("Nombre").fill("Campos");
    await page.getByRole("button", { name: "Guardar" }).click();
    await expect(page.getByLabel("Festivos").locator("option:checked")).toHaveText("Bilbao");
  });
});
