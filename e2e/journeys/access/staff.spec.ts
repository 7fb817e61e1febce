import { demoAccounts } from "@product/database/demo/accounts";
import { expectAccessible } from "#e2e/accessibility.ts";
import { emailOf } from "#e2e/accounts.ts";
import { expect } from "#e2e/fixtures.ts";
import { plainBrowser, test } from "./plain-browser.ts";

test.use({ appFor: "the office" });

const password = "un tren de madera azul";
const idOf = (role: string) => demoAccounts.find((account) => account.role === role)!.id;

test("An owner invites a colleague, who comes in by the mail, is given other groups, and leaves", async ({
  page,
  open,
  accounts,
  anotherBrowser,
  app,
}) => {
  const email = "berta.soler@office.test";
  await open("/admin/staff", { signedInAs: "owner" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Staff \d+/);
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

  // Another person at another machine.
  const elsewhere = await anotherBrowser({ locale: "es-ES" });
  const hers = plainBrowser(elsewhere.request, app.url);
  const { subject, link } = await accounts.mail("invite", email);
  expect(subject).toMatch(/invit/i);
  await hers.open(link);
  await hers.press("Aceptar la invitación");
  await hers.press("Guardar y continuar", { password });
  expect(hers.at()).toBe("/es/admin");
  for (const path of ["/es/admin/mailbox", "/es/admin/staff/invite"]) expect(await hers.open(path), path).toBe(403);
  await hers.open("/es/admin/staff");
  expect(hers.text()).toContain("Berta Soler");
  expect(hers.text()).not.toContain("Invitar a alguien");
  await hers.follow("Paula Nieto");
  expect(hers.text()).toContain("planner@demo.cuadrante.test");
  expect(hers.hasButton("Guardar los grupos")).toBe(false);

  await page.goto(record);
  await expect(page.getByText("Active", { exact: true })).toBeVisible();
  await page.getByRole("checkbox", { name: /^HR and administration/ }).uncheck();
  await page.getByRole("checkbox", { name: /^Planner/ }).check();
  await page.getByRole("button", { name: "Save the groups" }).click();
  await expect(page.getByText("Groups saved.")).toBeVisible();
  await page.getByRole("link", { name: /^Permissions/ }).click();
  await expect(page.getByRole("row", { name: /^Shifts/ })).toContainText("Planner · everywhere");
  await expectAccessible(page);
  const asPlanner = await elsewhere.request.get("/admin/staff.data");
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

  await hers.open("/es/admin/staff");
  expect(hers.at()).toMatch(/^\/es\/login/);
  expect(await hers.press("Entrar", { email, password })).toBeGreaterThanOrEqual(400);
  expect(hers.html()).toContain('role="alert"');

  await page.getByRole("button", { name: "Give access again" }).click();
  await expect(page.getByText("This person has access again")).toBeVisible();
  await elsewhere.close();
});

test(
  "On a phone and in Spanish, the owner finds someone, and corrects a number",
  { tag: "@soak" },
  async ({ page, open }) => {
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
  },
);

test("Without JavaScript an owner invites someone, is warned, invites all the same, sends the mail again, and cannot lock herself out", async ({
  plain,
  signIn,
  accounts,
}) => {
  const email = "ander@office.test";
  await signIn("owner");
  await plain.open("/admin/staff/invite");
  const duties = ["hr", "finance"];
  await plain.press("Send the invitation", { name: "Ander Oiz", email, memberships: duties });
  expect(plain.html()).toContain('value="Ander Oiz"');
  expect(plain.html()).toMatch(/<input[^>]*value="finance"[^>]*checked|<input[^>]*checked[^>]*value="finance"/);
  await plain.press("Send the invitation", { accepted: true });
  expect(plain.text()).toContain("The invitation has been sent.");
  const first = await accounts.mail("invite", email);
  await plain.press("Send the invitation again");
  expect(plain.text()).toContain("The invitation has been sent.");
  expect((await accounts.mail("invite", email)).link).not.toBe(first.link);
  await plain.follow("All staff");
  await plain.follow("Invited");
  expect(plain.text()).toContain("Ander Oiz");

  // A worker with a login becomes a colleague too: the same person, with a link to sign in.
  await plain.follow("Invite someone");
  await plain.press("Send the invitation", {
    name: "M. Etxeberria",
    email: emailOf("worker"),
    memberships: "gate-steward",
  });
  expect(plain.at()).toContain(idOf("worker"));
  expect(plain.text()).toContain("Maialen Etxeberria");
  expect((await accounts.mail("magic_link", emailOf("worker"))).link).toContain("/auth/confirm");

  await plain.open(`/es/admin/staff/${idOf("gate")}`);
  await plain.press("Guardar", { phone: "12 34" }, "details");
  expect(plain.text()).toContain("No es un número de teléfono");
  await plain.press("Guardar", { phone: "612 480 117" }, "details");
  expect(plain.text()).toContain("Nombre y teléfono guardados.");
  expect(plain.text()).toContain("+34612480117");
  await plain.open(`/es/admin/staff/${idOf("owner")}`);
  expect(plain.hasButton("Desactivar")).toBe(false);
  await plain.press("Guardar los grupos", { memberships: null });
  expect(plain.text()).toContain("No quedaría ningún propietario");
});

test("Whoever may not, gets nowhere, whatever they send", async ({ app, context, signIn, accounts }) => {
  await signIn("planner");
  const post = (path: string, form: Record<string, string>) =>
    context.request.post(path, { form, headers: { origin: app.url }, maxRedirects: 0 });
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
  expect((await context.request.get("/admin/staff/not-a-person")).status()).toBe(404);
  expect((await context.request.get("/admin/staff?state=odd&page=-3&group=%00&q=%25_\\")).status()).toBeLessThan(500);
  const { rows } = await accounts.query("SELECT version FROM app.staff WHERE user_id = $1", [idOf("hr")]);
  expect(rows).toEqual([{ version: 1 }]);
});
