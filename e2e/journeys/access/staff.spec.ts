import type { Page } from "@playwright/test";
import { demoAccounts } from "@product/database/demo/accounts";
import { expectAccessible } from "#e2e/accessibility.ts";
import { emailOf } from "#e2e/accounts.ts";
import { expect, type AnotherBrowser } from "#e2e/fixtures.ts";
import { test } from "#e2e/signed-in.ts";

test.use({ appFor: "those who change the staff" });

const password = "un tren de madera azul";
const idOf = (role: string) => demoAccounts.find((account) => account.role === role)!.id;

/** Another person at another machine. */
async function elsewhere(anotherBrowser: AnotherBrowser): Promise<Page> {
  const context = await anotherBrowser({ cookiesSettled: true, locale: "es-ES" });
  return context.newPage();
}

test("An owner invites a colleague, who comes in by the mail, is given other groups, and leaves", async ({
  page,
  open,
  accounts,
  anotherBrowser,
}) => {
  test.setTimeout(120_000);
  const email = "berta.soler@office.test";
  await open("/admin/staff", { signedInAs: "owner" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Staff 6");
  await page.getByRole("link", { name: "Invite someone" }).click();
  await expect(page.getByRole("navigation", { name: "You are here" })).toContainText("Invite staff");

  await page.getByRole("button", { name: "Send the invitation" }).click();
  await expect(page.getByText("3 fields need your attention")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Name").fill("Berta Soler");
  await page.getByLabel("Email").fill("HR@demo.cuadrante.test");
  await page.getByRole("radio", { name: "Español" }).check();
  await page.getByRole("checkbox", { name: /^HR and administration/ }).check();
  await page.getByRole("button", { name: "Send the invitation" }).click();
  await expect(page.getByRole("alert")).toHaveText("There is already a member of staff with this address.");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("checkbox", { name: /^Finance and payroll/ }).check();
  await page.getByRole("button", { name: "Send the invitation" }).click();
  await expect(page.getByText(/could invent a worker and pay themselves/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("checkbox", { name: /^Finance and payroll/ }).uncheck();
  await page.getByRole("button", { name: "Send the invitation" }).click();
  await expect(page.getByText("The invitation has been sent.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Berta Soler");
  const record = new URL(page.url()).pathname;

  const hers = await elsewhere(anotherBrowser);
  const { subject, link } = await accounts.mail("invite", email);
  expect(subject).toMatch(/invit/i);
  await hers.goto(link);
  await hers.getByRole("button", { name: "Aceptar la invitación" }).click();
  await hers.getByRole("textbox", { name: "Contraseña nueva" }).fill(password);
  await hers.getByRole("button", { name: "Guardar y continuar" }).click();
  await expect(hers).toHaveURL(/\/es\/admin$/);
  expect((await hers.goto("/es/admin/mailbox"))!.status()).toBe(403);
  expect((await hers.goto("/es/admin/staff/invite"))!.status()).toBe(403);
  await hers.goto("/es/admin/staff");
  await expect(hers.getByRole("heading", { level: 1 })).toHaveText("Personal 7");
  await expect(hers.getByRole("link", { name: "Invitar a alguien" })).toHaveCount(0);
  await hers.getByRole("link", { name: "Paula Nieto" }).click();
  await expect(hers.getByText("planner@demo.cuadrante.test").first()).toBeVisible();
  await expect(hers.getByRole("button", { name: "Guardar los grupos" })).toHaveCount(0);

  await page.goto(record);
  await expect(page.getByText("Active", { exact: true })).toBeVisible();
  await page.getByRole("checkbox", { name: /^HR and administration/ }).uncheck();
  await page.getByRole("checkbox", { name: /^Planner/ }).check();
  await page.getByRole("button", { name: "Save the groups" }).click();
  await expect(page.getByText("Groups saved.")).toBeVisible();
  await page.getByRole("link", { name: /^Permissions/ }).click();
  await expect(page.getByRole("row", { name: /^Shifts/ })).toContainText("Planner · everywhere");
  await expectAccessible(page);
  const asPlanner = await hers.request.get("/admin/staff.data");
  expect(await asPlanner.text()).toContain("Paula Nieto");
  expect(await asPlanner.text()).not.toContain("@demo.cuadrante.test");

  await accounts.query(`UPDATE app."group" SET responsible_id = $1 WHERE key = 'event-lead'`, [
    record.split("/").at(-1),
  ]);
  await page.goto(record);
  await expect(page.getByText("Responsible for the group Event lead")).toBeVisible();
  await page.getByLabel("Hand over to").selectOption({ label: "Hugo Rivas" });
  await page.getByRole("button", { name: "Deactivate" }).click();
  await expect(page.getByText("This person no longer has access")).toBeVisible();
  await expectAccessible(page);
  const { rows } = await accounts.query(`SELECT responsible_id AS id FROM app."group" WHERE key = 'event-lead'`);
  expect(rows).toEqual([{ id: idOf("hr") }]);

  await hers.goto("/es/admin/staff");
  await expect(hers).toHaveURL(/\/es\/login/);
  await hers.getByLabel(/Correo/).fill(email);
  await hers.getByLabel("Contraseña", { exact: true }).fill(password);
  await hers.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(hers.getByRole("alert")).toBeVisible();
  await expect(hers).toHaveURL(/\/es\/login/);

  await page.getByRole("button", { name: "Give access again" }).click();
  await expect(page.getByText("This person has access again")).toBeVisible();
  await hers.context().close();
});

test("On a phone and in Spanish, the owner finds someone, corrects a number and cannot lock herself out", async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: "dark" });
  await open("/es/admin/staff", { signedInAs: "owner" });
  await page.getByLabel("Buscar").fill("fióna");
  await page.getByRole("button", { name: "Filtrar" }).click();
  await expect(page).toHaveURL(/[?&]q=fi/);
  await expect(page.getByRole("row")).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Fiona Doyle" }).click();
  await page.getByRole("textbox", { name: "Teléfono" }).fill("12 34");
  await page.getByRole("button", { name: "Guardar", exact: true }).click();
  await expect(page.getByText(/^No es un número de teléfono/)).toBeVisible();
  await page.getByRole("textbox", { name: "Teléfono" }).fill("612 480 117");
  await page.getByRole("button", { name: "Guardar", exact: true }).click();
  await expect(page.getByText("Nombre y teléfono guardados.")).toBeVisible();
  await expect(page.getByText("+34612480117")).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

  await open(`/es/admin/staff/${idOf("owner")}`);
  await expect(page.getByRole("button", { name: "Desactivar" })).toHaveCount(0);
  await page.getByRole("checkbox", { name: /^Propietario/ }).uncheck();
  await page.getByRole("button", { name: "Guardar los grupos" }).click();
  await expect(page.getByRole("alert")).toHaveText(/No quedaría ningún propietario/);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("An owner invites someone, is warned, insists, and sends the mail again", async ({ page, signIn, accounts }) => {
    const email = "ander@office.test";
    await signIn("owner");
    await page.goto("/admin/staff/invite");
    await page.getByLabel("Name").fill("Ander Oiz");
    await page.getByLabel("Email").fill(email);
    await page.getByRole("checkbox", { name: /^HR and administration/ }).check();
    await page.getByRole("checkbox", { name: /^Finance and payroll/ }).check();
    await page.getByRole("button", { name: "Send the invitation" }).click();
    await expect(page.getByLabel("Name")).toHaveValue("Ander Oiz");
    await expect(page.getByRole("checkbox", { name: /^Finance and payroll/ })).toBeChecked();
    await page.getByRole("checkbox", { name: "I understand, save anyway" }).check();
    await page.getByRole("button", { name: "Send the invitation" }).click();
    await expect(page.getByText("The invitation has been sent.")).toBeVisible();
    const first = await accounts.mail("invite", email);
    await page.getByRole("button", { name: "Send the invitation again" }).click();
    await expect(page.getByText("The invitation has been sent.")).toBeVisible();
    expect((await accounts.mail("invite", email)).link).not.toBe(first.link);
    await page.getByRole("link", { name: "All staff" }).click();
    await page.getByRole("link", { name: /^Invited/ }).click();
    await expect(page.getByRole("row", { name: /Ander Oiz/ })).toBeVisible();

    // A worker with a login becomes a colleague too: the same person, with a link to sign in.
    await page.getByRole("link", { name: "Invite someone" }).click();
    await page.getByLabel("Name").fill("M. Etxeberria");
    await page.getByLabel("Email").fill(emailOf("worker"));
    await page.getByRole("checkbox", { name: /^Gate steward/ }).check();
    await page.getByRole("button", { name: "Send the invitation" }).click();
    await expect(page).toHaveURL(new RegExp(idOf("worker")));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Maialen Etxeberria");
    expect((await accounts.mail("magic_link", emailOf("worker"))).link).toContain("/auth/confirm");
  });
});

test("Whoever may not, gets nowhere, whatever they send", async ({ app, page, signIn, accounts }) => {
  await signIn("planner");
  const post = (path: string, form: Record<string, string>) =>
    page.request.post(path, { form, headers: { origin: app.url }, maxRedirects: 0 });
  const hr = `/admin/staff/${idOf("hr")}`;
  for (const [path, form] of [
    ["/admin/staff/invite", { name: "X", email: "x@office.test", language: "en", memberships: "planner" }],
    [`${hr}?do=groups`, { memberships: "owner", version: "1" }],
    [`${hr}?do=details`, { name: "X", version: "1" }],
    [`${hr}?do=deactivate`, { version: "1" }],
    [`${hr}?do=reactivate`, { version: "1" }],
    [`${hr}?do=invite-again`, { version: "1" }],
    [`${hr}?do=reset-link`, { version: "1" }],
  ] as const)
    expect((await post(path, form)).status(), path).toBe(403);
  expect((await post(`${hr}?do=nonsense`, {})).status()).toBe(400);
  expect((await post(`${hr}`, {})).status()).toBe(400);

  await signIn("owner");
  for (const [path, form] of [
    [`${hr}?do=groups`, { memberships: "../owner", version: "1" }],
    [`${hr}?do=groups`, { memberships: "no-such-group", version: "1" }],
    [`${hr}?do=groups`, { memberships: "planner", version: "99" }],
    [`${hr}?do=groups`, { memberships: "planner", version: "x" }],
    [`${hr}?do=details`, { name: "", version: "1" }],
    [`${hr}?do=details`, { name: "x".repeat(121), version: "1" }],
    [`${hr}?do=deactivate`, { heir: "nobody", version: "1" }],
    // Mails leave here: whoever forgot the password asks for a link themselves.
    [`${hr}?do=reset-link`, { version: "1" }],
    ["/admin/staff/invite", { name: "X", email: "no address", language: "en", memberships: "planner" }],
    ["/admin/staff/invite", { name: "X", email: "x@office.test", language: "xx", memberships: "planner" }],
  ] as const)
    expect((await post(path, form)).status(), `${path} ${JSON.stringify(form)}`).toBe(422);
  expect((await post(`/admin/staff/${crypto.randomUUID()}?do=details`, { name: "X", version: "1" })).status()).toBe(
    404,
  );
  expect((await page.request.get("/admin/staff/not-a-person")).status()).toBe(404);
  expect((await page.request.get("/admin/staff?state=odd&page=-3&group=%00&q=%25_\\")).status()).toBeLessThan(500);
  const { rows } = await accounts.query("SELECT version FROM app.staff WHERE user_id = $1", [idOf("hr")]);
  expect(rows).toEqual([{ version: 1 }]);
});
