/** Other sites that an operator may use: a consent provider, drawings of icons, and redirects that lead there. */
import { expect, test as base } from "#e2e/fixtures.ts";
import type { Page } from "@playwright/test";
import { startConsentProvider } from "#e2e/consent-provider.ts";
import { withClient } from "#e2e/copied-database.ts";
import { startDemo } from "#e2e/demo.ts";
import { ask } from "#e2e/http.ts";

const test = base.extend<{ visit: Page }, { site: string }>({
  site: [
    async ({}, use) => {
      const provider = await startConsentProvider();
      const server = await startDemo({
        CONSENT_SCRIPT_URL: provider.scriptUrl,
        TAG_MANAGER_ID: "GTM-TEST1",
        ICON_SERVICE_URL: "https://icons.example",
        REDIRECT_HOSTS: "shop.example",
      });
      await withClient(server.databaseUrl, (client) =>
        client.query(
          "INSERT INTO app.route_rule VALUES ('/jobs', '/login', 301, true), ('/shop', 'https://shop.example/', 302, true), ('/old', '/x', 302, false), ('/evil', 'https://evil.test/', 302, true)",
        ),
      );
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
});

const alive = (page: Page) => page.locator("html[data-alive]").waitFor();

test("Another provider's consent takes the place of ours, keeps its look, and is heard", async ({
  visit: page,
  site,
}) => {
  const button = page.locator(".their-button");
  const container = "https://www.googletagmanager.com/gtm.js?id=GTM-TEST1";
  const tags: string[] = [];
  await page.route("https://www.googletagmanager.com/**", (route) => {
    tags.push(route.request().url());
    return route.fulfill({ contentType: "text/javascript", body: "" });
  });

  await test.step("its button looks as it wants, on a kept page", async () => {
    await page.goto("/");
    await alive(page);
    await expect(page.locator("script[src$='/consent.js']")).toHaveAttribute("fetchpriority", "high");
    await expect(button).toBeVisible();
    await expect(button).toHaveCSS("background-color", "rgb(1, 2, 3)");
    await expect(button).toHaveCSS("right", "7px");
  });

  await test.step("nothing is measured, and nobody asked by us, until it says yes", async () => {
    await page.waitForLoadState("networkidle");
    await expect(page.getByRole("button", { name: "Accept all" })).toHaveCount(0);
    expect(tags).toEqual([]);
    await button.click();
    await expect.poll(() => tags).toEqual([container]);
    await page.getByRole("button", { name: "Cookie settings" }).click();
    await expect(button).toHaveText("Their choice");
  });

  await test.step("on other pages too, where measuring starts at once", async () => {
    await page.goto("/es/login");
    await expect(button).toHaveCSS("background-color", "rgb(1, 2, 3)");
    await expect(button).toHaveCSS("right", "7px");
    await expect.poll(() => tags).toEqual([container, container]);
  });

  await test.step("it goes and comes back with the navigation, and is hidden in the back office and on the pass", async () => {
    await page.context().addCookies([{ name: "act-as", value: "owner", url: site }]);
    for (const [path, isShown] of [
      ["/es/admin/lists", false],
      ["/conditions", true],
      ["/workerpass", false],
    ] as const) {
      // From one area to the other it is a page load.
      await alive(page);
      await page.evaluate((to) => Reflect.get(window, "__reactRouterDataRouter").navigate(to), path);
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(button).toHaveCount(1);
      await expect(button).toBeVisible({ visible: isShown });
    }
  });
});

test("Another icon service is asked when there is one", async ({ visit: page }) => {
  await page.route("https://icons.example/fa.json?icons=star", (route) =>
    route.fulfill({
      json: { icons: { star: { body: '<path d="M0 0h9v9z"/>', width: 576, height: 512 } } },
      headers: { "Access-Control-Allow-Origin": "*" },
    }),
  );
  await page.goto("/gallery");
  await alive(page);
  await page.getByRole("textbox", { name: "Imago" }).fill("fa:star");
  await page.getByRole("button", { name: "Pingo" }).click();
  await expect(page.locator("[data-icon='fa:star'] > *")).toHaveCSS("mask-image", /0%200%20576%20512/);
});

test("Only the provider's own site may bring styles besides ours, and only where it is configured", async ({
  app,
  site,
}) => {
  const policy = async (url: string) =>
    String((await ask(url)).headers["content-security-policy"])
      .split("; ")
      .find((part) => part.startsWith("style-src "));
  for (const path of ["/", "/login"]) {
    expect(await policy(`${app.url}${path}`)).toBe("style-src 'self'");
    expect(await policy(`${site}${path}`)).toMatch(/^style-src 'self' 'unsafe-inline' https:\/\/localhost:\d+$/);
  }
});

test("The rules are asked on the server too, in each language, and lead to no site that is not listed", async ({
  site,
}) => {
  const to = async (path: string) => {
    const { status, headers } = await ask(`${site}${path}`);
    return [status, headers["location"]];
  };
  expect(await to("/jobs")).toEqual([301, "/login"]);
  expect(await to("/es/jobs")).toEqual([301, "/es/login"]);
  expect(await to("/shop")).toEqual([302, "https://shop.example/"]);
  expect((await to("/old"))[0]).toBe(404);
  expect((await to("/evil"))[0]).toBe(404);
});
