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

/** As many guesses as an account allows in an hour, from devices that are each within their own limit. */
async function guessTooOften(url: string) {
  const key = /sb_publishable_[\w-]+/.exec(await (await fetch(`${url}/login`)).text())![0];
  for (let guess = 0; guess < 100; guess++)
    await fetch(`${url}/auth/v1/token?grant_type=password`, {
      method: "POST",
      headers: { apikey: key, "user-agent": `stranger ${guess >> 2}` },
      body: JSON.stringify({ email: emailOf("finance"), password: `guess ${guess}` }),
    });
}

test("Strangers who guess lock out strangers, and not the browser in which someone signed in before", async ({
  app,
  page,
  open,
  browser,
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

  await guessTooOften(app.url);

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
