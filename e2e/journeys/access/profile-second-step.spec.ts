// Walks: events, lists, profile
import { Secret, TOTP } from "otpauth";
import { demoAccounts, demoPassword } from "@product/database/demo/accounts";
import { expectAccessible } from "#e2e/accessibility.ts";
import { expect } from "#e2e/fixtures.ts";
import { test } from "#e2e/signed-in.ts";

test.use({ appFor: "those who add a second step" });
test.describe.configure({ timeout: 120_000 });

const codeOf = (key: string) => new TOTP({ secret: Secret.fromBase32(key.replaceAll(" ", "")) }).generate();

test("Someone adds an authenticator app, keeps recovery codes, and takes the app off again", async ({
  page,
  open,
  signIn,
  accounts,
}) => {
  await signIn("owner", { minutesAgo: 0 });
  await open("/admin/profile");
  const section = page.locator("#second-step");
  await expect(section).toContainText("Two-step verification is not set up");
  await section.getByText("Authenticator app").click();
  await section.getByLabel("Name").fill("Work phone");
  await section.getByRole("button", { name: "Show the code to scan" }).click();
  const picture = section.getByRole("img", { name: "Code to scan with an authenticator app" });
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expectAccessible(page);
  const key = await section.locator("code").innerText();
  await section.getByLabel("Code").fill("000000");
  await section.getByRole("button", { name: "Turn on two-step verification" }).click();
  await expect(section.getByRole("alert")).toContainText("That code is not correct.");
  await expect(section.locator("code")).toHaveText(key);
  await section.getByLabel("Code").fill(codeOf(key));
  await section.getByRole("button", { name: "Turn on two-step verification" }).click();
  await expect(page.getByText("Two-step verification is on.")).toBeVisible();
  await expect(section).toContainText("Work phone");
  await expect(page.locator("#password")).toContainText("At least 8 characters.");

  await section.getByText("No recovery codes").click();
  await section.getByRole("button", { name: "Create ten new codes" }).click();
  await expect(section.getByText("Your new recovery codes")).toBeVisible();
  const codes = await section.locator("ol li").allInnerTexts();
  expect(codes).toHaveLength(10);
  for (const code of codes) expect(code).toMatch(/^[A-HJKMNP-Z2-9]{4}-[A-HJKMNP-Z2-9]{4}$/);
  await expectAccessible(page);
  const { id } = demoAccounts.find(({ role }) => role === "owner")!;
  const kept = await accounts.query("SELECT code_hash FROM app.recovery_code WHERE user_id = $1", [id]);
  expect(kept.rows).toHaveLength(10);
  expect(kept.rows.map(({ code_hash }) => code_hash).join()).toMatch(/^(keyed:[\w-]{43},?){10}$/);
  await open("/admin/profile");
  await expect(section).toContainText("10 of 10 left");
  await expect(page.getByText(codes[0]!)).toHaveCount(0);

  await section.getByText("Work phone", { exact: true }).click();
  await expect(section).toContainText("“Work phone” is your only verification method.");
  await section.getByRole("button", { name: "Remove “Work phone”" }).click();
  await expect(page.getByText("Removed. It can no longer be used to sign in.")).toBeVisible();
  await expect(section).toContainText("Two-step verification is not set up");
  await open("/admin/lists");
  await expect(page).toHaveURL(/\/admin\/lists$/);
});

test("Who signed in a while ago shows the password before a second step is added", async ({ page, open, signIn }) => {
  await signIn("hr", { minutesAgo: 20 });
  await open("/admin/profile");
  const section = page.locator("#second-step");
  await section.getByText("Authenticator app").click();
  const show = page.getByRole("button", { name: "Show the code to scan" });
  const form = section.locator("form").filter({ has: show });
  await form.getByLabel("Current password").fill("not this one");
  await show.click();
  await expect(form.getByRole("alert")).toHaveText("That is not your current password.");
  await form.getByLabel("Current password").fill(demoPassword);
  await show.click();
  await section.getByLabel("Code").fill(codeOf(await section.locator("code").innerText()));
  await section.getByRole("button", { name: "Turn on two-step verification" }).click();
  await expect(page.getByText("Two-step verification is on.")).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("An app is added all the same, and a wrong code costs nothing", async ({ page, signIn }) => {
    await signIn("planner");
    await page.goto("/es/admin/profile");
    const section = page.locator("#second-step");
    await section.getByText("Aplicación de autenticación").click();
    await section.getByRole("button", { name: "Ver el código para escanear" }).click();
    const key = await section.locator("code").innerText();
    await section.getByLabel("Código").fill("000000");
    await section.getByRole("button", { name: "Activar la verificación en dos pasos" }).click();
    await expect(section.getByRole("alert")).toContainText("Ese código no es correcto.");
    await section.getByLabel("Código").fill(codeOf(key));
    await section.getByRole("button", { name: "Activar la verificación en dos pasos" }).click();
    await expect(page.getByText("La verificación en dos pasos está activada.")).toBeVisible();
    await expect(section).toContainText("Mi teléfono");
  });
});

test("Who must have a second step is led to add one, and gets in with it", async ({ page, open, accounts }) => {
  const { id } = demoAccounts.find(({ role }) => role === "finance")!;
  await accounts.query("UPDATE app.account SET second_factor_required = true WHERE user_id = $1", [id]);
  await open("/admin/events", { signedInAs: "finance" });
  await expect(page).toHaveURL("/admin/profile#second-step");
  await expect(page.getByText("Your role in the back office requires two-step verification.")).toBeVisible();
  const record = await page.evaluate(async () => (await fetch("/api/user")).json());
  expect(record.permissions).toEqual([]);
  const section = page.locator("#second-step");
  await section.getByText("Authenticator app").click();
  await section.getByRole("button", { name: "Show the code to scan" }).click();
  await section.getByLabel("Code").fill(codeOf(await section.locator("code").innerText()));
  await section.getByRole("button", { name: "Turn on two-step verification" }).click();
  await expect(page.getByText("Two-step verification is on.")).toBeVisible();
  await open("/admin/events");
  await expect(page).toHaveURL("/admin/events");
});
