// Walks: groups, staff, view-as
import { demoAccounts } from "@product/database/demo/accounts";
import { expectAccessible } from "#e2e/accessibility.ts";
import { expect } from "#e2e/fixtures.ts";
import { test } from "#e2e/signed-in.ts";

test.use({ appFor: "those who build groups" });

const paula = demoAccounts.find(({ role }) => role === "planner")!;

test("The owner builds a group from a template, is warned, and sees who holds what", async ({
  page,
  open,
  accounts,
}) => {
  await open("/admin/groups-and-permissions", { signedInAs: "owner" });
  await page.getByRole("link", { name: "New group" }).click();
  await page.getByLabel("Start from").selectOption("Finance and payroll");
  await page.getByRole("button", { name: "Copy permissions" }).click();
  await expect(page.getByLabel("Name in English")).toHaveValue("Finance and payroll");
  const workers = page.getByRole("group", { name: "Workers" });
  await expect(workers.getByLabel("view contact details")).toBeChecked();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("alert")).toHaveText("Another group already has this name.");
  await page.getByLabel("Name in English").fill("Site office");
  await page.getByLabel("Name in Spanish").fill("Oficina de obra");
  await workers.getByLabel("create").check();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("could invent a worker and pay themselves")).toBeVisible();
  await expect(page.getByLabel("Name in Spanish")).toHaveValue("Oficina de obra");
  await expect(workers.getByLabel("create")).toBeChecked();
  await page.getByLabel("I understand, save anyway").check();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page).toHaveURL(/groups-and-permissions\/[0-9a-f-]{36}$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Site office");
  await expect(page.getByText("Nobody is in this group yet.")).toBeVisible();

  // A colleague saves meanwhile: nothing is written over unseen.
  await accounts.query(`UPDATE app."group" SET version = version + 1, name_en = 'Site team' WHERE key = 'site-office'`);
  await page.getByLabel("Purpose in English").fill("Mine");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("alert")).toContainText("Someone else changed this group");
  await expect(page.getByLabel("Name in English")).toHaveValue("Site team");

  await page.getByRole("button", { name: "Archive" }).click();
  await expect(page.getByText("Archived", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Restore" }).click();
  await expect(page.getByRole("button", { name: "Save" })).toBeVisible();

  await open("/admin/groups-and-permissions/who");
  await page.getByLabel("Permission", { exact: true }).selectOption("Pay data: view");
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page.getByRole("row", { name: /Fiona Doyle Finance and payroll Everywhere/ })).toBeVisible();
  await expect(page.getByRole("row", { name: /Paula Nieto/ })).toHaveCount(0);

  const { rows } = await accounts.query(
    "SELECT act FROM app.act WHERE act LIKE 'group.%' AND actor_kind = 'person' ORDER BY id",
  );
  expect(rows.map(({ act }) => act)).toEqual(["group.create", "group.archive", "group.restore"]);
});

test.describe("on a phone without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 }, colorScheme: "dark" });

  test("Quien manda crea un grupo y comprueba qué vería una persona", async ({ page, signIn }) => {
    await signIn("owner");
    await page.goto("/es/admin/groups-and-permissions/create");
    await page.getByLabel("Nombre en inglés").fill("Wardrobe");
    await page.getByLabel("Nombre en español").fill("  ");
    await page.getByRole("button", { name: "Guardar" }).click();
    await expect(page.getByText("Hay un campo por corregir")).toBeVisible();
    await page.getByLabel("Nombre en español").fill("Guardarropa");
    await page.getByRole("group", { name: "Fichajes" }).getByLabel("crear").check();
    await page.getByRole("button", { name: "Guardar" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Guardarropa");
    await expect(page.getByRole("group", { name: "Fichajes" }).getByLabel("crear")).toBeChecked();

    await page.goto("/es/admin/groups-and-permissions/check");
    await page.getByLabel("Persona").selectOption(paula.name);
    await page.getByLabel("Dato").selectOption("Cuenta bancaria (IBAN, o sort code y cuenta)");
    await page.getByRole("button", { name: "Comprobar" }).click();
    await expect(page.getByText("No, Paula Nieto no lo vería")).toBeVisible();
    await page.getByLabel("Dato").selectOption("Móvil");
    await page.getByRole("button", { name: "Comprobar" }).click();
    await expect(page.getByText("Sí, Paula Nieto lo vería")).toBeVisible();
    await expect(page.getByText("A través del grupo Planificación, en todas partes.")).toBeVisible();
  });

  test("Quien manda elige qué permisos nuevos recibe un grupo", async ({ page, signIn, accounts }) => {
    await accounts.query(`INSERT INTO app.permission_proposal (group_id, permission)
      SELECT id, unnest(ARRAY['report.view', 'report.export']) FROM app."group" WHERE key = 'gate-steward'`);
    await signIn("owner");
    await page.goto("/es/admin/groups-and-permissions");
    await expect(page.getByText("2 permisos nuevos por revisar")).toBeVisible();
    await page.getByRole("link", { name: "Control de acceso", exact: true }).click();
    await page.getByLabel("Informes: exportar").uncheck();
    await page.getByRole("button", { name: "Añadir los marcados" }).click();
    await expect(page.getByRole("button", { name: "Añadir los marcados" })).toHaveCount(0);
    await expect(page.getByRole("group", { name: "Informes" }).getByLabel("ver")).toBeChecked();
    await expect(page.getByRole("group", { name: "Informes" }).getByLabel("exportar")).not.toBeChecked();
  });
});

test("The owner looks as the planner sees it, and can change nothing", async ({ page, open, accounts }) => {
  await open(`/admin/staff/${paula.id}`, { signedInAs: "owner" });
  await page.getByRole("button", { name: "View as" }).click();
  await expect(page).toHaveURL("/admin");
  const bar = page.getByRole("complementary", { name: "You are viewing Cuadrante as Paula Nieto." });
  await expect(bar).toBeVisible();
  await page.goto("/admin/groups-and-permissions");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("403");
  await expect(page.getByRole("link", { name: "New group" })).toHaveCount(0);
  await bar.getByRole("button", { name: "Stop" }).click();
  await expect(page).toHaveURL("/admin/staff");
  await expect(bar).toHaveCount(0);
  const { rows } = await accounts.query("SELECT act, actor_id FROM app.act ORDER BY id DESC LIMIT 2");
  const { id } = demoAccounts[0];
  expect(rows).toEqual([
    { act: "staff.stop-viewing", actor_id: id },
    { act: "staff.view-as", actor_id: id },
  ]);
  await open(`/admin/staff/${paula.id}?show=history`);
  await expect(page.getByRole("region", { name: "History" })).toContainText("Olalla Requena");
});
