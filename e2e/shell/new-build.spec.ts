import type { Page } from "@playwright/test";
import { expect, test } from "#e2e/fixtures.ts";

const lookAgain = () => document.dispatchEvent(new Event("visibilitychange"));

/** Left on the document, and gone with it. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute("data-same", ""));
const marked = (page: Page) => page.locator("html[data-same]");

test("A newer build is offered by a toast that leaves after five seconds, and taken at the next navigation", async ({
  page,
  open,
}) => {
  await page.clock.install();
  await page.route("**/builds/latest.json?*", (route) => route.fulfill({ json: { id: "another", timestamp: 1 } }));
  await open("/");
  await page.waitForLoadState("networkidle");
  await page.evaluate(lookAgain);
  const toast = page.getByText("A new version is available", { exact: true });
  await expect(toast).toBeVisible();
  await page.clock.runFor(4_000);
  await expect(toast).toBeVisible();
  await page.clock.runFor(1_500);
  await expect(toast).toBeHidden();

  await mark(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Conditions of use" }).click();
  await expect(page).toHaveURL(/\/conditions$/);
  await expect(marked(page)).toHaveCount(0);
});

test("The same build is no news, and neither is an outage", async ({ page, open }) => {
  await open("/");
  await page.waitForLoadState("networkidle");
  await page.evaluate(lookAgain);
  await page.route("**/builds/latest.json?*", (route) => route.abort());
  await page.evaluate(lookAgain);
  await mark(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Conditions of use" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Conditions of use");
  await expect(marked(page)).toHaveCount(1);
  await expect(page.getByText("A new version is available")).toHaveCount(0);
});

test("It is also taken when the navigation is back or forward", async ({ page, open }) => {
  await open("/#content");
  await page.getByRole("contentinfo").getByRole("link", { name: "Conditions of use" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Conditions of use");
  await page.route("**/builds/latest.json?*", (route) => route.fulfill({ json: { id: "another", timestamp: 1 } }));
  for (const [turn, path] of [
    ["goBack", /\/#content$/],
    ["goForward", /\/conditions$/],
  ] as const) {
    await page.evaluate(lookAgain);
    await expect(page.getByText("A new version is available", { exact: true })).toBeVisible();
    await mark(page);
    await page[turn]();
    await expect(page).toHaveURL(path);
    await expect(marked(page)).toHaveCount(0);
    await page.locator("html[data-alive]").waitFor();
  }
});
