// Walks: auth-links, content, events, login
import type { Page } from "@playwright/test";
import { emailOf, test } from "#e2e/accounts.ts";
import { expect } from "#e2e/fixtures.ts";
import { ask } from "#e2e/http.ts";

test.use({ appFor: "those who sign in by mail" });

async function askForMail(page: Page, email: string) {
  await page.getByRole("link", { name: "Get a link or code instead" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign in without a password");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send me the email" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Check your email");
}

test("A planner signs in with the code of a mail", async ({ page, open, accounts }) => {
  await open("/login?next=%2Fadmin%2Fevents");
  await askForMail(page, emailOf("planner"));
  const { code } = await accounts.mail("magic_link", emailOf("planner"));
  await page.getByLabel("Code").fill(code === "00000000" ? "11111111" : "00000000");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("That code or link is wrong");
  await page.getByLabel("Code").fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await page.getByLabel("Keep me signed in on this device").check();
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL("/admin/events");
  expect((await accounts.query("SELECT kept FROM auth.sessions")).rows).toEqual([{ kept: true }]);
});

test("A link in a mail waits for a person, works once, and then says how to get another", async ({
  page,
  open,
  accounts,
  app,
}) => {
  await open("/login");
  await askForMail(page, emailOf("finance"));
  const { link } = await accounts.mail("magic_link", emailOf("finance"));
  // Programs that look into mails open links.
  for (let scan = 0; scan < 2; scan++) {
    const { status, headers } = await ask(link, { headers: { accept: "text/html" } });
    expect([status, headers["referrer-policy"]]).toEqual([200, "same-origin"]);
  }
  await page.goto(link);
  await page.getByLabel("Keep me signed in on this device").check();
  await page.getByRole("main").getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL("/admin");
  const newest = "SELECT kept FROM auth.sessions ORDER BY created_at DESC LIMIT 1";
  expect((await accounts.query(newest)).rows).toEqual([{ kept: true }]);
  await page.context().clearCookies({ name: /cuadrante-auth/ });
  await open(link);
  await page.getByRole("main").getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link is no longer valid");
  expect(page.url()).not.toContain("token");
  await page.getByRole("link", { name: "Get a new link" }).click();
  await expect(page).toHaveURL("/login/code");
  expect(app.output()).not.toContain(new URL(link).searchParams.get("token_hash"));
});

test("Nobody learns who has an account", async ({ page, open, accounts }) => {
  const stranger = "stranger@demo.cuadrante.test";
  for (const email of [stranger, emailOf("gate"), emailOf("gate"), stranger]) {
    await open("/login");
    await askForMail(page, email);
    await expect(page.getByText(`If there is an account for ${email}, we have sent you an email.`)).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
  }
  for (const email of [stranger, emailOf("gate"), emailOf("gate"), stranger]) {
    await open("/login/forgot");
    await page.getByLabel("Email").fill(email);
    await page.getByRole("button", { name: "Send the link" }).click();
    await expect(page.getByRole("alert")).toContainText(`If there is an account for ${email}`);
  }
  const { rows } = await accounts.query("SELECT FROM mail.message WHERE recipient = $1", [stranger]);
  expect(rows).toEqual([]);
});

test("A forgotten password is replaced through the mailbox", async ({ page, open, accounts }) => {
  const email = emailOf("hr");
  await open("/es/login");
  await page.getByRole("link", { name: "¿La has olvidado?" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("¿Has olvidado tu contraseña?");
  await page.getByLabel("Correo electrónico").fill(email);
  await page.getByRole("button", { name: "Enviar el enlace" }).click();
  await expect(page.getByRole("alert")).toContainText(`Si hay una cuenta para ${email}`);
  const { link } = await accounts.mail("recovery", email);
  await open(link.replace("/auth/confirm", "/es/auth/confirm").replace("/es/es/", "/es/"));
  await page.getByRole("button", { name: "Elegir otra contraseña" }).click();
  await expect(page).toHaveURL(/\/es\/auth\/reset$/);
  await page.locator("html[data-alive]").waitFor();
  await page.getByLabel("Contraseña nueva").fill("corta");
  await page.getByRole("button", { name: "Guardar y continuar" }).click();
  await expect(page.getByRole("alert")).toHaveText("Esta contraseña es demasiado fácil de adivinar.");
  await expect(page.getByText("Necesita 15 caracteres como mínimo.")).toBeVisible();
  await page.getByLabel("Contraseña nueva").fill("tres tristes tigres");
  await page.getByRole("button", { name: "Guardar y continuar" }).click();
  await expect(page).toHaveURL(/\/es\/admin$/);
  await page.context().clearCookies({ name: /cuadrante-auth/ });
  await open("/es/login");
  await page.getByLabel("Correo electrónico").fill(email);
  await page.getByLabel("Contraseña", { exact: true }).fill("tres tristes tigres");
  await page.getByRole("main").getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(page).toHaveURL(/\/es\/admin$/);
  // A session by password is no reason to set another one.
  await page.goto("/es/auth/reset");
  await expect(page.getByRole("link", { name: "Pedir un enlace nuevo" })).toBeVisible();
});

test("The code of the mail leads to a new password on another device", async ({ page, open, accounts }) => {
  const email = emailOf("worker");
  await open("/login/forgot");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send the link" }).click();
  const { code } = await accounts.mail("recovery", email);
  const go = page.getByRole("button", { name: "Continue with the code" });
  await page.getByLabel("Code").fill(code === "00000000" ? "11111111" : "00000000");
  await go.click();
  await expect(page.getByRole("alert")).toContainText("That code or link is wrong");
  await page.getByLabel("Code").fill(code);
  await go.click();
  await expect(page).toHaveURL(/\/auth\/reset$/);
  await expect(page.getByLabel(/^(New password|Contraseña nueva)/)).toBeVisible();
});

test("A link that is not whole, and a session that is not there, are explained", async ({ page }) => {
  await page.goto("/auth/confirm?type=magiclink");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link does not work");
  await page.goto("/auth/reset");
  await page.getByRole("link", { name: "Get a new link" }).click();
  await expect(page).toHaveURL("/login/forgot");
});

test("What went wrong at another site is told on the way back", async ({ page }) => {
  await page.goto("/es/auth/callback?error=access_denied&error_description=x&next=%2Fes%2Fadmin%2Flists");
  await expect(page).toHaveURL("/es/login?next=%2Fes%2Fadmin%2Flists&problem=access_denied");
  await expect(page.getByRole("alert")).toContainText("El acceso se canceló en el otro sitio.");
  await page.goto("/es/auth/callback?code=not-a-code");
  await expect(page.getByRole("alert")).toContainText("El acceso empezó en otro navegador");
  await page.goto("/es/login?problem=%3Cscript%3E");
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("The code of a mail signs in", async ({ page, accounts }) => {
    await page.goto("/login/code?next=%2Fadmin%2Fcontent");
    await page.getByLabel("Email").fill(emailOf("editor"));
    await page.getByRole("button", { name: "Send me the email" }).click();
    const { code } = await accounts.mail("magic_link", emailOf("editor"));
    await page.getByLabel("Code").fill(code);
    await page.getByRole("main").getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(page).toHaveURL("/admin/content");
  });

  test("So does its link", async ({ page, accounts }) => {
    await page.goto("/login/code");
    await page.getByLabel("Email").fill(emailOf("owner"));
    await page.getByRole("button", { name: "Send me the email" }).click();
    await page.goto((await accounts.mail("magic_link", emailOf("owner"))).link);
    await page.getByRole("main").getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(page).toHaveURL("/admin");
  });
});
