/** A first installation as the README makes it: no mail server yet, and everyone gets in all the same, by nobody's mailbox. */
import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expectAccessible } from "#e2e/accessibility.ts";
import { expect, test as base } from "#e2e/fixtures.ts";
import { projectRoot, startServer } from "#e2e/server.ts";
import { plainBrowser, type PlainBrowser } from "./plain-browser.ts";

const test = base.extend<{ plain: PlainBrowser }>({
  plain: async ({ context, app }, use) => use(plainBrowser(context.request, app.url)),
  app: async ({ apps }, use) =>
    use(await apps.named("a first installation", () => startServer({ DEMO: "off" }, "build"))),
});
// Each goes on from where the one before it left the installation.
test.describe.configure({ mode: "serial" });

const linkIn = (output: string) => /(\/setup\/\S+)/.exec(output)?.[1];
const owner = { email: "olga@example.org", password: "four unrelated words" };
const berta = { email: "berta@example.org", password: "un tren de madera azul" };

async function signIn(plain: PlainBrowser, { email, password }: typeof owner) {
  await plain.open("/login");
  await plain.press("Sign in", { email, password });
  expect(plain.at()).toBe("/admin");
}

async function choosePassword(plain: PlainBrowser, button: string, password: string) {
  await plain.press(button);
  await plain.press("Guardar y continuar", { password });
  expect(plain.at()).toBe("/es/admin");
}

const linkOn = (plain: PlainBrowser) => /<code[^>]*>(http[^<]+)</.exec(plain.html())![1]!.replaceAll("&amp;", "&");

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("The first owner follows the link from the log, in Spanish, and is in", async ({ app, page, open, plain }) => {
    await expect.poll(() => linkIn(app.output())).toBeDefined();
    const link = linkIn(app.output())!;
    await open(`/es${link}`);
    const create = page.getByRole("button", { name: "Crear la cuenta y entrar" });
    await page.getByLabel("Tu nombre").fill("Olga Ruiz");
    await page.getByLabel("Correo electrónico").fill(owner.email);
    await page.getByLabel("Contraseña").fill("short");
    await create.click();
    await expect(page.getByText("Elige una contraseña más segura: al menos 15 caracteres.").first()).toBeVisible();
    await expect(page.getByLabel("Tu nombre")).toHaveValue("Olga Ruiz");
    await page.getByLabel("Contraseña").fill(owner.password);
    await create.click();
    await expect(page).toHaveURL(/\/es\/admin$/);
    await expect(page.getByRole("button", { name: /Olga Ruiz/ })).toBeVisible();
    const steps = page.getByRole("region", { name: "Primeros pasos" });
    await expect(steps.getByRole("link", { name: "Crear: Tu empresa y su país" })).toBeVisible();

    await plain.open(`/es${link}`);
    expect(plain.text()).toContain("Este enlace ya se ha usado o ha caducado");
    await plain.open("/es/setup/not-a-token");
    expect(plain.text()).toContain("Este enlace ya se ha usado o ha caducado");
  });
});

