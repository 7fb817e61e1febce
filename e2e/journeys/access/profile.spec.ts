// Walks: profile
import { emailOf } from "#e2e/accounts.ts";
import { expect } from "#e2e/fixtures.ts";
import { test } from "#e2e/signed-in.ts";

test.use({ appFor: "those who change their own account" });

// In all languages, themes and widths: soak/every-page.spec.ts.
for (const [path, title, width, colorScheme] of [
  ["/admin/profile", "Profile", 1280, "dark"],
  ["/es/admin/profile", "Perfil", 390, "light"],
] as const)
  test(`${path} at ${width} px reads well in the ${colorScheme}`, async ({ page, open, signIn }) => {
    await page.setViewportSize({ width, height: 844 });
    await signIn("hr");
    await page.emulateMedia({ colorScheme });
    await open(path);
    await expect(page).toHaveTitle(`${title} - Cuadrante`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    for (const row of await page.locator("summary").all()) await row.click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });

test("Someone changes name, language and colours, and everything follows", async ({
  page,
  open,
  accounts,
  context,
}) => {
  await open("/admin/profile", { signedInAs: "finance" });
  await page.locator("#details").getByLabel("Name").fill("Fiona Doyle Byrne");
  await page.getByLabel("Time zone").selectOption("Europe/London");
  await expect(page.getByText("Unsaved changes")).toBeVisible();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Your account: Fiona Doyle Byrne" })).toBeVisible();

  await page.getByRole("radio", { name: "Español" }).check();
  await page.getByRole("radio", { name: "Dark" }).check();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page).toHaveURL(/\/es\/admin\/profile#details-saved$/);
  await expect(page.getByText("Guardado.")).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.getByLabel("Zona horaria")).toHaveValue("Europe/London");
  const cookies = Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, value]));
  expect(cookies).toMatchObject({ i18n_redirected: "es", "colour-mode": "dark" });
  const { rows } = await accounts.query(
    "SELECT raw_user_meta_data ->> 'language' AS language FROM auth.users WHERE email = $1",
    [emailOf("finance")],
  );
  expect(rows).toEqual([{ language: "es" }]);
});

test("A form that comes to nothing keeps what was typed, and says so", async ({ page, open }) => {
  await open("/admin/profile", { signedInAs: "hr" });
  await page.locator("#details").getByLabel("Name").fill("Helena");
  await page.route(/profile\.data\?/, (route) =>
    route.request().method() === "POST" ? route.fulfill({ status: 500, body: "broken" }) : route.continue(),
  );
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("That did not work", { exact: true })).toBeVisible();
  await expect(page.locator("#details").getByLabel("Name")).toHaveValue("Helena");
});

test("Of two windows the second is told, and shows what is saved now", async ({ page, context, open }) => {
  await open("/admin/profile", { signedInAs: "gate" });
  const other = await context.newPage();
  await other.goto("/admin/profile");
  await other.locator("#details").getByLabel("Name").fill("Gareth P.");
  await other.getByRole("button", { name: "Save" }).click();
  await expect(other.getByText("Saved.")).toBeVisible();
  const name = page.locator("#details").getByLabel("Name");
  await name.fill("G. Pugh");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("alert")).toContainText("You changed this somewhere else");
  await expect(name).toHaveValue("Gareth P.");
});

test("Who has no business in the back office has an account all the same, and can take the data home", async ({
  page,
  open,
}) => {
  await open("/admin/profile", { signedInAs: "worker" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Profile");
  await expect(page.getByRole("navigation", { name: "Main navigation" })).toHaveCount(0);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download (JSON)" }).click();
  const file = await (await download).createReadStream();
  const data = JSON.parse(Buffer.concat(await file.toArray()).toString());
  expect(data).toMatchObject({
    user: { email: emailOf("worker") },
    account: { name: "Maialen Etxeberria" },
    groups: [],
    acts: [{ act: "account.export" }],
  });
  expect(JSON.stringify(data)).not.toMatch(/password|secret|hash|token/i);
  expect((await page.request.get("/admin/mailbox")).status()).toBe(403);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("The name is saved, and what is wrong is told", async ({ page, signIn }) => {
    await signIn("editor");
    await page.goto("/admin/profile");
    const name = page.locator("#details").getByLabel("Name");
    await name.fill("Edurne Ibarra Sanz");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Saved.")).toBeVisible();
    await expect(name).toHaveValue("Edurne Ibarra Sanz");
    await name.fill("x".repeat(121));
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("link", { name: "Name: At most 120 characters." })).toBeVisible();
    await expect(name).toHaveValue("x".repeat(121));
  });
});
