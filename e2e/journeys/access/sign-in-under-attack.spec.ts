import type { Page } from "@playwright/test";
import { demoPassword } from "@product/database/demo/accounts";
import { emailOf, test } from "#e2e/accounts.ts";
import { expect } from "#e2e/fixtures.ts";

test.use({ appFor: "whoever is guessed at" });

const words = {
  en: { email: "Email", password: "Password", button: "Sign in" },
  es: { email: "Correo electrónico", password: "Contraseña", button: "Entrar" },
} as const;

async function signIn(page: Page, locale: "en" | "es") {
  const { email, password, button } = words[locale];
  await page.getByLabel(email).fill(emailOf("finance"));
  await page.getByLabel(password, { exact: true }).fill(demoPassword);
  await page.getByRole("main").getByRole("button", { name: button, exact: true }).click();
}

/** One guess of a stranger. */
async function guess(url: string): Promise<number> {
  const key = /sb_publishable_[\w-]+/.exec(await (await fetch(`${url}/login`)).text())![0];
  const { status } = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { apikey: key, "user-agent": "a stranger" },
    body: JSON.stringify({ email: emailOf("finance"), password: "not the password" }),
  });
  return status;
}

test("Strangers who guess lock out strangers, and not the browser in which someone signed in before", async ({
  app,
  page,
  open,
  browser,
  accounts,
}) => {
  await open("/login");
  await signIn(page, "en");
  await expect(page).toHaveURL("/admin");
  const device = (await page.context().cookies()).find(({ name }) => name === "sb-device");
  expect(device).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
  await page.locator("html[data-alive]").waitFor();
  await page.getByRole("button", { name: /Fiona Doyle/ }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page).toHaveURL("/login");

  expect(await guess(app.url)).toBe(400);
  // As many as an account allows in an hour; to make each of them would take minutes.
  await accounts.query("UPDATE auth.attempts SET failures = 100");
  expect(await guess(app.url)).toBe(429);

  const elsewhere = await browser.newPage({ baseURL: app.url });
  await elsewhere.goto("/es/login");
  await elsewhere.locator("html[data-alive]").waitFor();
  await signIn(elsewhere, "es");
  await expect(elsewhere.getByRole("alert")).toContainText(/^Demasiados intentos/);
  await elsewhere.close();

  await page.locator("html[data-alive]").waitFor();
  await signIn(page, "en");
  await expect(page).toHaveURL("/admin");
});
