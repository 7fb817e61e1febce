// Walks: document-types, holidays, qualifications, retention, roles, settings, venues
import { expectAccessible } from "#e2e/accessibility.ts";
import { expect } from "#e2e/fixtures.ts";
import { ask } from "#e2e/http.ts";
import { test } from "#e2e/journeys/access/plain-browser.ts";

test.use({ appFor: "the office" });

test("The owner says which documents and qualifications are needed, and how long records are kept", async ({
  app,
  page,
  open,
  plain,
}) => {
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

  // The public policy follows the settings at once, though the page is cached.
  const policy = async (path: string) => (await ask(`${app.url}${path}`, { headers: { accept: "text/html" } })).body;
  expect((await policy("/privacy-policy")).toString()).toContain("Time register (Spain)");
  await plain.open("/admin/settings/retention");
  await plain.follow("Time register (Spain)");
  await plain.press("Save", { term: "3" });
  expect(plain.text()).toContain("By law at least 4 years");
  await plain.press("Save", { term: "57", unit: "months" });
  expect(plain.text()).toContain("Saved.");
  await expect.poll(async () => (await policy("/privacy-policy")).toString()).toContain("57 months");
  await expect.poll(async () => (await policy("/es/data-protection")).toString()).toMatch(/57\s+meses/);
});

test("Sin JavaScript, quien manda da de alta un municipio con sus festivos", async ({ plain, signIn }) => {
  const valueOf = (option: string) => new RegExp(`value="([^"]+)"[^>]*>${option}<`).exec(plain.html())![1]!;
  await signIn("owner");
  await plain.open("/es/admin/settings/holidays/create");
  await plain.press("Guardar", { nameEn: "Bilbao", nameEs: "Bilbao" });
  expect(plain.text()).toContain("Elige otro calendario superior");
  await plain.press("Guardar", { parentId: valueOf("País Vasco") });
  expect(plain.text()).toContain("Bilbao");
  await plain.follow("2027");

  await plain.press("Añadir estos días", { lines: "20/08/2027; Aste Nagusia; Semana Grande\nla víspera" });
  expect(plain.text()).toContain("La línea 2 no se entiende");
  await plain.press("Añadir estos días", { lines: "20/08/2027; Aste Nagusia; Semana Grande" });
  expect(plain.text()).toContain("Guardado.");
  await plain.press("Añadir", { day: "25-12-2027", dayNameEn: "Christmas", dayNameEs: "Navidad" });
  expect(plain.text()).toContain("ya es festivo aquí");
  await plain.press("Copiar", { to: "2028" });
  expect(plain.text()).toContain("Semana Grande");
  await plain.press("Quitar domingo, 20 de agosto");
  expect(plain.text()).toContain("Todavía no hay festivos en 2028.");
  await plain.open("/es/admin/venues/create");
  const bilbao = valueOf("Bilbao");
  await plain.press("Guardar", { calendarId: bilbao, name: "Campos" });
  expect(plain.html()).toMatch(
    new RegExp(`<option[^>]*value="${bilbao}"[^>]*selected|<option[^>]*selected[^>]*value="${bilbao}"`),
  );
});
