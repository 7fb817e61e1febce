// Walks: clients, entities, roles, settings, venues
import { expectAccessible } from "#e2e/accessibility.ts";
import { expect } from "#e2e/fixtures.ts";
import { test } from "#e2e/journeys/access/plain-browser.ts";

test.use({ appFor: "the office" });

test("The owner sets up an entity and a client, is told what is wrong, and loses nothing", async ({
  page,
  open,
  accounts,
  plain,
}) => {
  await open("/admin", { signedInAs: "owner" });
  await page.getByRole("navigation", { name: "Main navigation" }).getByRole("link", { name: "Settings" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Settings");
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

  await plain.open("/admin/clients/create");
  await plain.press("Save", { name: "FESTIVAL DEL MAR" });
  expect(plain.text()).toContain("Another one already has this name");
  const { rows } = await accounts.query("SELECT act FROM app.act WHERE act ~ '^(entity|client)' ORDER BY id");
  expect(rows.map(({ act }) => act)).toEqual([
    "entity.create",
    "entity.edit",
    "client.create",
    "client.archive",
    "client.restore",
  ]);
});

test("Sin JavaScript, quien planifica da de alta un recinto; la configuración no es cosa suya", async ({
  plain,
  signIn,
}) => {
  await signIn("planner");
  await plain.open("/es/admin/venues");
  expect(plain.text()).not.toContain("Configuración");
  await plain.follow("Nuevo recinto");
  await plain.press("Guardar", {
    name: "Palacio del Puerto",
    timeZone: "Atlantic/Canary",
    coordinates: "junto al puerto",
    geofenceMetres: "200",
    zones: "Pista\nGrada\n\nCamerinos",
  });
  expect(plain.text()).toContain("Hay un campo por corregir");
  expect(plain.html()).toContain("Pista\nGrada\n\nCamerinos</textarea>");
  await plain.press("Guardar", { coordinates: "" });
  expect(plain.text()).toContain("Coordenadas: Rellena este campo.");
  await plain.press("Guardar", { coordinates: "28,46824; -16,25462" });
  expect(plain.text()).toContain("Palacio del Puerto");
  expect(plain.html()).toContain('value="28.46824, -16.25462"');
  expect(plain.html()).toMatch(
    /<option[^>]*(value="Atlantic\/Canary"[^>]*selected|selected[^>]*value="Atlantic\/Canary")/,
  );
  expect(plain.html()).toContain("Pista\nGrada\nCamerinos</textarea>");
  // Planners keep venues, and archive none.
  expect(plain.hasButton("Archivar")).toBe(false);
});

test("Sin JavaScript, quien manda crea un puesto, lo archiva y lo recupera", async ({ plain, signIn }) => {
  await signIn("owner");
  await plain.open("/es/admin/settings");
  await plain.follow("Puestos");
  await plain.follow("Nuevo puesto");
  await plain.press("Guardar", { nameEn: "Wardrobe keeper", nameEs: "Guardarropía", minimumAge: "18", leads: true });
  expect(plain.text()).toContain("Guardarropía");
  await plain.press("Archivar");
  expect(plain.text()).toContain("Archivado");
  await plain.open("/es/admin/settings/roles?view=archived");
  await plain.follow("Guardarropía");
  await plain.press("Recuperar");
  expect(plain.html()).toMatch(/<input[^>]*name="leads"[^>]*checked/);
});
