/** A first installation as the README makes it: no mail server yet, and everyone gets in all the same, by nobody's mailbox. */
import type { Page } from "@playwright/test";
import { expectAccessible } from "#e2e/accessibility.ts";
import { expect, test as base, type AnotherBrowser } from "#e2e/fixtures.ts";
import { startServer } from "#e2e/server.ts";

const test = base.extend({
  app: async ({ apps }, use) =>
    use(await apps.named("a first installation", () => startServer({ DEMO: "off" }, "build"))),
});
test.describe.configure({ mode: "serial" });

const owner = { email: "olga@example.org", password: "four unrelated words" };
const berta = { email: "berta@example.org", password: "un tren de madera azul" };

async function elsewhere(anotherBrowser: AnotherBrowser): Promise<Page> {
  const context = await anotherBrowser({ cookiesSettled: true, locale: "es-ES" });
  return context.newPage();
}

async function signIn(page: Page, { email, password }: typeof owner) {
  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL(/\/admin$/);
}

async function choosePassword(page: Page, button: string, password: string) {
  await page.getByRole("button", { name: button }).click();
  await page.getByRole("textbox", { name: "Contraseña nueva" }).fill(password);
  await page.getByRole("button", { name: "Guardar y continuar" }).click();
  await expect(page).toHaveURL(/\/es\/admin$/);
}

test("The owner invites a colleague, gets the link this once, and passes it on", async ({
  app,
  page,
  open,
  anotherBrowser,
}) => {
  const setup = /(\/setup\/\S+)/;
  await expect.poll(() => setup.exec(app.output())?.[1]).toBeDefined();
  await open(setup.exec(app.output())![1]!);
  await page.getByLabel("Your name").fill("Olga Ruiz");
  await page.getByLabel("Email").fill(owner.email);
  await page.getByLabel("Password").fill(owner.password);
  await page.getByRole("button", { name: "Create the account and sign in" }).click();
  await expect(page).toHaveURL(/\/admin$/);

  await open("/admin/staff/invite");
  await expect(
    page.getByText("This installation cannot send email, so you get the link and pass it on."),
  ).toBeVisible();
  await page.getByLabel("Name").fill("Berta Soler");
  await page.getByLabel("Email").fill(berta.email);
  await page.getByRole("radio", { name: "Español" }).check();
  await page.getByRole("checkbox", { name: /^HR and administration/ }).check();
  await page.getByRole("button", { name: "Create the invitation" }).click();
  const given = page.getByRole("region", { name: "Pass this link on to Berta Soler" });
  await expect(given).toBeFocused();
  const link = (await given.locator("code").textContent())!;
  expect(link).toMatch(/\/es\/auth\/confirm\?token_hash=\w+&type=invite/);
  await expectAccessible(page);

  const hers = await elsewhere(anotherBrowser);
  await hers.goto(link);
  await choosePassword(hers, "Aceptar la invitación", berta.password);
  await hers.goto(link);
  await hers.getByRole("button", { name: "Aceptar la invitación" }).click();
  await expect(hers.getByRole("heading", { level: 1 })).toHaveText("Este enlace ya no es válido");
  await hers.context().close();

  await page.getByRole("link", { name: "Go to Berta Soler's record" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Berta Soler");
  await page.getByRole("link", { name: "History" }).click();
  await expect(page.getByText("Viewed an invitation link in order to pass it on")).toBeVisible();
  expect(await page.content()).not.toContain("token_hash");
});

test("Someone who forgot the password is told honestly, and gets a link from the owner", async ({
  app,
  page,
  open,
  anotherBrowser,
}) => {
  const hers = await elsewhere(anotherBrowser);
  await hers.goto("/es/login");
  await expect(hers.getByRole("link", { name: "¿La has olvidado?" })).toBeVisible();
  expect(await hers.getByRole("main").getByRole("link").all()).toHaveLength(1);
  await hers.getByRole("link", { name: "¿La has olvidado?" }).click();
  await expect(hers.getByText("Esta instalación no puede enviar correos")).toBeVisible();
  await expect(hers.getByRole("textbox")).toHaveCount(0);
  await expectAccessible(hers);
  await open("/login/code");
  await expect(page.getByText("Owners can get back in with a link from whoever runs the server.")).toBeVisible();

  await signIn(page, owner);
  await open("/admin/staff");
  await page.getByRole("link", { name: "Berta Soler" }).click();
  await page.getByRole("button", { name: "Link for a new password" }).click();
  const given = page.getByRole("region", { name: "Pass this link on to Berta Soler" });
  const link = (await given.locator("code").textContent())!;
  await expectAccessible(page);
  await page.reload();
  await expect(given).toHaveCount(0);
  await hers.goto(link);
  await choosePassword(hers, "Elegir otra contraseña", "otro tren de madera azul");
  await page.getByRole("link", { name: "History" }).click();
  await expect(page.getByText("Viewed a colleague's password reset link in order to pass it on")).toBeVisible();

  // Not with the means of a browser either.
  const id = new URL(page.url()).pathname.split("/").at(-1);
  const asked = await hers.request.post(`/admin/staff/${id}?do=reset-link`, {
    form: { version: "1" },
    headers: { origin: app.url },
    maxRedirects: 0,
  });
  expect(asked.status()).toBe(403);
  await hers.context().close();
});

test("Whoever reads the mailbox becomes nobody: the owner's recovery is asked for, and its link stands nowhere", async ({
  page,
  open,
}) => {
  const key = /sb_publishable_[\w-]+/.exec(await (await page.request.get("/login")).text())![0];
  const recovery = { headers: { apikey: key }, data: { email: owner.email } };
  expect((await page.request.post("/auth/v1/recover", recovery)).status()).toBe(200);
  await signIn(page, owner);
  await open("/admin/mailbox");
  await expect(page.getByText(/^This installation cannot send email/)).toBeVisible();
  await page.getByRole("link", { name: "Reset your password" }).click();
  await expect(page.getByRole("region", { name: "As text" }).getByText("Link hidden")).toBeVisible();
  await expect(
    page.getByText("This installation cannot send messages of this kind, so it has not been delivered."),
  ).toBeVisible();
  const frame = await page.locator("iframe").getAttribute("srcdoc");
  // The names of built files end in eight signs, and identifiers begin with eight: they may all be digits.
  const content = (await page.content()).replaceAll(
    /\/assets\/[\w.-]+|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g,
    "",
  );
  for (const answer of [content, frame!]) {
    expect(answer).not.toContain("token_hash");
    expect(answer).not.toMatch(/\b\d{8}\b/);
  }
  await expectAccessible(page);
  expect((await page.request.get("/dev/mailbox")).status()).toBe(404);
  await open("/admin/health");
  await expect(page.getByText(/^Emails are not sent: no mail server is set\./)).toBeVisible();
});
