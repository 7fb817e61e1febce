import { test as withDatabase } from "#e2e/database.ts";
import { onCopy } from "#e2e/demo.ts";
import { expect, test } from "#e2e/fixtures.ts";
import { ask } from "#e2e/http.ts";
import { removeDataDir, startServer } from "#e2e/server.ts";

test("The rules are asked before a navigation in the browser, and followed", async ({ page, open }) => {
  await page.route("**/api/route-rules?path=%2Fconditions", (route) =>
    route.fulfill({ json: { redirect: { to: "/privacy-policy", status: 302, external: false } } }),
  );
  await open("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Conditions of use" }).click();
  await expect(page).toHaveURL(/\/privacy-policy$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Privacy policy");
});

test("A rule keeps the place on the page that was asked for", async ({ page, open }) => {
  await page.route("**/api/route-rules?path=%2F", (route) =>
    route.fulfill({ json: { redirect: { to: "/conditions", status: 302, external: false } } }),
  );
  await open("/privacy-policy");
  await page.getByRole("banner").getByRole("link", { name: "How it works" }).click();
  await expect(page).toHaveURL(/\/conditions#how$/);
});

test("A new build keeps it too", async ({ page, open }) => {
  await page.route("**/builds/latest.json?*", (route) => route.fulfill({ json: { id: "another", timestamp: 1 } }));
  await open("/privacy-policy");
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(page.getByText("A new version is available", { exact: true })).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "How it works" }).click();
  await expect(page).toHaveURL(/\/#how$/);
  await expect(page.getByRole("heading", { name: "How it works" })).toBeInViewport();
});

test("A rule that leads outside loads that site", async ({ page, open }) => {
  await page.route("**/api/route-rules?path=%2Fconditions", (route) =>
    route.fulfill({ json: { redirect: { to: "http://localhost:9/elsewhere", status: 302, external: true } } }),
  );
  await page.route("http://localhost:9/elsewhere", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: "<!doctype html><html lang=en><title>Elsewhere</title><main><h1>Elsewhere</h1></main></html>",
    }),
  );
  await open("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Conditions of use" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Elsewhere");
});

withDatabase("The rules are asked on the server too, in each language", async ({ demoDatabase: database }) => {
  const server = await startServer({ DATABASE_URL: database.url, ...onCopy, REDIRECT_HOSTS: "shop.example" });
  await database.query(
    "INSERT INTO app.route_rule VALUES ('/jobs', '/login', 301, true), ('/shop', 'https://shop.example/', 302, true), ('/old', '/x', 302, false), ('/evil', 'https://evil.test/', 302, true)",
  );
  const to = async (path: string) => {
    const { status, headers } = await ask(`${server.url}${path}`);
    return [status, headers["location"]];
  };
  expect(await to("/jobs")).toEqual([301, "/login"]);
  expect(await to("/es/jobs")).toEqual([301, "/es/login"]);
  expect(await to("/shop")).toEqual([302, "https://shop.example/"]);
  expect((await to("/old"))[0]).toBe(404);
  expect((await to("/evil"))[0]).toBe(404);
  await server.stop();
  await removeDataDir(server.dataDir);
});

test("A page of another slice brings its words along; when they cannot be had, the app goes on", async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto("/es");
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacidad" }).click();
  await expect(page).toHaveTitle("Política de privacidad - Cuadrante");

  const offline = await browser.newPage({ baseURL: baseURL! });
  const warned: string[] = [];
  offline.on("console", (message) => message.type() === "warning" && warned.push(message.text()));
  await offline.route("**/_i18n/**", (route) => route.abort());
  await offline.goto("/");
  await offline.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
  await expect(offline).toHaveURL(/\/privacy-policy$/);
  await expect.poll(() => warned.some((text) => text.startsWith("Failed to load messages for locale"))).toBe(true);
  await expect(offline.getByRole("contentinfo")).toBeVisible();
  await offline.close();
});

test("Another area or language is another document, and its map names nothing of this one", async ({ page, open }) => {
  const documents: string[] = [];
  page.on("request", (request) => request.isNavigationRequest() && documents.push(new URL(request.url()).pathname));
  const map = () => page.evaluate(() => Object.keys(Reflect.get(window, "__reactRouterManifest").routes).join(" "));
  await open("/admin/content/home", { as: "editor" });
  await page.getByRole("navigation", { name: "Main navigation" }).getByRole("link", { name: "Content" }).click();
  await expect(page).toHaveURL(/\/admin\/content$/);
  expect(await map()).not.toMatch(/features\/legal|es\/features/);
  await page.goBack();
  await page.getByRole("link", { name: "See the page" }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.locator("html[data-alive]").waitFor();
  expect(await map()).not.toMatch(/admin|es\/features/);
  await page.getByRole("contentinfo").getByRole("link", { name: "Conditions of use" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Conditions of use");
  expect(documents).toEqual(["/admin/content/home", "/"]);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/content\/home$/);
  await expect(page.getByLabel("Headline in English")).toBeVisible();
});

test("Pointing at a link loads its page ahead", async ({ open, page }) => {
  await open("/");
  const ahead = page.waitForRequest(/\/assets\/conditions\.page/);
  await page.getByRole("contentinfo").getByRole("link", { name: "Conditions of use" }).hover();
  await ahead;
});

test("Screens are a few keys away", async ({ page, open }) => {
  await open("/admin", { as: "owner" });
  await page.keyboard.press("ControlOrMeta+k");
  await page.getByRole("combobox").fill("groups");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin\/groups-and-permissions$/);
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.keyboard.press("g");
  await page.keyboard.press("w");
  await expect(page).toHaveURL(/\/admin\/workers$/);
  await expect(page.getByRole("navigation", { name: "You are here" })).toHaveText(/Dashboard\s*Workers/);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test("The navigation is a drawer", async ({ page, open }) => {
    await open("/es/admin", { as: "owner" });
    await page.getByRole("button", { name: "Abrir la navegación" }).click();
    await page.getByRole("dialog").getByRole("link", { name: "Trabajadores" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Trabajadores");
    await expect(page.getByRole("dialog")).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

test("A kept page answers its payload beside its path", async ({ app }) => {
  for (const [path, words] of [
    ["/_payload.json", "Know your shift"],
    ["/es/_payload.json", "Con el turno claro"],
    ["/es/conditions/_payload.json", "aceptas estas condiciones"],
  ] as const) {
    const { status, headers, body } = await ask(`${app.url}${path}`);
    expect([status, headers["content-type"]]).toEqual([200, "application/json; charset=utf-8"]);
    expect(JSON.stringify(JSON.parse(body.toString()))).toContain(words);
  }
});
