import type { Page } from "@playwright/test";
import { demoPassword, type DemoRole } from "@product/database/demo/accounts";
import { emailOf, test } from "#e2e/accounts.ts";
import { expect } from "#e2e/fixtures.ts";

test.use({ appFor: "those who sign in by password" });

const words = {
  en: { email: "Email", password: "Password", button: "Sign in", landed: "Dashboard" },
  es: { email: "Correo electrónico", password: "Contraseña", button: "Entrar", landed: "Panel" },
} as const;

async function signIn(page: Page, role: DemoRole, { password = demoPassword, locale = "en" as "en" | "es" } = {}) {
  const { email, password: label, button } = words[locale];
  await page.getByLabel(email).fill(emailOf(role));
  await page.getByLabel(label, { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: button, exact: true }).click();
}

const desk = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

for (const [viewport, locale, details] of [
  [desk, "en", {}],
  [phone, "es", {}],
  [desk, "es", { tag: "@soak" }],
  [phone, "en", { tag: "@soak" }],
] as const)
  test.describe(`at ${viewport.width} px, in ${locale}`, () => {
    test.use({ viewport });
    test("A planner signs in, lands in the back office, and signs out", details, async ({ page, open }) => {
      const prefix = locale === "es" ? "/es" : "";
      await open(`${prefix}/login`);
      await signIn(page, "planner", { locale });
      await expect(page).toHaveTitle(`${words[locale].landed} - Cuadrante`);
      await expect(page).toHaveURL(new RegExp(`${prefix}/admin$`));
      await page.locator("html[data-alive]").waitFor();
      await page.getByRole("button", { name: /Paula Nieto/ }).click();
      await page.getByRole("menuitem", { name: locale === "es" ? "Salir" : "Sign out" }).click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/login$`));
      expect((await page.context().cookies()).filter(({ name }) => name.startsWith("cuadrante-auth"))).toEqual([]);
      await page.goto(`${prefix}/admin`);
      await expect(page).toHaveURL(new RegExp(`${prefix}/login\\?next=`));
    });
  });

test("Who ticks it stays signed in on that device; for everyone else the session ends when it lies unused", async ({
  page,
  open,
  accounts,
}) => {
  const kept = async () =>
    (await accounts.query("SELECT kept FROM auth.sessions ORDER BY created_at DESC LIMIT 1")).rows[0];
  for (const ticked of [true, false]) {
    await page.context().clearCookies({ name: /cuadrante-auth/ });
    await open("/login");
    const box = page.getByLabel("Keep me signed in on this device");
    await expect(box).not.toBeChecked();
    await expect(box).toHaveAccessibleDescription(/you are signed out after 12 hours without use/);
    if (ticked) await box.check();
    await signIn(page, "finance");
    await expect(page).toHaveURL("/admin");
    expect(await kept()).toEqual({ kept: ticked });
  }
});

test("Someone who was going somewhere gets there; a hostile address leads to their work", async ({ page, open }) => {
  // The page notices, and leaves the back office by itself.
  const loseSession = async () => {
    await page.locator("html[data-alive]").waitFor();
    await page.context().clearCookies({ name: /cuadrante-auth/ });
    await expect(page).toHaveURL(/\/login/);
    await page.locator("html[data-alive]").waitFor();
  };
  await page.goto("/admin/lists?q=1");
  await expect(page).toHaveURL("/login?next=%2Fadmin%2Flists%3Fq%3D1");
  await page.locator("html[data-alive]").waitFor();
  await signIn(page, "owner");
  await expect(page).toHaveURL("/admin/lists?q=1");
  await loseSession();
  for (const hostile of ["//evil.test", "/\\evil.test", "https://evil.test/", "/\t/evil.test", "javascript:alert(1)"]) {
    await open(`/login?next=${encodeURIComponent(hostile)}`);
    await signIn(page, "owner");
    await expect(page).toHaveURL("/admin");
    await loseSession();
  }
});

test("A worker lands on the pass; the back office is closed to them and shows the way", async ({ page, open }) => {
  await open("/es/login");
  await signIn(page, "worker", { locale: "es" });
  await expect(page).toHaveURL("/es/workerpass");
  for (const path of ["/es/admin", "/es/admin/workers"]) {
    expect((await page.goto(path))!.status()).toBe(403);
    await expect(page.getByText("La administración es para el personal de oficina.")).toBeVisible();
    await expect(page.getByRole("navigation")).toHaveCount(0);
  }
  await page.getByRole("link", { name: "Ir a mi pase" }).click();
  await expect(page).toHaveURL("/es/workerpass");
  await page.goto("/es/login");
  await expect(page).toHaveURL("/es/workerpass");
});

test("A wrong password says so, keeps the address and forgets the password", async ({ page, open }) => {
  await open("/login");
  await signIn(page, "hr", { password: "not the password" });
  const alert = page.getByRole("alert");
  await expect(alert).toHaveText("Incorrect email or password. Check both, or get a link by email.");
  await expect(alert).toBeFocused();
  await expect(page.getByLabel("Email")).toHaveValue(emailOf("hr"));
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
  await page.getByLabel("Email").fill("nobody@demo.cuadrante.test");
  await page.getByLabel("Password", { exact: true }).fill("not the password");
  await page.getByRole("main").getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(alert).toHaveText("Incorrect email or password. Check both, or get a link by email.");
});

test("Nothing typed is told at the fields", async ({ page, open }) => {
  await open("/es/login");
  await page.getByRole("main").getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(page.getByText("Hay 2 campos por corregir")).toBeVisible();
  await page.getByRole("link", { name: "Correo electrónico: Rellena este campo." }).click();
  await expect(page.getByLabel("Correo electrónico")).toBeFocused();
});

test("Who tries too often is told how long to wait", async ({ page, open }) => {
  await open("/login");
  const alert = page.getByRole("alert");
  const password = page.getByLabel("Password", { exact: true });
  await page.getByLabel("Email").fill("guessed@demo.cuadrante.test");
  for (let attempt = 0; attempt < 7; attempt++) {
    await password.fill(`guess ${attempt}`);
    const answer = page.waitForResponse((response) => response.request().method() === "POST");
    await page.getByRole("main").getByRole("button", { name: "Sign in", exact: true }).click();
    if ((await answer).status() === 429) break;
    await expect(alert).toContainText("Incorrect email or password");
    // The alert of the attempt before says the same; only the emptied field tells that this one was answered.
    await expect(password).toHaveValue("");
  }
  await expect(alert).toHaveText(/^Too many attempts\. You can try again in (one second|\d+ seconds)\.$/);
});

test("A password can be looked at, and a demo account filled in with one press", async ({ page, open }) => {
  await open("/login");
  await page.getByRole("button", { name: "Use the account Gate" }).click();
  await expect(page.getByText("Filled in")).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue(emailOf("gate"));
  const password = page.getByLabel("Password", { exact: true });
  await expect(password).toHaveAttribute("type", "password");
  await page.getByRole("button", { name: "Show the password" }).click();
  await expect(password).toHaveAttribute("type", "text");
  await password.press("Enter");
  await expect(page).toHaveURL("/admin");
});

test("The public pages know who is there", async ({ page, open }) => {
  await open("/");
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeVisible();
  await open("/login");
  await signIn(page, "editor");
  await expect(page).toHaveURL("/admin");
  await page.goto("/");
  await expect(page.getByRole("banner").getByRole("link", { name: "Back office · Edurne Ibarra" })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("A person signs in, is told what is wrong, and signs out", async ({ page }) => {
    await page.goto("/login?next=%2Fadmin%2Fstaff");
    await signIn(page, "hr", { password: "not the password" });
    await expect(page.getByRole("alert")).toContainText("Incorrect email or password");
    await expect(page.getByLabel("Email")).toHaveValue(emailOf("hr"));
    await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
    expect(await page.content()).not.toContain("not the password");
    await signIn(page, "hr");
    await expect(page).toHaveURL("/admin/staff");
    await page.getByRole("button", { name: "Sign out" }).click();
    await expect(page).toHaveURL("/login");
    await page.goto("/admin/staff");
    await expect(page).toHaveURL(/\/login\?next=/);
  });
});

test("An address to sign out signs nobody out", async ({ page, open }) => {
  await open("/login");
  await signIn(page, "finance");
  await expect(page).toHaveURL("/admin");
  await page.goto("/logout");
  await expect(page).toHaveURL("/");
  await page.goto("/admin");
  await expect(page).toHaveTitle("Dashboard - Cuadrante");
});
