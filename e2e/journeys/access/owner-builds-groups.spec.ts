// Walks: groups, staff, view-as
import { demoAccounts } from "@product/database/demo/accounts";
import { expectAccessible } from "#e2e/accessibility.ts";
import { expect } from "#e2e/fixtures.ts";
import { test } from "./plain-browser.ts";

test.use({ appFor: "the office" });

const paula = demoAccounts.find(({ role }) => role === "planner")!;

test("The owner builds a group from a template, is warned, and sees who holds what", async ({
  page,
  open,
  accounts,
  plain,
}) => {
  await open("/admin/groups-and-permissions", { signedInAs: "owner" });
  await page.getByRole("link", { name: "New group" }).click();
  await page.getByLabel("Start from").selectOption("Finance and payroll");
  await page.getByRole("button", { name: "Copy permissions" }).click();
  await expect(page.getByLabel("Name in English")).toHaveValue("Finance and payroll");
  const workers = page.getByRole("group", { name: "Workers" });
  await expect(workers.getByLabel("view contact details")).toBeChecked();

  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("alert")).toHaveText("Another group already has this name.");
  await page.getByLabel("Name in English").fill("Site office");
  await page.getByLabel("Name in Spanish").fill("Oficina de obra");
  await workers.getByLabel("create").check();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("could invent a worker and pay themselves")).toBeVisible();
  await expect(page.getByLabel("Name in Spanish")).toHaveValue("Oficina de obra");
  await expect(workers.getByLabel("create")).toBeChecked();
  await expectAccessible(page);
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

  await plain.open("/admin/groups-and-permissions/who");
  await plain.press("Show", { permission: "pay.view" });
  expect(plain.text()).toMatch(/Fiona Doyle.* Finance and payroll Everywhere/);
  expect(plain.text()).not.toContain("Paula Nieto");

  const { rows } = await accounts.query(
    `SELECT act FROM app.act JOIN app.act_subject s ON s.act_id = act.id
     WHERE act LIKE 'group.%' AND s.subject_id = (SELECT id::text FROM app."group" WHERE key = 'site-office') ORDER BY act.id`,
  );
  expect(rows.map(({ act }) => act)).toEqual(["group.create", "group.archive", "group.restore"]);
});

test("Sin JavaScript, quien manda crea un grupo, comprueba qué vería una persona y elige permisos nuevos", async ({
  plain,
  signIn,
  accounts,
}) => {
  await signIn("owner");
  await plain.open("/es/admin/groups-and-permissions/create");
  await plain.press("Guardar", { nameEn: "Wardrobe", nameEs: "  " });
  expect(plain.text()).toContain("Hay un campo por corregir");
  await plain.press("Guardar", { nameEs: "Guardarropa", permissions: "checkin.create" });
  expect(plain.text()).toContain("Guardarropa");
  const ticked = (permission: string) =>
    plain
      .html()
      .match(/<input[^>]*>/g)!
      .some((input) => input.includes(`value="${permission}"`) && input.includes("checked"));
  expect(ticked("checkin.create")).toBe(true);

  await plain.open("/es/admin/groups-and-permissions/check");
  await plain.press("Comprobar", { person: paula.id, field: "worker.iban" });
  expect(plain.text()).toContain("No, Paula Nieto no lo vería");
  await plain.press("Comprobar", { person: paula.id, field: "worker.mobile" });
  expect(plain.text()).toContain("Sí, Paula Nieto lo vería");
  expect(plain.text()).toContain("A través del grupo Planificación, en todas partes.");

  await accounts.query(`INSERT INTO app.permission_proposal (group_id, permission)
      SELECT id, unnest(ARRAY['report.view', 'report.export']) FROM app."group" WHERE key = 'gate-steward'`);
  await plain.open("/es/admin/groups-and-permissions");
  expect(plain.text()).toContain("2 permisos nuevos por revisar");
  await plain.follow("Control de acceso");
  await plain.press("Añadir los marcados", { permissions: "report.view" });
  expect(plain.hasButton("Añadir los marcados")).toBe(false);
  expect([ticked("report.view"), ticked("report.export")]).toEqual([true, false]);
});

test("The owner looks as the planner sees it, and can change nothing", async ({ page, open, accounts, plain }) => {
  await open(`/admin/staff/${paula.id}`, { signedInAs: "owner" });
  await page.getByRole("button", { name: "View as" }).click();
  await expect(page).toHaveURL("/admin");
  const bar = page.getByRole("complementary", { name: "You are viewing Cuadrante as Paula Nieto." });
  await expect(bar).toBeVisible();
  expect(await plain.open("/admin/groups-and-permissions")).toBe(403);
  expect(plain.text()).not.toContain("New group");
  await bar.getByRole("button", { name: "Stop" }).click();
  await expect(page).toHaveURL("/admin/staff");
  await expect(bar).toHaveCount(0);
  const { rows } = await accounts.query(
    "SELECT act, actor_id FROM app.act WHERE actor_kind = 'person' ORDER BY id DESC LIMIT 2",
  );
  const { id } = demoAccounts[0];
  expect(rows).toEqual([
    { act: "staff.stop-viewing", actor_id: id },
    { act: "staff.view-as", actor_id: id },
  ]);
  await plain.open(`/admin/staff/${paula.id}?show=history`);
  expect(plain.text()).toContain("Olalla Requena");
});
