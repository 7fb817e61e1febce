// Walks: identity-providers, settings, single-sign-on
/** The owner sees with whose accounts people may sign in, beside a provider that the test runs. */
import { expectAccessible } from "#e2e/accessibility.ts";
import { expect } from "#e2e/fixtures.ts";
import { test } from "#e2e/openid.ts";

test("The owner sees that the provider answers, and what it has to be told", async ({
  page,
  open,
  signIn,
  app,
  provider,
}) => {
  await signIn("owner");
  await open("/admin/settings");
  await page.getByRole("link", { name: "Identity providers" }).click();
  await expect(page.getByRole("heading", { name: "Identity providers" })).toBeVisible();
  const main = page.getByRole("main");
  await expect(main).toContainText(provider.settings.issuer);
  await expect(main.getByText("Answers", { exact: true })).toBeVisible();
  await expect(main.getByText(`${app.url}/auth/v1/callback`)).toBeVisible();
  await expect(main.getByRole("button", { name: "Copy" })).toBeVisible();
  await expect(main.getByRole("rowheader")).toHaveText(["Google", "Microsoft", "Apple", "GitHub"]);
  await expectAccessible(page);
  await main.getByRole("link", { name: "Set up the company's own directory (SAML)" }).click();
  await expect(page.getByRole("heading", { name: "Company sign-in" })).toBeVisible();
});

test("A planner does not get there", async ({ page, signIn }) => {
  await signIn("planner");
  const answer = await page.goto("/admin/settings/identity-providers");
  expect(answer!.status()).toBe(403);
});

test.describe("without JavaScript, in Spanish, on a phone", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test("The owner reads the same", async ({ page, signIn }) => {
    await signIn("owner");
    await page.goto("/es/admin/settings/identity-providers");
    await expect(page.getByRole("heading", { name: "Proveedores de identidad" })).toBeVisible();
    await expect(page.getByRole("main").getByText("Responde", { exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: "Copiar" })).toBeHidden();
  });
});
