import type { Page, Route } from "@playwright/test";
import { expect, test } from "#e2e/fixtures.ts";

const script = /\/assets\/conditions\.page/;
const lose = (route: Route) => route.fulfill({ status: 404, contentType: "text/plain", body: "Not Found" });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const goToConditions = (page: Page) =>
  page.getByRole("contentinfo").getByRole("link", { name: "Conditions of use" }).click();

// The console tells of the loss, as it should, so that these pages are not held to silence.
const test404 = test.extend<{ lossy: Page; visits: () => string[] }>({
  lossy: async ({ browser, baseURL }, use) => {
    const page = await browser.newPage({ baseURL: baseURL! });
    await use(page);
    await page.close();
  },
  visits: async ({ lossy }, use) => {
    const paths: string[] = [];
    lossy.on("request", (request) => {
      if (request.isNavigationRequest()) paths.push(new URL(request.url()).pathname);
    });
    await use(() => paths);
  },
});

const alive = (page: Page) => page.locator("html[data-alive]").waitFor();

test404("A page whose script is gone is loaded as a document, and works", async ({ lossy: page, visits }) => {
  await page.goto("/");
  await alive(page);
  await page.route(script, lose);
  page.on("request", (request) => request.isNavigationRequest() && void page.unroute(script));
  await goToConditions(page);
  await expect(heading(page)).toHaveText("Conditions of use");
  await alive(page);
  expect(visits()).toEqual(["/", "/conditions"]);
});

test404(
  "One that stays lost is loaded anew once; then the page stands as the server sent it",
  async ({ lossy: page, visits }) => {
    await page.route(script, lose);
    await page.goto("/conditions");
    await expect.poll(visits).toEqual(["/conditions", "/conditions"]);
    await page.waitForTimeout(1_000);
    expect(visits()).toHaveLength(2);
    await expect(heading(page)).toHaveText("Conditions of use");
  },
);

test404("Ten seconds later it may be tried once more", async ({ lossy: page, visits }) => {
  await page.clock.install();
  await page.route(script, (route) => route.abort());
  await page.goto("/conditions");
  await expect.poll(visits).toHaveLength(2);
  const first = await page.evaluate(() => JSON.parse(sessionStorage.getItem("cuadrante:reloaded")!).at as number);
  await page.clock.setFixedTime(first + 9_999);
  await page.reload();
  await page.waitForTimeout(1_000);
  expect(visits()).toHaveLength(3);
  await page.clock.setFixedTime(first + 10_000);
  await page.reload();
  await expect.poll(visits).toHaveLength(5);
});

test404(
  "Asked for again within ten seconds it is an error, from which a way leads home",
  async ({ lossy: page, visits }) => {
    await page.goto("/");
    await alive(page);
    await page.route(script, lose);
    await goToConditions(page);
    await expect(heading(page)).toHaveText("Conditions of use");
    await page.goto("/");
    await alive(page);
    await goToConditions(page);
    await expect(page).toHaveURL(/\/conditions$/);
    await expect(heading(page)).toHaveText("500");
    await page.waitForTimeout(1_000);
    expect(visits()).toEqual(["/", "/conditions", "/"]);
    await page.getByRole("link", { name: "Return to home page" }).click();
    await expect.poll(visits).toEqual(["/", "/conditions", "/", "/"]);
    await alive(page);
  },
);

test404("Another page is not held back by it", async ({ lossy: page, visits }) => {
  await page.goto("/");
  await alive(page);
  await page.route(/\/assets\/(conditions|privacy-policy)\.page/, lose);
  await goToConditions(page);
  await expect(heading(page)).toHaveText("Conditions of use");
  await page.goto("/");
  await alive(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
  await expect(heading(page)).toHaveText("Privacy policy");
  expect(visits()).toEqual(["/", "/conditions", "/", "/privacy-policy"]);
});
