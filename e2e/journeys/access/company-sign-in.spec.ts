// Walks: single-sign-on, login, settings, auth-links, lists
/** A company lets its colleagues in with their own accounts, at a provider that the test runs beside the app. */
import { startSamlServer } from "@platform/auth/testing/saml-server";
import { expectAccessible } from "#e2e/accessibility.ts";
import { emailOf } from "#e2e/accounts.ts";
import { expect } from "#e2e/fixtures.ts";
import { test } from "./plain-browser.ts";

test.use({ appFor: "the office" });

const planner = emailOf("planner");
const domain = planner.slice(planner.indexOf("@") + 1);
const person = (name: string, email: string) => ({ name, nameId: name, attributes: { mail: [email] } });

test("The owner adds the company's provider, and an invited colleague signs in with it", async ({
  page,
  open,
  app,
  accounts,
  plain,
  signIn,
}) => {
  const acme = await startSamlServer();
  acme.state.people = [person("paula", planner), person("stranger", `stranger@${domain}`)];
  await open("/admin/settings", { signedInAs: "owner" });
  await page.getByRole("link", { name: "Company sign-in" }).click();
  await expect(page.getByRole("heading", { name: "Company sign-in" })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Add" }).click();
  await expect(page.getByRole("alert")).toContainText("Email domains");
  await page.getByLabel("Email domains").fill("not a domain");
  await page.getByLabel("Metadata of the provider").fill("<nothing/>");
  await page.getByRole("button", { name: "Add" }).click();
  await expect(page.getByRole("alert")).toContainText("without the @");
  await page.getByLabel("Email domains").fill(domain);
  await page.getByRole("button", { name: "Add" }).click();
  await expect(page.getByRole("alert")).toContainText("These are not the metadata of an identity provider");
  await page.getByLabel("Metadata of the provider").fill(acme.metadataFor(`${app.url}/auth/v1/sso/saml/metadata`));
  await page.getByRole("button", { name: "Add" }).click();
  await expect(page.getByText("Added. Colleagues of these domains")).toBeVisible();
  await expect(page.getByRole("rowheader", { name: domain })).toBeVisible();

  // A page notices who is signed in, and leaves by itself: it is left before that changes.
  await page.goto("about:blank");
  await page.context().clearCookies();
  await open("/login?next=%2Fadmin%2Flists");
  await page.getByRole("link", { name: "Sign in with your company account" }).click();
  await expect(page.getByRole("heading", { name: "Sign in with your company account" })).toBeVisible();
  await page.getByLabel("Email").fill("someone@elsewhere.example");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("alert")).toContainText("There is no company sign-in for this address.");
  await page.getByLabel("Email").fill(planner);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { name: "Sign in at Acme" })).toBeVisible();
  await page.getByRole("button", { name: "Continue as paula" }).click();
  await expect(page).toHaveURL("/admin/lists");
  await accounts.mail("identity_linked", planner);

  await page.goto("about:blank");
  await page.context().clearCookies();
  await open("/login/company");
  await page.getByLabel("Email").fill(planner);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("button", { name: "Continue as stranger" }).click();
  await expect(page.getByRole("alert")).toContainText("Accounts are created by invitation");

  await page.goto("about:blank");
  await signIn("owner");
  await plain.open("/es/admin/settings/single-sign-on");
  await plain.press(`Desactivar ${domain}`);
  expect(plain.hasButton(`Activar ${domain}`)).toBe(true);
  await plain.follow(`Quitar ${domain}`);
  await plain.press("Quitar");
  expect(plain.text()).toContain("Todavía no hay ningún proveedor de identidad.");
  const { rows } = await accounts.query("SELECT act FROM app.act WHERE act LIKE 'identity-provider.%' ORDER BY id");
  expect(rows.map(({ act }) => act)).toEqual([
    "identity-provider.add",
    "identity-provider.switch",
    "identity-provider.remove",
  ]);
  acme.close();
});
