import { expect, test } from "#e2e/fixtures.ts";

const lookAgain = () => document.dispatchEvent(new Event("visibilitychange"));

test("A newer build is offered by a toast that leaves after five seconds, and taken at the next navigation", async ({
  page,
  open,
}) => {
  await page.clock.install();
  await page.route("**/builds/latest.json?*", (route) => route.fulfill({ json: { id: "another", timestamp: 1 } }));
  await open("/");
  await page.waitForLoadState("networkidle");
  await page.evaluate(lookAgain);
  const toast = page.getByText("A new version is ready", { exact: true });
  await expect(toast).toBeVisible();
  await page.clock.runFor(4_000);
  await expect(toast).toBeVisible();
  await page.clock.runFor(1_500);
  await expect(toast).toBeHidden();

  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole("contentinfo").getByRole("link", { name: "Conditions of use" }).click();
  await expect(page).toHaveURL(/\/conditions$/);
  await expect.poll(() => page.evaluate(() => "sameDocument" in window)).toBe(false);
});

test("The same build is no news, and neither is an outage", async ({ page, open }) => {
  await open("/");
  await page.waitForLoadState("networkidle");
  await page.evaluate(lookAgain);
  await page.route("**/builds/latest.json?*", (route) => route.abort());
  await page.evaluate(lookAgain);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole("contentinfo").getByRole("link", { name: "Conditions of use" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Conditions of use");
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  await expect(page.getByText("A new version is ready")).toHaveCount(0);
});

test("A lost script reloads the page once, not for ever", async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL: baseURL! });
  let visits = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) visits += 1;
  });
  await page.goto("/login");
  await page.waitForLoadState("networkidle");
  const loseScript = () => dispatchEvent(new Event("vite:preloadError"));
  await page.evaluate(loseScript);
  await expect.poll(() => visits).toBe(2);
  await page.waitForLoadState("networkidle");
  await page.evaluate(loseScript);
  await page.waitForTimeout(500);
  expect(visits).toBe(2);
  await page.close();
});
