import { expect, test as base } from "#e2e/fixtures.ts";
import type { Page } from "@playwright/test";
import { startConsentProvider } from "#e2e/consent-provider.ts";
import { startDemo } from "#e2e/demo.ts";
import { ask } from "#e2e/http.ts";

const test = base.extend<{ visit: Page; tags: () => string[] }, { site: string }>({
  site: [
    async ({}, use) => {
      const provider = await startConsentProvider();
      const settings = { CONSENT_SCRIPT_URL: provider.scriptUrl, TAG_MANAGER_ID: "GTM-TEST1" };
      const server = await startDemo(settings);
      await use(server.url);
      await server.end();
      await provider.close();
    },
    { scope: "worker" },
  ],
  visit: async ({ browser, site }, use) => {
    const context = await browser.newContext({ baseURL: site, locale: "en-GB", ignoreHTTPSErrors: true });
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
    page.on("pageerror", (error) => complaints.push(String(error)));
    await use(page);
    expect(complaints).toEqual([]);
    await context.close();
  },
  tags: async ({ visit }, use) => {
    const asked: string[] = [];
    await visit.route("https://www.googletagmanager.com/**", (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: "text/javascript", body: "" });
    });
    await use(() => asked);
  },
});

const asOwner = (page: Page, site: string) =>
  page.context().addCookies([{ name: "act-as", value: "owner", url: site }]);
const button = (page: Page) => page.locator(".their-button");

test("Another provider's button looks as it wants, on kept pages and on others", async ({ visit: page }) => {
  for (const path of ["/", "/es/login"]) {
    await page.goto(path);
    await expect(button(page)).toBeVisible();
    await expect(button(page)).toHaveCSS("background-color", "rgb(1, 2, 3)");
    await expect(button(page)).toHaveCSS("right", "7px");
  }
});

test("It is hidden in the back office and on the pass, in both languages", async ({ visit: page, site }) => {
  await asOwner(page, site);
  for (const path of ["/admin", "/admin/lists", "/es/admin", "/workerpass", "/es/workerpass"]) {
    await page.goto(path);
    await expect(button(page)).toHaveCount(1);
    await expect(button(page)).toBeHidden();
  }
});

test("It goes and comes back with the navigation", async ({ visit: page, site }) => {
  await asOwner(page, site);
  await page.goto("/");
  await page.locator("html[data-alive]").waitFor();
  const goTo = (path: string) =>
    page.evaluate((to) => Reflect.get(window, "__reactRouterDataRouter").navigate(to), path);
  for (const [path, isShown] of [
    ["/admin/workers", false],
    ["/conditions", true],
    ["/workerpass", false],
  ] as const) {
    // From one area to the other it is a page load.
    await page.locator("html[data-alive]").waitFor();
    await goTo(path);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(button(page)).toBeVisible({ visible: isShown });
  }
});

test("The tag manager starts when the provider says yes, and on the next visit at once", async ({
  visit: page,
  tags,
}) => {
  const container = "https://www.googletagmanager.com/gtm.js?id=GTM-TEST1";
  await page.goto("/");
  await page.locator("html[data-alive]").waitFor();
  await page.waitForLoadState("networkidle");
  expect(tags()).toEqual([]);
  await button(page).click();
  await expect.poll(tags).toEqual([container]);
  await page.goto("/conditions");
  await expect.poll(tags).toEqual([container, container]);
});

test("Cookie settings opens the provider's own choice", async ({ visit: page }) => {
  await page.goto("/");
  await page.locator("html[data-alive]").waitFor();
  await page.getByRole("button", { name: "Cookie settings" }).click();
  await expect(button(page)).toHaveText("Their choice");
});

test("Only its own site may bring styles besides ours, and only where it is configured", async ({ app, site }) => {
  const policy = async (url: string) =>
    String((await ask(url)).headers["content-security-policy"])
      .split("; ")
      .find((part) => part.startsWith("style-src "));
  for (const path of ["/", "/login"]) {
    expect(await policy(`${app.url}${path}`)).toBe("style-src 'self'");
    expect(await policy(`${site}${path}`)).toMatch(/^style-src 'self' 'unsafe-inline' https:\/\/localhost:\d+$/);
  }
});
