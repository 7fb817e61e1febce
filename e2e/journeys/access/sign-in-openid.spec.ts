import type { Page } from "@playwright/test";
import { demoAccounts, demoPassword } from "@product/database/demo/accounts";
import { expectAccessible } from "#e2e/accessibility.ts";
import { emailOf } from "#e2e/accounts.ts";
import { expect } from "#e2e/fixtures.ts";
import { test } from "#e2e/openid.ts";

const known = { sub: "paula", email: emailOf("planner"), email_verified: true };
const stranger = { sub: "stranger", email: "stranger@elsewhere.example", email_verified: true };
const ownAccount = { sub: "gareth", email: "gareth@elsewhere.example", email_verified: true };
const edita = { sub: "edita", email: "edita@elsewhere.example", email_verified: true };
const hanna = { sub: "hanna", email: "hanna@elsewhere.example", email_verified: true };
const editorId = demoAccounts.find(({ role }) => role === "editor")!.id;
const claimed = { sub: "claimed", email: emailOf("hr"), email_verified: false };

test.beforeEach(({ provider }) => {
  provider.reset();
  provider.state.people = [known, stranger, claimed, ownAccount, edita, hanna];
});

const atAcme = (page: Page) => expect(page.getByRole("heading", { name: "Sign in with Acme" })).toBeVisible();
const choose = (page: Page, who: string) => page.getByRole("link", { name: who }).click();

test("Someone signs in with the provider by a verified address, disconnects it, and connects it again", async ({
  page,
  open,
  accounts,
}) => {
  await open("/login?next=%2Fadmin%2Flists");
  await page.getByRole("link", { name: "Continue with Acme" }).click();
  await atAcme(page);
  await choose(page, "Continue as paula");
  await expect(page).toHaveURL("/admin/lists");
  await accounts.mail("identity_linked", emailOf("planner"));

  await open("/admin/profile");
  const section = page.locator("#identities");
  const row = section.locator("summary");
  await expect(section).toContainText("Email and password");
  await expect(row).toHaveText(/^Acme.*Disconnect/);
  await row.click();
  await section.getByRole("button", { name: "Disconnect Acme" }).click();
  await expect(page.getByText("Disconnected. You can no longer sign in with it.")).toBeVisible();
  await accounts.mail("identity_unlinked", emailOf("planner"));

  await expect(row).toHaveText(/^Acme.*Connect/);
  await row.click();
  await section.getByRole("button", { name: "Connect Acme" }).click();
  await choose(page, "Cancel");
  await expect(section.getByRole("alert")).toContainText("The sign-in was cancelled on the other site.");
  await page.locator("html[data-alive]").waitFor();
  await row.click();
  await section.getByRole("button", { name: "Connect Acme" }).click();
  await choose(page, "Continue as paula");
  await expect(page.getByText("You can now sign in with it too.")).toBeVisible();
  await expect(row).toHaveText(/^Acme.*Disconnect/);
  await expectAccessible(page);
  const { rows } = await accounts.query(
    "SELECT act FROM app.act WHERE act LIKE 'identity.%' AND actor_id = $1 ORDER BY id",
    [demoAccounts.find(({ role }) => role === "planner")!.id],
  );
  // The first by its address, at the provider; the second was asked for twice, and once called off there.
  expect(rows.map(({ act }) => act)).toEqual([
    "identity.link",
    "identity.unlink",
    "identity.ask",
    "identity.ask",
    "identity.link",
  ]);
});

test("A stranger, an address that is only claimed, a no and a forged answer each get their sentence", async ({
  page,
  open,
  accounts,
}) => {
  const leave = async () => {
    await page.getByRole("link", { name: "Continuar con Acme" }).click();
    await atAcme(page);
  };
  const alert = page.getByRole("alert");
  await open("/es/login?next=%2Fes%2Fadmin%2Flists");
  await leave();
  await choose(page, "Cancel");
  await expect(alert).toContainText("El acceso se canceló en el otro sitio.");
  for (const who of ["stranger", "claimed"]) {
    await leave();
    await choose(page, `Continue as ${who}`);
    await expect(alert).toHaveText(
      "No hay ninguna cuenta con esos datos de acceso. Las cuentas se crean por invitación: pregunta a la persona responsable de tu equipo.",
    );
  }
  expect(new URL(page.url()).search).toBe("?next=%2Fes%2Fadmin%2Flists&problem=no_account");

  await leave();
  const answer = new URL((await page.getByRole("link", { name: "Continue as paula" }).getAttribute("href"))!);
  answer.searchParams.set("state", crypto.randomUUID());
  await page.goto(answer.href);
  await expect(page).toHaveURL("/es/login?problem=code_exchange_failed");
  await expect(alert).toContainText("El acceso empezó en otro navegador");
  const { rows } = await accounts.query("SELECT FROM auth.identities WHERE provider_id IN ('stranger', 'claimed')");
  expect(rows).toEqual([]);
});

