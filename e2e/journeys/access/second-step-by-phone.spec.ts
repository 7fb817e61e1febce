// Walks: login, mailbox, profile
import { demoPassword } from "@product/database/demo/accounts";
import { expectAccessible } from "#e2e/accessibility.ts";
import { emailOf } from "#e2e/accounts.ts";
import { expect } from "#e2e/fixtures.ts";
import { test } from "./plain-browser.ts";

test.use({ appFor: "those who have a second step" });

const otherThan = (code: string) => (code === "000000" ? "111111" : "000000");

test("Someone adds a phone, signs in with a code that it gets, and takes it off again", async ({
  page,
  open,
  accounts,
  plain,
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

  // A page notices who is signed in, and leaves by itself: it is left before that changes.
  await page.goto("about:blank");
  await page.context().clearCookies({ name: /cuadrante-auth/ });
  await aMinuteLater();
  const known = page.waitForResponse("**/api/user");
  await open("/login?next=%2Fadmin%2Fmailbox");
  await known;
  // The user is loaded late, as over a slow net: by then the page is in step, and it keeps the result of its form.
  const late = Promise.withResolvers<void>();
  await page.route("**/api/user", (route) => late.promise.then(() => route.continue()));
  await page.getByLabel("Email").fill(emailOf("owner"));
  await page.getByLabel("Password", { exact: true }).fill(demoPassword);
  await page.getByRole("main").getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("One more step");
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

  await page.goto("about:blank");
  await plain.open("/admin/profile");
  await plain.press("Remove “+44 7700 900 456”");
  expect(plain.text()).toContain("Removed. It can no longer be used to sign in.");
  expect(plain.text()).toContain("Two-step verification is not set up");
});

test("Without JavaScript a phone is added and used all the same, in Spanish", async ({
  plain,
  context,
  signIn,
  accounts,
}) => {
  await signIn("gate");
  await plain.open("/es/admin/profile");
  await plain.press("Enviar el código", { phone: "seis uno dos" });
  expect(plain.text()).toContain("Número de móvil: No es un número de móvil");
  await plain.press("Enviar el código", { phone: "612 34 56 78" });
  expect(plain.text()).toContain("Hemos enviado un código al +34 612 345 678.");
  const { code, text } = await accounts.mail("mfa_phone", "34612345678");
  expect(text).toContain("es tu código de verificación en Cuadrante");
  await plain.press("Activar la verificación en dos pasos", { code: otherThan(code) });
  expect(plain.text()).toContain("Escribe el del último mensaje");
  await plain.press("Enviarlo otra vez");
  expect(plain.text()).toContain("Ya se ha enviado un mensaje.");
  await plain.press("Activar la verificación en dos pasos", { code });
  expect(plain.text()).toContain("La verificación en dos pasos está activada.");

  await context.clearCookies({ name: /cuadrante-auth/ });
  await accounts.query("UPDATE auth.mfa_factors SET last_challenged_at = NULL");
  await plain.open("/es/login");
  await plain.press("Entrar", { email: emailOf("gate"), password: demoPassword });
  await plain.press("Enviar el código");
  await plain.press("Confirmar", { code: (await accounts.mail("mfa_phone", "34612345678")).code });
  expect(plain.at()).toBe("/es/admin");
});
