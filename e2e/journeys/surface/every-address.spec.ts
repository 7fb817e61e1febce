import type { Page } from "@playwright/test";
import { expectAccessible } from "#e2e/accessibility.ts";
import { expect, test } from "#e2e/fixtures.ts";
import { ask } from "#e2e/http.ts";
import { adminPages, publicPages, spanish, waysIn } from "#e2e/pages.ts";

const browser = { accept: "text/html", "user-agent": "Mozilla/5.0 Firefox/140.0" };

/** Each page is looked at in one language and theme, the next in the others; `npm run soak` looks at it in all. */
const turn = (index: number) =>
  [
    { isSpanish: false, colorScheme: "light" },
    { isSpanish: true, colorScheme: "dark" },
    { isSpanish: false, colorScheme: "dark" },
    { isSpanish: true, colorScheme: "light" },
  ][index % 4] as { isSpanish: boolean; colorScheme: "light" | "dark" };

/** What was asked for under /es would otherwise lead every later page there. */
const forgetLanguage = (page: Page) => page.context().clearCookies({ name: "i18n_redirected" });

for (const [index, [path, en, es]] of publicPages.entries()) {
  const { isSpanish, colorScheme } = turn(index);
  test(`${path} is open to everyone, in both languages`, async ({ app, page }) => {
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
    expect(
      (await ask(`${app.url}${path}`, { headers: { ...browser, cookie: "i18n_redirected=es" } })).headers["location"],
    ).toBe(spanish(path));
    // What the reader's own page makes of it is looked at once, and by axe at its end.
    await page.emulateMedia({ colorScheme });
    await page.goto(isSpanish ? spanish(path) : path);
    await expect(page).toHaveTitle(`${isSpanish ? es : en} - Cuadrante`);
  });
}

for (const [index, [path, en, es]] of adminPages.entries()) {
  const { isSpanish, colorScheme } = turn(index);
  test(`${path} is for those who signed in, in both languages`, async ({ app, as, page }) => {
    const visitor = await ask(`${app.url}${path}`, { headers: browser });
    expect([visitor.status, visitor.headers["location"]]).toEqual([302, `/login?next=${encodeURIComponent(path)}`]);
    await as("owner");
    await page.emulateMedia({ colorScheme });
    const otherHeaders = { ...browser, cookie: `act-as=owner; i18n_redirected=${isSpanish ? "en" : "es"}` };
    const other = await ask(`${app.url}${isSpanish ? path : spanish(path)}`, { headers: otherHeaders });
    expect([other.status, /<title>(.*?)<\/title>/.exec(other.body.toString())?.[1]]).toEqual([
      200,
      `${isSpanish ? en : es} - Cuadrante`,
    ]);
    const title = isSpanish ? es : en;
    await forgetLanguage(page);
    expect((await page.goto(isSpanish ? spanish(path) : path))!.status()).toBe(200);
    await expect(page).toHaveTitle(`${title} - Cuadrante`);
    // A list says how many there are beside its name, and the dashboard which day it is.
    const heading = path === "/admin" ? /\d/ : new RegExp(`^${RegExp.escape(title)}( \\d+.*)?$`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(
      page.getByRole("navigation", { name: isSpanish ? "Navegación principal" : "Main navigation" }),
    ).toBeVisible();
  });
}

test("Every page of the way in is accessible", async ({ page }) => {
  for (const [index, path] of waysIn.entries()) {
    const { isSpanish, colorScheme } = turn(index);
    await page.emulateMedia({ colorScheme });
    await forgetLanguage(page);
    expect((await page.goto(isSpanish ? spanish(path) : path))!.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessible(page);
  }
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
