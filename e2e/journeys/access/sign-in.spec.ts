// Walks: account, content, home, lists, login, pass, staff, workers
import type { Page } from "@playwright/test";
import { demoPassword, type DemoRole } from "@product/database/demo/accounts";
import { emailOf } from "#e2e/accounts.ts";
import { expect } from "#e2e/fixtures.ts";
import { plainBrowser, test } from "./plain-browser.ts";

test.use({ appFor: "those who sign in" });

const newestSession = "SELECT kept FROM auth.sessions ORDER BY created_at DESC LIMIT 1";
const as = (role: DemoRole, password = demoPassword) => ({ email: emailOf(role), password });
const loseSession = (page: Page) => page.context().clearCookies({ name: /cuadrante-auth/ });

test("A planner who was going somewhere is told what is wrong, gets there, stays signed in and signs out", async ({
  page,
  open,
  accounts,
}) => {
  await page.goto("/admin/lists?q=1");
  await expect(page).toHaveURL("/login?next=%2Fadmin%2Flists%3Fq%3D1");
  await page.locator("html[data-alive]").waitFor();
  const email = page.getByLabel("Email");
  const password = page.getByLabel("Password", { exact: true });
  const signIn = page.getByRole("main").getByRole("button", { name: "Sign in", exact: true });
  await signIn.click();
  await expect(page.getByText("2 fields need your attention")).toBeVisible();
  await page.getByRole("link", { name: "Email: Please fill this in." }).click();
  await expect(email).toBeFocused();

  await page.getByRole("button", { name: "Use the account Planner" }).click();
  await expect(page.getByText("Filled in")).toBeVisible();
  await expect(email).toHaveValue(emailOf("planner"));
  await expect(password).toHaveAttribute("type", "password");
  await page.getByRole("button", { name: "Show the password" }).click();
  await expect(password).toHaveAttribute("type", "text");
  await password.fill("not the password");
  await signIn.click();
  const alert = page.getByRole("alert");
  await expect(alert).toHaveText("Incorrect email or password. Check both, or get a link by email.");
  await expect(alert).toBeFocused();
  await expect(email).toHaveValue(emailOf("planner"));
  await expect(password).toHaveValue("");

  const keep = page.getByLabel("Keep me signed in on this device");
  await expect(keep).not.toBeChecked();
  await expect(keep).toHaveAccessibleDescription(/you are signed out after 12 hours without use/);
  await keep.check();
  await password.fill(demoPassword);
  await password.press("Enter");
  await expect(page).toHaveURL("/admin/lists?q=1");
  expect((await accounts.query(newestSession)).rows).toEqual([{ kept: true }]);

  // The public pages are kept for everyone, and know all the same who is there.
  await open("/");
  await page.getByRole("banner").getByRole("link", { name: "Back office · Paula Nieto" }).click();
  await page.getByRole("button", { name: /Paula Nieto/ }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect((await page.context().cookies()).filter(({ name }) => name.startsWith("cuadrante-auth"))).toEqual([]);
});

test(
  "On a phone and in Spanish, a page notices that nobody is signed in any more",
  { tag: "@soak" },
  async ({ page, open }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open("/es/login");
    await page.getByLabel("Correo electrónico").fill(emailOf("owner"));
    await page.getByLabel("Contraseña", { exact: true }).fill(demoPassword);
    await page.getByRole("main").getByRole("button", { name: "Entrar", exact: true }).click();
    await expect(page).toHaveURL(/\/es\/admin$/);
    await page.locator("html[data-alive]").waitFor();
    await loseSession(page);
    await expect(page).toHaveURL(/\/es\/login/);
  },
);

test("Without JavaScript a person is told what is wrong, signs in and signs out", async ({ plain, accounts }) => {
  await plain.open("/login?next=%2Fadmin%2Fstaff");
  expect(await plain.press("Sign in", { email: "", password: "" })).toBe(422);
  expect(plain.text()).toContain("2 fields need your attention");
  await plain.press("Sign in", as("editor", "not the password"));
  expect(plain.text()).toContain("Incorrect email or password. Check both, or get a link by email.");
  expect(plain.html()).toContain(`value="${emailOf("editor")}"`);
  expect(plain.html()).not.toContain("not the password");
  await plain.press("Sign in", { email: "nobody@demo.cuadrante.test", password: "not the password" });
  expect(plain.text()).toContain("Incorrect email or password. Check both, or get a link by email.");
  await plain.press("Sign in", as("editor"));
  expect(plain.at()).toBe("/admin/staff");
  expect((await accounts.query(newestSession)).rows).toEqual([{ kept: false }]);

  // An address to sign out signs nobody out.
  await plain.open("/logout");
  expect(plain.at()).toBe("/");
  await plain.open("/admin/staff");
  expect(plain.at()).toBe("/admin/staff");
  await plain.press("Sign out");
  expect(plain.at()).toBe("/login");
  await plain.open("/admin/staff");
  expect(plain.at()).toMatch(/\/login\?next=/);
});

test("A hostile address leads to one's work", async ({ plain, context }) => {
  for (const hostile of ["//evil.test", "/\\evil.test", "https://evil.test/", "/\t/evil.test", "javascript:alert(1)"]) {
    await plain.open(`/login?next=${encodeURIComponent(hostile)}`);
    await plain.press("Sign in", as("owner"));
    expect(plain.at(), hostile).toBe("/admin");
    await context.clearCookies({ name: /cuadrante-auth/ });
  }
});

test("A worker lands on the pass; the back office is closed to them and shows the way", async ({ plain }) => {
  await plain.open("/es/login");
  await plain.press("Entrar", as("worker"));
  expect(plain.at()).toBe("/es/workerpass");
  for (const path of ["/es/admin", "/es/admin/workers"]) {
    expect(await plain.open(path)).toBe(403);
    expect(plain.text()).toContain("La administración es para el personal de oficina.");
    expect(plain.html()).not.toContain("<nav");
  }
  await plain.follow("Ir a mi pase");
  expect(plain.at()).toBe("/es/workerpass");
  await plain.open("/es/login");
  expect(plain.at()).toBe("/es/workerpass");
});

test("Who tries too often is told how long to wait", async ({ plain }) => {
  await plain.open("/login");
  let status = 0;
  for (let attempt = 0; attempt < 7 && status !== 429; attempt++)
    status = await plain.press("Sign in", { email: "guessed@demo.cuadrante.test", password: `guess ${attempt}` });
  expect(plain.text()).toMatch(/Too many attempts\. You can try again in (one second|\d+ seconds)\./);
});

test("Strangers who guess lock out strangers, and not the browser in which someone signed in before", async ({
  app,
  plain,
  context,
  accounts,
  anotherBrowser,
}) => {
  await plain.open("/login");
  await plain.press("Sign in", as("finance"));
  expect(plain.at()).toBe("/admin");
  const device = (await context.cookies()).find(({ name }) => name === "sb-device");
  expect(device).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
  await plain.press("Sign out");

  const elsewhere = await anotherBrowser();
  const stranger = plainBrowser(elsewhere.request, app.url);
  await stranger.open("/es/login");
  expect(await stranger.press("Entrar", as("finance", "not the password"))).toBe(422);
  // As many as an account allows in an hour; to make each of them would take minutes.
  await accounts.query("UPDATE auth.attempts SET failures = 100");
  expect(await stranger.press("Entrar", as("finance"))).toBe(429);
  expect(stranger.text()).toContain("Demasiados intentos");
  await elsewhere.close();

  await plain.open("/login");
  await plain.press("Sign in", as("finance"));
  expect(plain.at()).toBe("/admin");
  // The others who share this app are guessed at by nobody.
  await accounts.query("DELETE FROM auth.attempts");
});
