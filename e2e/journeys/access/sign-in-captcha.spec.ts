import type { Page } from "@playwright/test";
import { demoPassword } from "@product/database/demo/accounts";
import { emailOf } from "#e2e/accounts.ts";
import { startCaptchaProvider, type CaptchaProvider } from "#e2e/captcha.ts";
import { startDemo } from "#e2e/demo.ts";
import { expect } from "#e2e/fixtures.ts";
import { ask } from "#e2e/http.ts";
import { test as base } from "#e2e/signed-in.ts";

const test = base.extend<object, { captcha: CaptchaProvider }>({
  captcha: [
    async ({}, use) => {
      const provider = await startCaptchaProvider();
      await use(provider);
      provider.close();
    },
    { scope: "worker" },
  ],
  app: async ({ apps, captcha }, use) =>
    use(await apps.named("those who are checked", () => startDemo(captcha.settings))),
});

const check = async (page: Page) => {
  await page.getByRole("button", { name: /^I am a person \(known to all/ }).click();
  await expect(page.getByRole("button", { name: "Checked" })).toBeVisible();
};

test("Signing in and asking for mails wait for the check, which is loaded there and nowhere else", async ({
  page,
  open,
  accounts,
  captcha,
  context,
}) => {
  test.slow();
  await captcha.standIn(context);
  await open("/");
  await page.getByRole("banner").getByRole("link", { name: "Sign in" }).click();
  await page.getByLabel("Email").fill(emailOf("planner"));
  const signIn = async (password: string) => {
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("main").getByRole("button", { name: "Sign in", exact: true }).click();
  };
  await expect(page.getByRole("button", { name: "I am a person (known to all, en)" })).toBeVisible();
  await page.getByLabel("Email").fill(emailOf("planner"));
  await signIn(demoPassword);
  await expect(page.getByRole("alert")).toHaveText(
    "We could not verify that you are a person. Complete the check below and send the form again.",
  );
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue(demoPassword);
  await check(page);
  await signIn("not the password");
  await expect(page.getByRole("alert")).toContainText("Incorrect email or password");
  // The answer is used up, and the check begins anew.
  await check(page);
  await signIn(demoPassword);
  await expect(page).toHaveURL("/admin");
  expect(captcha.asked).toHaveLength(1);

  await open("/admin/profile");
  expect(captcha.asked).toHaveLength(1);
  await page.context().clearCookies({ name: /cuadrante-auth/ });
  await open("/es/login/forgot");
  await page.getByLabel("Correo electrónico").fill(emailOf("hr"));
  await page.getByRole("button", { name: "Enviar el enlace" }).click();
  await expect(page.getByRole("alert")).toContainText("No hemos podido comprobar que eres una persona");
  await check(page);
  await page.getByRole("button", { name: "Enviar el enlace" }).click();
  await expect(page.getByRole("alert")).toContainText("Si hay una cuenta para");
  await accounts.mail("recovery", emailOf("hr"));

  await open("/es/login/code");
  await page.getByLabel("Correo electrónico").fill(emailOf("gate"));
  await check(page);
  await page.getByRole("button", { name: "Enviar el correo" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mira tu correo");
  await page.getByLabel("Código").fill((await accounts.mail("magic_link", emailOf("gate"))).code);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(page).toHaveURL("/es/admin");
});

test("Who is signed in shows their password again without it", async ({ page, open, signIn, captcha }) => {
  await signIn("editor", { minutesAgo: 11, captchaToken: captcha.answer() });
  await open("/admin/profile");
  await page.locator("#password summary").click();
  const form = page.locator("#password form");
  await form.getByLabel("New password").fill("a-long-enough-new-password");
  await form.getByLabel("Current password").fill(demoPassword);
  await form.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("Your password has been changed.")).toBeVisible();
});

test("The policy lets the check in where it is, and only there", async ({ app }) => {
  const policy = async (path: string) => String((await ask(`${app.url}${path}`)).headers["content-security-policy"]);
  for (const path of ["/login", "/es/login/code", "/login/forgot"])
    expect(await policy(path)).toContain("frame-src 'self' https://challenges.cloudflare.com;");
  for (const path of ["/", "/es/conditions", "/auth/reset"])
    expect(await policy(path)).not.toContain("challenges.cloudflare.com");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("The page says that the check needs it, and nobody gets past it", async ({ page }) => {
    await page.goto("/es/login");
    await expect(page.getByText("Esta página comprueba que eres una persona")).toBeVisible();
    await page.getByLabel("Correo electrónico").fill(emailOf("planner"));
    await page.getByLabel("Contraseña", { exact: true }).fill(demoPassword);
    await page.getByRole("main").getByRole("button", { name: "Entrar", exact: true }).click();
    await expect(page.getByRole("alert")).toContainText("No hemos podido comprobar que eres una persona");
  });
});
