import type { Page } from "@playwright/test";
import { demoAccounts, demoPassword } from "@product/database/demo/accounts";
import { expectAccessible } from "#e2e/accessibility.ts";
import { emailOf } from "#e2e/accounts.ts";
import { expect } from "#e2e/fixtures.ts";
import { ask } from "#e2e/http.ts";
import { test as base } from "#e2e/openid.ts";
import { plainBrowser, type PlainBrowser } from "./plain-browser.ts";

const test = base.extend<{ plain: PlainBrowser }>({
  plain: async ({ context, app }, use) => use(plainBrowser(context.request, app.url)),
});

const known = { sub: "paula", email: emailOf("planner"), email_verified: true };
const stranger = { sub: "stranger", email: "stranger@elsewhere.example", email_verified: true };
const ownAccount = { sub: "gareth", email: "gareth@elsewhere.example", email_verified: true };
const edita = { sub: "edita", email: "edita@elsewhere.example", email_verified: true };
const editorId = demoAccounts.find(({ role }) => role === "editor")!.id;
const claimed = { sub: "claimed", email: emailOf("hr"), email_verified: false };

test.beforeEach(({ provider }) => {
  provider.reset();
  provider.state.people = [known, stranger, claimed, ownAccount, edita];
});

const choose = (page: Page, who: string) => page.getByRole("link", { name: who }).click();

test("Someone signs in with the provider by a verified address, disconnects it, and connects it again", async ({
  page,
  open,
  accounts,
}) => {
  await open("/login?next=%2Fadmin%2Flists");
  const away = page.getByRole("link", { name: "Continue with Acme" });
  await page.getByLabel("Keep me signed in on this device").check();
  await expect(away).toHaveAttribute("href", /keep=on/);
  await away.click();
  await expect(page.getByRole("heading", { name: "Sign in with Acme" })).toBeVisible();
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
  plain,
  accounts,
}) => {
  await plain.open("/es/login?next=%2Fes%2Fadmin%2Flists");
  const leave = async () => {
    await plain.follow("Continuar con Acme");
    expect(plain.text()).toContain("Sign in with Acme");
  };
  await leave();
  await plain.follow("Cancel");
  expect(plain.text()).toContain("El acceso se canceló en el otro sitio.");
  for (const who of ["stranger", "claimed"]) {
    await leave();
    await plain.follow(`Continue as ${who}`);
    expect(plain.text()).toContain(
      "No hay ninguna cuenta con esos datos de acceso. Las cuentas se crean por invitación: pregunta a la persona responsable de tu equipo.",
    );
  }
  expect(plain.at()).toBe("/es/login?next=%2Fes%2Fadmin%2Flists&problem=no_account");

  await leave();
  await plain.open(forged(plain));
  expect(plain.at()).toBe("/es/login?problem=code_exchange_failed");
  expect(plain.text()).toContain("El acceso empezó en otro navegador");
  const { rows } = await accounts.query("SELECT FROM auth.identities WHERE provider_id IN ('stranger', 'claimed')");
  expect(rows).toEqual([]);
});

test("Without JavaScript an account elsewhere opens one account here, and a forged answer connects nothing", async ({
  plain,
  signIn,
  anotherBrowser,
  app,
}) => {
  const connect = async (on: PlainBrowser) => {
    await on.open("/es/admin/profile");
    await on.press("Vincular Acme");
    await on.follow("Seguir a Acme");
  };
  await signIn("gate");
  await connect(plain);
  await plain.follow("Continue as gareth");
  expect(plain.text()).toContain("Ahora también puedes entrar así.");

  const elsewhere = await anotherBrowser();
  await signIn("finance", { context: elsewhere });
  const other = plainBrowser(elsewhere.request, app.url);
  await connect(other);
  await other.follow("Continue as gareth");
  expect(other.text()).toContain("Esa forma de entrar ya pertenece a una cuenta.");
  await connect(other);
  await other.open(forged(other));
  expect(other.at()).toBe("/es/admin/profile?problem=code_exchange_failed");
  expect(other.text()).toContain("El acceso empezó en otro navegador");
  await elsewhere.close();
});