test("The owner invites a colleague, gets the link this once, and passes it on", async ({
  app,
  page,
  open,
  plain,
  anotherBrowser,
}) => {
  await signIn(plain, owner);
  await open("/admin/staff/invite");
  await expect(
    page.getByText("This installation cannot send email, so you get the link and pass it on."),
  ).toBeVisible();
  await page.getByLabel("Name").fill("Berta Soler");
  await page.getByLabel("Email").fill(berta.email);
  await page.getByRole("radio", { name: "Español" }).check();
  await page.getByRole("checkbox", { name: /^HR and administration/ }).check();
  await page.getByRole("button", { name: "Create the invitation" }).click();
  const region = page.getByRole("region", { name: "Pass this link on to Berta Soler" });
  await expect(region).toBeFocused();
  const link = (await region.locator("code").textContent())!;
  expect(link).toMatch(/\/es\/auth\/confirm\?token_hash=\w+&type=invite/);
  await expectAccessible(page);

  const elsewhere = await anotherBrowser({ locale: "es-ES" });
  const hers = plainBrowser(elsewhere.request, app.url);
  await hers.open(link);
  await choosePassword(hers, "Aceptar la invitación", berta.password);
  await hers.open(link);
  await hers.press("Aceptar la invitación");
  expect(hers.text()).toContain("Este enlace ya no es válido");
  await elsewhere.close();

  await page.getByRole("link", { name: "Go to Berta Soler's record" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Berta Soler");
  await page.getByRole("link", { name: "History" }).click();
  await expect(page.getByText("Viewed an invitation link in order to pass it on")).toBeVisible();
  expect(await page.content()).not.toContain("token_hash");
});

test("Someone who forgot the password is told honestly, and gets a link from the owner", async ({
  app,
  plain,
  anotherBrowser,
}) => {
  const elsewhere = await anotherBrowser({ locale: "es-ES" });
  const hers = plainBrowser(elsewhere.request, app.url);
  await hers.open("/es/login");
  const [, main] = /<main\b([\s\S]*)<\/main>/.exec(hers.html())!;
  expect(main!.match(/<a\b/g)).toHaveLength(1);
  await hers.follow("¿La has olvidado?");
  expect(hers.text()).toContain("Esta instalación no puede enviar correos");
  expect(hers.html()).not.toMatch(/<input[^>]*type="email"/);
  await plain.open("/login/code");
  expect(plain.text()).toContain("Owners can get back in with a link from whoever runs the server.");

  await signIn(plain, owner);
  await plain.open("/admin/staff");
  await plain.follow("Berta Soler");
  const record = plain.at();
  await plain.press("Link for a new password");
  expect(plain.text()).toContain("Pass this link on to Berta Soler");
  const link = linkOn(plain);
  await plain.open(record);
  expect(plain.text()).not.toContain("Pass this link on");
  await hers.open(link);
  await choosePassword(hers, "Elegir otra contraseña", "otro tren de madera azul");
  await plain.follow("History");
  expect(plain.text()).toContain("Viewed a colleague's password reset link in order to pass it on");

  // Not with the means of a browser either.
  const response = await elsewhere.request.post(`${record}?do=reset-link`, {
    form: { version: "1" },
    headers: { origin: app.url },
    maxRedirects: 0,
  });
  expect(response.status()).toBe(403);
  await elsewhere.close();
});

test("Whoever reads the mailbox becomes nobody: the owner's recovery is asked for, and its link stands nowhere", async ({
  plain,
  context,
}) => {
  await plain.open("/login");
  const key = /sb_publishable_[\w-]+/.exec(plain.html())![0];
  const recovery = { headers: { apikey: key }, data: { email: owner.email } };
  expect((await context.request.post("/auth/v1/recover", recovery)).status()).toBe(200);
  await signIn(plain, owner);
  await plain.open("/admin/mailbox");
  expect(plain.text()).toContain("This installation cannot send email");
  await plain.follow("Reset your password");
  expect(plain.text()).toContain("Link hidden");
  expect(plain.text()).toContain("This installation cannot send messages of this kind, so it has not been delivered.");
  expect(plain.html()).toContain("<iframe");
  // The names of built files end in eight signs, the build has eight, and identifiers begin with eight: they may all be digits.
  const [, build] = /\/_i18n\/(\w{8})\//.exec(plain.html())!;
  const content = plain
    .html()
    .replaceAll(/\/assets\/[\w.-]+|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, "")
    .replaceAll(build!, "");
  expect(content).not.toContain("token_hash");
  expect(content).not.toMatch(/\b\d{8}\b/);
  expect(await plain.open("/dev/mailbox")).toBe(404);
  await plain.open("/admin/health");
  expect(plain.text()).toContain("Emails are not sent: no mail server is set.");
});

test("An owner who is locked out gets in again from the server's command line", async ({ app, plain }) => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(projectRoot, "tooling/admin.ts"), "reset-owner"],
    { env: { PATH: process.env["PATH"], DATA_DIR: app.dataDir } },
  );
  await plain.open(linkIn(stdout)!);
  await plain.press("Create the account and sign in", {
    name: "Olga Ruiz",
    email: owner.email,
    password: `another ${owner.password}`,
  });
  expect(plain.at()).toBe("/admin");
});
