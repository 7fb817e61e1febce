// Walks: identity-providers, settings, single-sign-on
/** The owner sees with whose accounts people may sign in, beside a provider that the test runs. */
import { expectAccessible } from "#e2e/accessibility.ts";
import { expect } from "#e2e/fixtures.ts";
import { test } from "#e2e/openid.ts";
import { plainBrowser } from "./plain-browser.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("The owner sees that the provider answers, and what it has to be told; a planner does not get there", async ({
  page,
  open,
  signIn,
  app,
  context,
  provider,
}) => {
  await signIn("planner");
  expect((await context.request.get("/admin/settings/identity-providers")).status()).toBe(403);

  await signIn("owner");
  await open("/es/admin/settings/identity-providers");
  await expect(page.getByRole("heading", { name: "Proveedores de identidad" })).toBeVisible();
  const main = page.getByRole("main");
  await expect(main).toContainText(provider.settings.issuer);
  await expect(main.getByText("Responde", { exact: true })).toBeVisible();
  await expect(main.getByText(`${app.url}/auth/v1/callback`)).toBeVisible();
  await expect(main.getByRole("button", { name: "Copiar" })).toBeVisible();
  await expect(main.getByRole("rowheader")).toHaveText(["Google", "Microsoft", "Apple", "GitHub"]);
  await expectAccessible(page);

  const plain = plainBrowser(context.request, app.url);
  // The Spanish page would otherwise turn every later page Spanish.
  await context.clearCookies({ name: "i18n_redirected" });
  await plain.open("/admin/settings");
  await plain.follow("Identity providers");
  expect(plain.text()).toContain(provider.settings.issuer);
  expect(plain.text()).toContain("Answers");
  // Without a script there is nothing that copies.
  expect(plain.html()).toMatch(/class="noscript:hidden"><button[^>]*>(?:(?!<\/button>).)*Copy/);
  await plain.follow("Set up the company's own directory (SAML)");
  expect(plain.text()).toContain("Company sign-in");
});
