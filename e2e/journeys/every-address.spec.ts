import { expect, test } from "#e2e/fixtures.ts";
import { ask } from "#e2e/http.ts";

const browser = { accept: "text/html", "user-agent": "Mozilla/5.0 Firefox/140.0" };

/** Every route of the site map: path, title in English and in Spanish, and what a visitor gets. */
const publicPages = [
  ["/", "Work at events", "Trabaja en eventos"],
  ["/login", "Sign in", "Entrar"],
  ["/workerpass", "Worker pass", "Pase de trabajador"],
  ["/conditions", "Conditions of use", "Condiciones de uso"],
  ["/cookies-policy", "Cookies policy", "Política de cookies"],
  ["/privacy-policy", "Privacy policy", "Política de privacidad"],
  ["/data-protection", "Data protection", "Protección de datos"],
] as const;
// One's own account needs a session of one's own: profile.spec.ts goes there.
const adminPages = [
  ["/admin", "Dashboard", "Panel"],
  ["/admin/lists", "Lists", "Listas"],
  ["/admin/staff", "Staff", "Personal"],
  ["/admin/events", "Events", "Eventos"],
  ["/admin/events-old", "Past events", "Eventos anteriores"],
  ["/admin/search", "Search", "Búsqueda"],
  ["/admin/content", "Content", "Contenido"],
  ["/admin/content/home", "Home page", "Página de inicio"],
  ["/admin/mailbox", "Mailbox", "Buzón"],
  ["/admin/workers/list", "Worker list", "Lista de trabajadores"],
  ["/admin/workers", "Workers", "Trabajadores"],
  ["/admin/workers/create", "New worker", "Nuevo trabajador"],
  ["/admin/working-schedules", "Working schedules", "Cuadrantes"],
  ["/admin/signup-forms", "Sign-up forms", "Formularios de alta"],
  ["/admin/groups-and-permissions", "Groups and permissions", "Grupos y permisos"],
] as const;
const spanish = (path: string) => `/es${path === "/" ? "" : path}`;

for (const [path, en, es] of publicPages) {
  test(`${path} is open to everyone, in both languages`, async ({ app, page, checkAccessibility }) => {
    for (const [address, title, lang] of [
      [path, en, "en-UK"],
      [spanish(path), es, "es-ES"],
    ] as const) {
      // Each page once in each language, with the theme alternating.
      await page.emulateMedia({ colorScheme: address.startsWith("/es") ? "dark" : "light" });
      const answer = await page.goto(address);
      await checkAccessibility(page);
      expect(answer!.status()).toBe(200);
      await expect(page).toHaveTitle(`${title} - Cuadrante`);
      await expect(page.locator("html")).toHaveAttribute("lang", lang);
      await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute("content", "#0f172a");
      await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", address);
      for (const [hreflang, href] of [
        ["en", path],
        ["es", spanish(path)],
        ["x-default", path],
      ] as const)
        await expect(page.locator(`link[hreflang="${hreflang}"][rel=alternate]`)).toHaveAttribute("href", href);
    }
    expect(
      (await ask(`${app.url}${path}`, { headers: { ...browser, cookie: "i18n_redirected=es" } })).headers["location"],
    ).toBe(spanish(path));
  });
}

for (const [path, en, es] of adminPages) {
  test(`${path} is for those who signed in, in both languages`, async ({ app, as, page, checkAccessibility }) => {
    const visitor = await ask(`${app.url}${path}`, { headers: browser });
    expect([visitor.status, visitor.headers["location"]]).toEqual([302, `/login?next=${encodeURIComponent(path)}`]);
    await as("owner");
    for (const [address, title] of [
      [path, en],
      [spanish(path), es],
    ] as const) {
      // Each page once in each language, with the theme alternating.
      await page.emulateMedia({ colorScheme: address.startsWith("/es") ? "dark" : "light" });
      const answer = await page.goto(address);
      await checkAccessibility(page);
      expect(answer!.status()).toBe(200);
      await expect(page).toHaveTitle(`${title} - Cuadrante`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await expect(
        page.getByRole("navigation", { name: address.startsWith("/es") ? "Navegación principal" : "Main navigation" }),
      ).toBeVisible();
    }
  });
}

test("An address under /es is remembered for a year, kept page or not", async ({ app }) => {
  for (const path of ["/es", "/es/login", "/es/admin"]) {
    const { headers } = await ask(`${app.url}${path}`, { headers: browser });
    expect(headers["set-cookie"]).toEqual(["i18n_redirected=es; Max-Age=31536000; Path=/; SameSite=Lax"]);
  }
  expect(
    (await ask(`${app.url}/es`, { headers: { ...browser, cookie: "i18n_redirected=es" } })).headers["set-cookie"],
  ).toBeUndefined();
});

test("A page has one spelling", async ({ app }) => {
  for (const path of [
    "/Login",
    "/es/Login",
    "/Admin",
    "/Admin/lists",
    "/es/Admin",
    "/es/Admin/lists",
    "/ES",
    "/ES/login",
    "/Es",
  ]) {
    const { status } = await ask(`${app.url}${path}`, {
      headers: { ...browser, cookie: "act-as=owner; i18n_redirected=en" },
    });
    expect(status, path).toBe(404);
  }
});

test("Signing in is for those who have not", async ({ app }) => {
  const signedIn = { ...browser, cookie: "act-as=owner; i18n_redirected=es" };
  expect((await ask(`${app.url}/es/login`, { headers: signedIn })).headers["location"]).toBe("/es/admin");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("Every public page can be read", async ({ page }) => {
    for (const [path] of publicPages)
      for (const address of [path, spanish(path)]) {
        await page.goto(address);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        expect((await page.locator("main").innerText()).length, address).toBeGreaterThan(60);
        // What was asked for under /es would otherwise lead every later page there.
        await page.context().clearCookies({ name: "i18n_redirected" });
      }
  });
});

test("The pass has no layout", async ({ page }) => {
  await page.goto("/workerpass");
  await expect(page.getByRole("banner")).toHaveCount(0);
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
});