test("Who signed in a while ago shows the password before another site is connected or disconnected", async ({
  plain,
  context,
  signIn,
  accounts,
}) => {
  await signIn("editor", { minutesAgo: 20 });
  await plain.open("/admin/profile");
  await plain.press("Connect Acme");
  expect(plain.text()).toContain("It has been a while since you confirmed it's you.");
  await plain.press("Connect Acme", { currentPassword: demoPassword });
  await plain.follow("Continue to Acme");
  await plain.follow("Continue as edita");
  expect(plain.text()).toContain("You can now sign in with it too.");

  await context.clearCookies({ name: /cuadrante-auth/ });
  await signIn("editor", { minutesAgo: 20 });
  await plain.open("/admin/profile");
  await plain.press("Disconnect Acme", { currentPassword: demoPassword });
  expect(plain.text()).toContain("Disconnected. You can no longer sign in with it.");
  const { email } = (await accounts.query("SELECT email FROM auth.users WHERE id = $1", [editorId])).rows[0];
  expect(email).toBe(emailOf("editor"));
});

test("An answer of the provider that someone else sends opens nothing in one's own browser", async ({
  plain,
  anotherBrowser,
  app,
  accounts,
}) => {
  await plain.open("/login?provider=acme&keep=on");
  const answer = answerFor(plain, "paula");
  const elsewhere = await anotherBrowser();
  const lured = plainBrowser(elsewhere.request, app.url);
  await lured.open(answer);
  expect(lured.text()).toContain("This sign-in started in another browser");
  expect((await elsewhere.cookies()).filter(({ name }) => name.startsWith("cuadrante-auth"))).toEqual([]);
  await elsewhere.close();
  await plain.open(answer);
  expect(plain.at()).toBe("/admin");
  const newest = "SELECT kept FROM auth.sessions ORDER BY created_at DESC LIMIT 1";
  expect((await accounts.query(newest)).rows).toEqual([{ kept: true }]);
});

test("A provider that is out of order is told, and the password still opens the door", async ({
  plain,
  provider,
  app,
}) => {
  provider.state.trouble = { token: "broken" };
  await plain.open("/login?provider=acme");
  await plain.follow("Continue as paula");
  expect(plain.text()).toContain("Nothing is lost: try again shortly.");
  expect(plain.hasButton("Sign in")).toBe(true);
  expect(app.output()).not.toContain(provider.settings.clientSecret);
});

test("A configured provider is a link that leads there and back, and no other", async ({ app }) => {
  const headers = { accept: "text/html", "user-agent": "Mozilla/5.0 Firefox/140.0" };
  const page = await ask(`${app.url}/es/login?next=%2Fes%2Fadmin`, { headers });
  expect(page.body.toString()).toContain('href="/es/login?provider=acme&amp;next=%2Fes%2Fadmin"');
  const away = await ask(`${app.url}/es/login?provider=acme&next=%2Fes%2Fadmin`, { headers });
  const target = new URL(String(away.headers["location"]));
  expect([away.status, target.pathname, target.searchParams.get("provider")]).toEqual([
    302,
    "/auth/v1/authorize",
    "acme",
  ]);
  expect(target.searchParams.get("redirect_to")).toBe(`${app.url}/es/auth/callback?next=%2Fes%2Fadmin`);
  expect(target.searchParams.get("code_challenge_method")).toBe("s256");
  expect(String(away.headers["set-cookie"])).toContain("cuadrante-auth-code-verifier");
  expect((await ask(`${app.url}/login?provider=other`, { headers })).status).toBe(200);
});

/** Where the provider sends this person back to. */
const answerFor = (plain: PlainBrowser, who: string): string =>
  new RegExp(`href="([^"]+)">Continue as ${who}<`).exec(plain.html())![1]!.replaceAll("&amp;", "&");

function forged(plain: PlainBrowser): string {
  const answer = new URL(answerFor(plain, "paula"));
  answer.searchParams.set("state", crypto.randomUUID());
  return answer.href;
}
