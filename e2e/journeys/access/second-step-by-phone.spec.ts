// Walks: login, mailbox, profile
import type { Page } from "@playwright/test";
import { demoPassword, type DemoRole } from "@product/database/demo/accounts";
import { expectAccessible } from "#e2e/accessibility.ts";
import { emailOf } from "#e2e/accounts.ts";
import { expect } from "#e2e/fixtures.ts";
import { test } from "#e2e/signed-in.ts";

test.use({ appFor: "those whose phone is a second step" });

async function givePassword(page: Page, role: DemoRole) {
  await page.getByLabel("Email").fill(emailOf(role));
  await page.getByLabel("Password", { exact: true }).fill(demoPassword);
  await page.getByRole("main").getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("One more step");
}

const otherThan = (code: string) => (code === "000000" ? "111111" : "000000");

test("Someone adds a phone, signs in with a code that it gets, and takes it off again", async ({
  page,
  open,
  accounts,
}) => {
  const aMinuteLater = () =>
    accounts.query("UPDATE auth.mfa_factors SET last_challenged_at = last_challenged_at - interval '61 seconds'");
  await open("/admin/profile", { signedInAs: "owner" });
  const section = page.locator("#second-step");
  await section.getByText("Text messages").click();
  const number = section.getByLabel("Mobile number");
  await number.fill("912 345 678");
  await section.getByRole("button", { name: "Send the code" }).click();
  await expect(number).toHaveAccessibleDescription(/cannot receive text messages/);
  await expect(number).toHaveValue("912 345 678");
  await number.fill("07700 900 456");
  await section.getByRole("button", { name: "Send the code" }).click();
  await expect(section).toContainText("We have sent a code to +44 7700 900 456.");
  await expectAccessible(page);
  const first = await accounts.mail("mfa_phone", "447700900456");
  expect(first.text).toMatch(/^\d{6} is your verification code at Cuadrante\.$/);
  await section.getByLabel("Code").fill(otherThan(first.code));
  await section.getByRole("button", { name: "Turn on two-step verification" }).click();
  await expect(section.getByRole("alert")).toContainText("Enter the one from the latest message");
  await section.getByRole("button", { name: "Send it again" }).click();
  await expect(section.getByRole("alert")).toHaveText(
    /^A text message has already been sent\. You can ask for another in \d+ seconds\.$/,
  );
  await aMinuteLater();
  await section.getByRole("button", { name: "Send it again" }).click();
  await expect(section.getByRole("alert")).toHaveCount(0);
  const { code } = await accounts.mail("mfa_phone", "447700900456");
  await section.getByLabel("Code").fill(code);
  await section.getByRole("button", { name: "Turn on two-step verification" }).click();
  await expect(page.getByText("Two-step verification is on.")).toBeVisible();
  await expect(section).toContainText("+44 7700 900 456");
  expect((await accounts.mail("factor_enrolled", emailOf("owner"))).text).toContain("(text message)");

  await page.context().clearCookies({ name: /cuadrante-auth/ });
  await aMinuteLater();
  const known = page.waitForResponse("**/api/user");
  await open("/login?next=%2Fadmin%2Fmailbox");
  await known;
  // Who signs in is known late, as over a slow net: the page is in step by then, and keeps what its form was answered.
  const late = Promise.withResolvers<void>();
  await page.route("**/api/user", (route) => late.promise.then(() => route.continue()));
  await givePassword(page, "owner");
  await expect(page.getByText("your phone ••• 456")).toBeVisible();
  expect(await page.content()).not.toMatch(/900 ?456/);
  await page.getByRole("button", { name: "Send the code" }).click();
  await expect(page.getByText("Type the code that we sent to your phone ••• 456.")).toBeVisible();
  const isKnown = page.waitForResponse("**/api/user");
  late.resolve();
  await isKnown;
  await page.getByRole("button", { name: "Send it again" }).click();
  await expect(page.getByRole("alert")).toContainText("A text message has already been sent.");
  const second = await accounts.mail("mfa_phone", "447700900456");
  await page.getByLabel("Code").fill(otherThan(second.code));
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByRole("alert")).toContainText("Enter the one from the latest message");
  await expectAccessible(page);
  await page.getByLabel("Code").fill(second.code);
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page).toHaveURL("/admin/mailbox");
  await expect(page.getByRole("cell", { name: "447700900456" }).first()).toBeVisible();

  await open("/admin/profile");
  await section.getByText("+44 7700 900 456", { exact: true }).click();
  await section.getByRole("button", { name: "Remove “+44 7700 900 456”" }).click();
  await expect(page.getByText("Removed. It can no longer be used to sign in.")).toBeVisible();
  await expect(section).toContainText("Two-step verification is not set up");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("A phone is added and used all the same, in Spanish", async ({ page, signIn, accounts }) => {
    await signIn("gate");
    await page.goto("/es/admin/profile");
    const section = page.locator("#second-step");
    await section.getByText("Mensajes de texto").click();
    await section.getByLabel("Número de móvil").fill("seis uno dos");
    await section.getByRole("button", { name: "Enviar el código" }).click();
    await expect(section.getByRole("link", { name: /^Número de móvil: No es un número de móvil/ })).toBeVisible();
    await section.getByLabel("Número de móvil").fill("612 34 56 78");
    await section.getByRole("button", { name: "Enviar el código" }).click();
    await expect(section).toContainText("Hemos enviado un código al +34 612 345 678.");
    const { code, text } = await accounts.mail("mfa_phone", "34612345678");
    expect(text).toContain("es tu código de verificación en Cuadrante");
    await section.getByLabel("Código").fill(otherThan(code));
    await section.getByRole("button", { name: "Activar la verificación en dos pasos" }).click();
    await expect(section.getByRole("alert")).toContainText("Escribe el del último mensaje");
    await section.getByRole("button", { name: "Enviarlo otra vez" }).click();
    await expect(section.getByRole("alert")).toContainText("Ya se ha enviado un mensaje.");
    await section.getByLabel("Código").fill(code);
    await section.getByRole("button", { name: "Activar la verificación en dos pasos" }).click();
    await expect(page.getByText("La verificación en dos pasos está activada.")).toBeVisible();

    await page.context().clearCookies({ name: /cuadrante-auth/ });
    await accounts.query("UPDATE auth.mfa_factors SET last_challenged_at = NULL");
    await page.goto("/es/login");
    await page.getByLabel("Correo electrónico").fill(emailOf("gate"));
    await page.getByLabel("Contraseña", { exact: true }).fill(demoPassword);
    await page.getByRole("main").getByRole("button", { name: "Entrar", exact: true }).click();
    await page.getByRole("button", { name: "Enviar el código" }).click();
    await page.getByLabel("Código").fill((await accounts.mail("mfa_phone", "34612345678")).code);
    await page.getByRole("button", { name: "Confirmar" }).click();
    await expect(page).toHaveURL(/\/es\/admin$/);
  });
});
