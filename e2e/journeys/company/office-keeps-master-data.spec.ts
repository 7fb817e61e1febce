// Walks: clients, entities, roles, settings, venues
import { expectAccessible } from "#e2e/accessibility.ts";
import { expect } from "#e2e/fixtures.ts";
import { test } from "#e2e/signed-in.ts";

test.use({ appFor: "those who keep master data" });

test("The owner sets up an entity and a client, is told what is wrong, and loses nothing", async ({
  page,
  open,
  accounts,
}) => {
  await open("/admin", { signedInAs: "owner" });
  await page.getByRole("navigation", { name: "Main navigation" }).getByRole("link", { name: "Settings" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Settings");
  await expectAccessible(page);
  await page.getByRole("main").getByRole("link", { name: "Legal entities" }).click();
  await page.getByRole("link", { name: "New legal entity" }).click();
  await page.getByLabel(/^Name/).fill("Costa Norte Eventos");
  await page.getByLabel("Tax number").fill("A58818502");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page).toHaveURL(/settings\/entities\/[0-9a-f-]{36}$/);
  await expect(page.getByText("does not look like a Spanish tax number")).toBeVisible();
  await page.getByLabel("Tax number").fill("a-58818501");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved.")).toBeVisible();
  await expect(page.getByLabel("Tax number")).toHaveValue("A58818501");
  await expect(page.getByText("does not look like")).toHaveCount(0);

  await open("/admin/clients/create");
  await page.getByLabel(/^Name/).fill("Festival del Mar");
  await page.getByLabel("Email").fill("ana@");
  await page.getByLabel("Phone").fill("12 34");
  await page.getByLabel("Purchase order required").check();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("alert")).toContainText("2 fields need your attention");
  await expect(page.getByLabel("Email")).toHaveAccessibleDescription(/Write an email address/);
  await expect(page.getByLabel("Phone")).toHaveAccessibleDescription(/Write a telephone number/);
  await expectAccessible(page);
  await page.getByLabel("Email").fill("ana@example.com");
  await page.getByLabel("Phone").fill("600 12 34 56");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Festival del Mar");
  await expect(page.getByLabel("Phone")).toHaveValue("+34600123456");
  await expect(page.getByLabel("Purchase order required")).toBeChecked();

  // A colleague saves meanwhile: nothing is written over unseen.
  await accounts.query("UPDATE app.client SET version = version + 1, notes = 'Theirs' WHERE name = 'Festival del Mar'");
  await page.getByLabel("Notes").fill("Mine");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("alert")).toContainText("Someone else changed this");
  await expect(page.getByLabel("Notes")).toHaveValue("Theirs");

  await page.getByRole("button", { name: "Archive" }).click();
  await expect(page.getByText("Archived", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Notes")).toBeDisabled();
  await page.getByRole("button", { name: "Restore" }).click();
  await expect(page.getByRole("button", { name: "Save" })).toBeVisible();

  await open("/admin/clients/create");
  await page.getByLabel(/^Name/).fill("FESTIVAL DEL MAR");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByLabel(/^Name/)).toHaveAccessibleDescription(/Another one already has this name/);
  const { rows } = await accounts.query("SELECT act FROM app.act WHERE act ~ '^(entity|client)' ORDER BY id");
  expect(rows.map(({ act }) => act)).toEqual([
    "entity.create",
    "entity.edit",
    "client.create",
    "client.archive",
    "client.restore",
  ]);
});

test.describe("on a phone without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 }, colorScheme: "dark" });

  test("Quien planifica da de alta un recinto; la configuración no es cosa suya", async ({ page, signIn }) => {
    await signIn("planner");
    await page.goto("/es/admin/venues");
    await expect(page.getByRole("link", { name: "Configuración", includeHidden: true })).toHaveCount(0);
    await page.getByRole("link", { name: "Nuevo recinto" }).click();
    await page.getByLabel("Nombre").fill("Palacio del Puerto");
    await page.getByLabel("Zona horaria").selectOption("Atlantic/Canary");
    await page.getByLabel("Coordenadas").fill("junto al puerto");
    await page.getByLabel("Radio para fichar").fill("200");
    await page.getByLabel("Zonas").fill("Pista\nGrada\n\nCamerinos");
    await page.getByRole("button", { name: "Guardar" }).click();
    await expect(page.getByText("Hay un campo por corregir")).toBeVisible();
    await expect(page.getByLabel("Zonas")).toHaveValue("Pista\nGrada\n\nCamerinos");
    await page.getByLabel("Coordenadas").fill("");
    await page.getByRole("button", { name: "Guardar" }).click();
    await expect(page.getByText("Coordenadas: Rellena este campo.")).toBeVisible();
    await page.getByLabel("Coordenadas").fill("28,46824; -16,25462");
    await page.getByRole("button", { name: "Guardar" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Palacio del Puerto");
    await expect(page.getByLabel("Coordenadas")).toHaveValue("28.46824, -16.25462");
    await expect(page.getByLabel("Zona horaria")).toHaveValue("Atlantic/Canary");
    await expect(page.getByLabel("Zonas")).toHaveValue("Pista\nGrada\nCamerinos");
    // Planners keep venues, and archive none.
    await expect(page.getByRole("button", { name: "Archivar" })).toHaveCount(0);
  });

  test("Quien manda crea un puesto, lo archiva y lo recupera", async ({ page, signIn }) => {
    await signIn("owner");
    await page.goto("/es/admin/settings");
    await page.getByRole("link", { name: "Puestos" }).click();
    await page.getByRole("link", { name: "Nuevo puesto" }).click();
    await page.getByLabel("Nombre en inglés").fill("Wardrobe keeper");
    await page.getByLabel("Nombre en español").fill("Guardarropía");
    await page.getByLabel("Edad mínima").fill("18");
    await page.getByLabel("Dirige un equipo").check();
    await page.getByRole("button", { name: "Guardar" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Guardarropía");
    await page.getByRole("button", { name: "Archivar" }).click();
    await expect(page.getByText("Archivado", { exact: true })).toBeVisible();
    await page.goto("/es/admin/settings/roles?view=archived");
    await page.getByRole("link", { name: "Guardarropía" }).click();
    await page.getByRole("button", { name: "Recuperar" }).click();
    await expect(page.getByLabel("Dirige un equipo")).toBeChecked();
  });
});