test("An account elsewhere opens one account here, and a forged answer connects nothing", async ({
  page,
  open,
  signIn,
  signedInElsewhere,
}) => {
  await signIn("gate");
  await open("/es/admin/profile");
  const connect = async (on: Page) => {
    await on.locator("html[data-alive]").waitFor();
    await on.locator("#identities summary").click();
    await on.getByRole("button", { name: "Vincular Acme" }).click();
  };
  await connect(page);
  await choose(page, "Continue as gareth");
  await expect(page.getByText("Ahora también puedes entrar así.")).toBeVisible();

  const other = await signedInElsewhere("finance");
  await other.goto("/es/admin/profile");
  await connect(other);
  await choose(other, "Continue as gareth");
  await expect(other.locator("#identities").getByRole("alert")).toHaveText(
    "Esa forma de entrar ya pertenece a una cuenta.",
  );
  await connect(other);
  const answer = new URL((await other.getByRole("link", { name: "Continue as paula" }).getAttribute("href"))!);
  answer.searchParams.set("state", crypto.randomUUID());
  await other.goto(answer.href);
  await expect(other).toHaveURL("/es/admin/profile?problem=code_exchange_failed#identities");
  await expect(other.locator("#identities").getByRole("alert")).toContainText("El acceso empezó en otro navegador");
  await other.context().close();
});

test("Who signed in a while ago shows the password before another site is connected or disconnected", async ({
  page,
  open,
  signIn,
  accounts,
}) => {
  await signIn("editor", { minutesAgo: 20 });
  await open("/admin/profile");
  const section = page.locator("#identities");
  await section.locator("summary").click();
  await section.getByRole("button", { name: "Connect Acme" }).click();
  await expect(section.getByRole("alert")).toContainText("It has been a while since you confirmed it's you.");
  await section.getByLabel("Current password").fill(demoPassword);
  await section.getByRole("button", { name: "Connect Acme" }).click();
  await choose(page, "Continue as edita");
  await expect(page.getByText("You can now sign in with it too.")).toBeVisible();

  await page.context().clearCookies({ name: /cuadrante-auth/ });
  await signIn("editor", { minutesAgo: 20 });
  await open("/admin/profile");
  await section.locator("summary").click();
  await section.getByLabel("Current password").fill(demoPassword);
  await section.getByRole("button", { name: "Disconnect Acme" }).click();
  await expect(page.getByText("Disconnected. You can no longer sign in with it.")).toBeVisible();
  const { email } = (await accounts.query("SELECT email FROM auth.users WHERE id = $1", [editorId])).rows[0];
  expect(email).toBe(emailOf("editor"));
});

test("An answer of the provider that someone else sends opens nothing in one's own browser", async ({
  page,
  open,
  anotherBrowser,
  accounts,
}) => {
  await open("/login");
  await page.getByLabel("Keep me signed in on this device").check();
  await page.getByRole("link", { name: "Continue with Acme" }).click();
  await atAcme(page);
  const answer = (await page.getByRole("link", { name: "Continue as paula" }).getAttribute("href"))!;
  const elsewhere = await anotherBrowser();
  const lured = await elsewhere.newPage();
  await lured.goto(answer);
  await expect(lured.getByRole("alert")).toContainText("This sign-in started in another browser");
  expect((await elsewhere.cookies()).filter(({ name }) => name.startsWith("cuadrante-auth"))).toEqual([]);
  await elsewhere.close();
  await page.goto(answer);
  await expect(page).toHaveURL("/admin");
  const newest = "SELECT kept FROM auth.sessions ORDER BY created_at DESC LIMIT 1";
  expect((await accounts.query(newest)).rows).toEqual([{ kept: true }]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("Another site is connected by one press more", async ({ page, signIn }) => {
    await signIn("hr", { minutesAgo: 20 });
    await page.goto("/admin/profile");
    const section = page.locator("#identities");
    await section.locator("summary").click();
    await section.getByLabel("Current password").fill(demoPassword);
    await section.getByRole("button", { name: "Connect Acme" }).click();
    await section.getByRole("link", { name: "Continue to Acme" }).click();
    await choose(page, "Continue as hanna");
    await expect(page.getByText("You can now sign in with it too.")).toBeVisible();
  });
});

test("A provider that is out of order is told, and the password still opens the door", async ({
  page,
  provider,
  app,
}) => {
  provider.state.trouble = { token: "broken" };
  await page.goto("/login");
  await page.getByRole("link", { name: "Continue with Acme" }).click();
  await choose(page, "Continue as paula");
  await expect(page.getByRole("alert")).toContainText("Nothing is lost: try again shortly.");
  await expect(page.getByLabel("Email")).toBeVisible();
  expect(app.output()).not.toContain(provider.settings.clientSecret);
});
