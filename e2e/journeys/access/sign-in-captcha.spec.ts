import type { Page } from "@playwright/test";
import { demoPassword } from "@product/database/demo/accounts";
import { emailOf } from "#e2e/accounts.ts";
import { startCaptchaProvider, type CaptchaProvider } from "#e2e/captcha.ts";
import { startDemo } from "#e2e/demo.ts";
import { expect } from "#e2e/fixtures.ts";
import { ask } from "#e2e/http.ts";
import { test as base } from "./plain-browser.ts";

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
  plain,
}) => {
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
  expect(captcha.requestedAddresses).toHaveLength(1);

  await open("/admin/profile");
  expect(captcha.requestedAddresses).toHaveLength(1);
  // A page notices who is signed in, and leaves by itself: it is left before that changes.
  await page.goto("about:blank");
  await page.context().clearCookies({ name: /cuadrante-auth/ });
  await open("/es/login/forgot");
  await page.getByLabel("Correo electrónico").fill(emailOf("hr"));
  await page.getByRole("button", { name: "Enviar el enlace" }).click();
  await expect(page.getByRole("alert")).toContainText("No hemos podido comprobar que eres una persona");
  await check(page);
  await page.getByRole("button", { name: "Enviar el enlace" }).click();
  await expect(page.getByRole("alert")).toContainText("Si hay una cuenta para");
  await accounts.mail("recovery", emailOf("hr"));

  // Where a mail is asked for to sign in, it is the same check.
  await page.goto("about:blank");
  await plain.open("/es/login/code");
  expect(await plain.press("Enviar el correo", { email: emailOf("gate") })).toBeGreaterThanOrEqual(400);
  await plain.press("Enviar el correo", { email: emailOf("gate"), captchaToken: captcha.answer() });
  await plain.press("Entrar", { code: (await accounts.mail("magic_link", emailOf("gate"))).code });
  expect(plain.at()).toBe("/es/admin");
});

test("Who is signed in shows their password again without it", async ({ plain, signIn, captcha }) => {
  await signIn("editor", { minutesAgo: 11, captchaToken: captcha.answer() });
  await plain.open("/admin/profile");
  await plain.press("Change password", { password: "a-long-enough-new-password", currentPassword: demoPassword });
  expect(plain.text()).toContain("Your password has been changed.");
});

test("The policy lets the check in where it is, and only there", async ({ app }) => {
  const policy = async (path: string) => String((await ask(`${app.url}${path}`)).headers["content-security-policy"]);
  for (const path of ["/login", "/es/login/code", "/login/forgot"])
    expect(await policy(path)).toContain("frame-src 'self' https://challenges.cloudflare.com;");
  for (const path of ["/", "/es/conditions", "/auth/reset"])
    expect(await policy(path)).not.toContain("challenges.cloudflare.com");
});

test("Without JavaScript the page says that the check needs it, and nobody gets past it", async ({ plain }) => {
  await plain.open("/es/login");
  expect(plain.text()).toContain("Esta página comprueba que eres una persona");
  await plain.press("Entrar", { email: emailOf("planner"), password: demoPassword });
  expect(plain.text()).toContain("No hemos podido comprobar que eres una persona");
});
