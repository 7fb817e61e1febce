// Walks: login, mailbox, profile
import { emailOf } from "#e2e/accounts.ts";
import { expect } from "#e2e/fixtures.ts";
import { plainBrowser, test } from "./plain-browser.ts";

test.use({ appFor: "those who change their own account" });

test("Someone changes name, language and colours, and everything follows", async ({
  page,
  open,
  accounts,
  context,
  plain,
}) => {
  await open("/admin/profile", { signedInAs: "finance" });
  const name = page.locator("#details").getByLabel("Name");
  const save = page.getByRole("button", { name: "Save" });
  // The page reports a change saved in another window meanwhile, and shows it.
  await plain.open("/admin/profile");
  await plain.press("Save", { name: "Fiona D." });
  expect(plain.text()).toContain("Saved.");
  await name.fill("Fi Doyle");
  await save.click();
  await expect(page.getByRole("alert")).toContainText("You changed this somewhere else");
  await expect(name).toHaveValue("Fiona D.");

  await name.fill("Fiona Doyle Byrne");
  // A form that comes to nothing keeps what was typed, and says so.
  await page.route(/profile\.data\?/, (route) =>
    route.request().method() === "POST" ? route.fulfill({ status: 500, body: "broken" }) : route.continue(),
  );
  await save.click();
  await expect(page.getByText("That did not work", { exact: true })).toBeVisible();
  await expect(name).toHaveValue("Fiona Doyle Byrne");
  await page.unroute(/profile\.data\?/);

  await open("/admin/profile");
  await name.fill("Fiona Doyle Byrne");
  await page.getByLabel("Time zone").selectOption("Europe/London");
  await expect(page.getByText("Unsaved changes")).toBeVisible();
  await save.click();
  await expect(page.getByText("Saved.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Your account: Fiona Doyle Byrne" })).toBeVisible();

  await page.getByRole("radio", { name: "Español" }).check();
  await page.getByRole("radio", { name: "Dark" }).check();
  await save.click();
  await expect(page).toHaveURL(/\/es\/admin\/profile#details-saved$/);
  await expect(page.getByText("Guardado.")).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.getByLabel("Zona horaria")).toHaveValue("Europe/London");
  const cookies = Object.fromEntries((await context.cookies()).map((cookie) => [cookie.name, cookie.value]));
  expect(cookies).toMatchObject({ i18n_redirected: "es", "colour-mode": "dark" });
  const { rows } = await accounts.query(
    "SELECT raw_user_meta_data ->> 'language' AS language FROM auth.users WHERE email = $1",
    [emailOf("finance")],
  );
  expect(rows).toEqual([{ language: "es" }]);
});

test("Without JavaScript the name is saved, and what is wrong is told", async ({ plain, signIn }) => {
  await signIn("owner");
  await plain.open("/admin/profile");
  await plain.press("Save", { name: "Olalla Requena Sanz" });
  expect(plain.text()).toContain("Saved.");
  expect(plain.html()).toContain('value="Olalla Requena Sanz"');
  await plain.press("Save", { name: "x".repeat(121) });
  expect(plain.text()).toContain("Name: At most 120 characters.");
  expect(plain.html()).toContain(`value="${"x".repeat(121)}"`);
});

test("Who has no business in the back office has an account all the same, and can take the data home", async ({
  plain,
  context,
  signIn,
}) => {
  await signIn("worker");
  await plain.open("/admin/profile");
  expect(plain.text()).toContain("Profile");
  expect(plain.html()).not.toContain('aria-label="Main navigation"');
  // Their only way to sign in stays.
  expect(plain.text()).toContain("Email and password");
  expect(plain.text()).not.toContain("Disconnect");
  await plain.open("/admin/profile?problem=identity_already_exists");
  expect(plain.text()).toContain("That sign-in already belongs to an account.");

  const address = /href="([^"]+)"[^>]*>(?:<[^>]*>)*Download \(JSON\)/.exec(plain.html())![1]!;
  const file = await context.request.get(address);
  expect(file.headers()["content-disposition"]).toContain("attachment");
  const data = await file.json();
  expect(data).toMatchObject({
    user: { email: emailOf("worker") },
    account: { name: "Maialen Etxeberria" },
    groups: [],
    acts: [{ act: "account.export" }],
  });
  expect(JSON.stringify(data)).not.toMatch(/password|secret|hash|token/i);
  expect((await context.request.get("/admin/mailbox")).status()).toBe(403);
});

test("Someone sees where they are signed in, and signs out everywhere else, then here", async ({
  plain,
  signIn,
  anotherBrowser,
  app,
  accounts,
}) => {
  const elsewhere = await anotherBrowser({ userAgent: safariOnIphone });
  await signIn("planner", { context: elsewhere });
  const other = plainBrowser(elsewhere.request, app.url);
  await other.open("/admin");
  expect(other.at()).toBe("/admin");

  await signIn("planner");
  await plain.open("/admin/profile");
  expect(plain.text().match(/This device/g)).toHaveLength(1);
  expect(plain.text()).toContain("Safari on iPhone");
  await plain.press("Sign out everywhere else");
  expect(plain.text()).toContain("You are signed out everywhere but here.");
  expect(plain.text()).not.toContain("Safari on iPhone");
  await other.open("/admin");
  expect(other.at()).toMatch(/^\/login/);
  await elsewhere.close();

  await plain.press("Sign out", {}, "sessions");
  expect(plain.at()).toBe("/login");
  const seen = "SELECT FROM app.seen_session JOIN auth.users ON id = user_id WHERE email = $1";
  expect((await accounts.query(seen, [emailOf("planner")])).rowCount).toBe(0);
  await plain.open("/admin");
  expect(plain.at()).toMatch(/^\/login/);
});

const safariOnIphone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1";
