import { atOnce, forgetLanguage, openBothWays, walks, type Row } from "#e2e/both-ways.ts";
import { expect, test } from "#e2e/fixtures.ts";
import { ask } from "#e2e/http.ts";
import { adminPages, publicPages, spanish, waysIn } from "#e2e/pages.ts";

const browser = { accept: "text/html", "user-agent": "Mozilla/5.0 Firefox/140.0" };

test("Every public address is open to everyone, in both languages", async ({ app }) => {
  for (const [path, en, es] of publicPages) {
    for (const [address, title, lang] of [
      [path, en, "en-UK"],
      [spanish(path), es, "es-ES"],
    ] as const) {
      const { status, body } = await ask(`${app.url}${address}`, { headers: { accept: "text/html" } });
      const html = body.toString();
      expect(status).toBe(200);
      expect(html).toContain(`<title>${title} - Cuadrante</title>`);
      expect(html).toMatch(new RegExp(`<html[^>]* lang="${lang}"`));
      expect(html).toMatch(/<meta[^>]*name="theme-color"[^>]*content="#0f172a"/);
      const links = [...html.matchAll(/<link [^>]*rel="(?:canonical|alternate)"[^>]*>/g)].map(([link]) => link);
      const leadingTo = (what: string) =>
        links.filter((link) => link.includes(what)).map((link) => /href="([^"]*)"/.exec(link)![1]);
      expect(leadingTo('rel="canonical"')).toEqual([address]);
      for (const [hreflang, href] of [
        ["en", path],
        ["es", spanish(path)],
        ["x-default", path],
      ] as const)
        expect(leadingTo(`hrefLang="${hreflang}"`)).toEqual([href]);
    }
    const { headers } = await ask(`${app.url}${path}`, { headers: { ...browser, cookie: "i18n_redirected=es" } });
    expect(headers["location"]).toBe(spanish(path));
  }
});

test("Every other address is for those who signed in, in both languages", async ({ app }) => {
  for (const [path, en, es] of adminPages) {
    const visitor = await ask(`${app.url}${path}`, { headers: browser });
    expect([visitor.status, visitor.headers["location"]]).toEqual([302, `/login?next=${encodeURIComponent(path)}`]);
    for (const [address, title, language] of [
      [path, en, "en"],
      [spanish(path), es, "es"],
    ] as const) {
      const headers = { ...browser, cookie: `act-as=owner; i18n_redirected=${language}` };
      const { status, body } = await ask(`${app.url}${address}`, { headers });
      expect([status, /<title>(.*?)<\/title>/.exec(body.toString())?.[1]]).toEqual([200, `${title} - Cuadrante`]);
    }
  }
});

for (const [n, rows] of walks<Row>([...publicPages, ...waysIn.map((path): Row => [path])]).entries())
  test(`Public addresses read well, on a desk and on a phone (${n + 1})`, async ({ page }) => {
    for (const [index, row] of rows.entries())
      await openBothWays(page, row, n * atOnce + index, async () =>
        expect(page.getByRole("heading", { level: 1 })).toBeVisible(),
      );
  });

for (const [n, rows] of walks(adminPages).entries())
  test(`Addresses of the office read well, on a desk and on a phone (${n + 1})`, async ({ as, page }) => {
    await as("owner");
    for (const [index, row] of rows.entries())
      await openBothWays(page, row, n * atOnce + index, async (isSpanish) => {
        const [path, en, es] = row;
        // A list says how many there are beside its name, and the dashboard which day it is.
        const heading = path === "/admin" ? /\d/ : new RegExp(`^${RegExp.escape(isSpanish ? es : en)}( \\d+.*)?$`);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
        const navigation = page.getByRole("navigation", {
          name: isSpanish ? "Navegación principal" : "Main navigation",
        });
        if (page.viewportSize()!.width > 1_000) await expect(navigation).toBeVisible();
      });
  });

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
        await forgetLanguage(page);
      }
  });
});

test("The pass has no layout", async ({ page }) => {
  await page.goto("/workerpass");
  await expect(page.getByRole("banner")).toHaveCount(0);
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
});
