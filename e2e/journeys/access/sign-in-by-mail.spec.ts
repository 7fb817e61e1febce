// Walks: auth-links, content, events, login
import { emailOf } from "#e2e/accounts.ts";
import { expect } from "#e2e/fixtures.ts";
import { ask } from "#e2e/http.ts";
import { test, type PlainBrowser } from "./plain-browser.ts";

test.use({ appFor: "those who sign in" });

const newestSession = "SELECT kept FROM auth.sessions ORDER BY created_at DESC LIMIT 1";
const otherThan = (code: string) => (code === "00000000" ? "11111111" : "00000000");

async function askForMail(plain: PlainBrowser, email: string, at = "/login/code") {
  await plain.open(at);
  await plain.press("Send me the email", { email });
  expect(plain.text()).toContain(`If there is an account for ${email}, we have sent you an email.`);
}

test("A planner signs in with the code of a mail", async ({ page, open, accounts }) => {
  await open("/login?next=%2Fadmin%2Fevents");
  await page.getByRole("link", { name: "Get a link or code instead" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign in without a password");
  await page.getByLabel("Email").fill(emailOf("planner"));
  await page.getByRole("button", { name: "Send me the email" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Check your email");
  const { code } = await accounts.mail("magic_link", emailOf("planner"));
  await page.getByLabel("Code").fill(otherThan(code));
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("That code or link is wrong");
  await page.getByLabel("Code").fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await page.getByLabel("Keep me signed in on this device").check();
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL("/admin/events");
  expect((await accounts.query(newestSession)).rows).toEqual([{ kept: true }]);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("A forgotten password is replaced through the mailbox", async ({ page, open, accounts, plain, context }) => {
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

    // A page notices that nobody is signed in any more, and leaves by itself: nobody looks at it meanwhile.
    await page.goto("about:blank");
    await context.clearCookies({ name: /cuadrante-auth/ });
    await plain.open("/es/login");
    await plain.press("Entrar", { email, password: "tres tristes tigres" });
    expect(plain.at()).toBe("/es/admin");
    // A session by password is no reason to set another one.
    await plain.open("/es/auth/reset");
    expect(plain.text()).toContain("Pedir un enlace nuevo");
  });
});

test("A link in a mail waits for a person, works once, and then says how to get another", async ({
  plain,
  context,
  accounts,
  app,
}) => {
  await askForMail(plain, emailOf("finance"));
  const { link } = await accounts.mail("magic_link", emailOf("finance"));
  // Programs that look into mails open links.
  for (let scan = 0; scan < 2; scan++) {
    const { status, headers } = await ask(link, { headers: { accept: "text/html" } });
    expect([status, headers["referrer-policy"]]).toEqual([200, "same-origin"]);
  }
  await plain.open(link);
  await plain.press("Sign in", { keep: "on" });
  expect(plain.at()).toBe("/admin");
  expect((await accounts.query(newestSession)).rows).toEqual([{ kept: true }]);
  await context.clearCookies({ name: /cuadrante-auth/ });
  await plain.open(link);
  await plain.press("Sign in");
  expect(plain.text()).toContain("This link is no longer valid");
  expect(plain.at()).not.toContain("token");
  await plain.follow("Get a new link");
  expect(plain.at()).toBe("/login/code");
  expect(app.output()).not.toContain(new URL(link).searchParams.get("token_hash"));
});

test("Without JavaScript the code of a mail signs in", async ({ plain, accounts }) => {
  await askForMail(plain, emailOf("editor"), "/login/code?next=%2Fadmin%2Fcontent");
  const { code } = await accounts.mail("magic_link", emailOf("editor"));
  await plain.press("Sign in", { code });
  expect(plain.at()).toBe("/admin/content");
});

test("Nobody learns who has an account", async ({ plain, accounts }) => {
  const stranger = "stranger@demo.cuadrante.test";
  for (const email of [stranger, emailOf("gate"), emailOf("gate"), stranger]) {
    await askForMail(plain, email);
    expect(plain.html()).not.toContain('role="alert"');
  }
  for (const email of [stranger, emailOf("gate"), emailOf("gate"), stranger]) {
    await plain.open("/login/forgot");
    await plain.press("Send the link", { email });
    expect(plain.text()).toContain(`If there is an account for ${email}`);
  }
  const { rows } = await accounts.query("SELECT FROM mail.message WHERE recipient = $1", [stranger]);
  expect(rows).toEqual([]);
});

test("The code of the mail leads to a new password on another device", async ({ plain, accounts }) => {
  const email = emailOf("worker");
  await plain.open("/login/forgot");
  await plain.press("Send the link", { email });
  const { code } = await accounts.mail("recovery", email);
  await plain.press("Continue with the code", { code: otherThan(code) });
  expect(plain.text()).toContain("That code or link is wrong");
  await plain.press("Continue with the code", { code });
  expect(plain.at()).toMatch(/\/auth\/reset$/);
  expect(plain.text()).toMatch(/New password|Contraseña nueva/);
});

test("A link that is not whole, a session that is not there, and a no of another site are explained", async ({
  plain,
}) => {
  await plain.open("/auth/confirm?type=magiclink");
  expect(plain.text()).toContain("This link does not work");
  await plain.open("/auth/reset");
  await plain.follow("Get a new link");
  expect(plain.at()).toBe("/login/forgot");

  await plain.open("/es/auth/callback?error=access_denied&error_description=x&next=%2Fes%2Fadmin%2Flists");
  expect(plain.at()).toBe("/es/login?next=%2Fes%2Fadmin%2Flists&problem=access_denied");
  expect(plain.text()).toContain("El acceso se canceló en el otro sitio.");
  await plain.open("/es/auth/callback?code=not-a-code");
  expect(plain.text()).toContain("El acceso empezó en otro navegador");
  await plain.open("/es/login?problem=%3Cscript%3E");
  expect(plain.html()).not.toContain('role="alert"');
});
