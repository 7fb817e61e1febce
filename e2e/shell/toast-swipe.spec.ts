import type { Page } from "@playwright/test";
import { expect } from "#e2e/fixtures.ts";
import { test } from "#e2e/still-clock.ts";

const card = (page: Page) => page.locator("li[data-swipe-direction]");

async function drag(page: Page, pixels: number): Promise<void> {
  const { x, y, height } = (await card(page).boundingBox())!;
  await page.mouse.move(x + 60, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + 60 + pixels, y + height / 2, { steps: 10 });
  await expect(card(page)).toHaveCSS("translate", `${pixels}px`);
  await page.mouse.up();
}

test("A toast that is drawn 50 px aside springs back; one pixel more sends it away", async ({ page, open, clock }) => {
  await open("/gallery");
  await clock.stop();
  await page.getByRole("button", { name: "Toast bad" }).click();
  await drag(page, 50);
  await expect(card(page)).toHaveAttribute("data-state", "open");
  await expect(card(page)).toHaveCSS("translate", /^(none|0px)$/);
  await drag(page, 51);
  await expect(card(page)).toHaveCount(0);
});

test("F8 leads to the toasts, and Tab into them, where time waits", async ({ page, open, clock }) => {
  await page.route("**/builds/latest.json?*", (route) => route.fulfill({ json: { id: "another", timestamp: 1 } }));
  await open("/");
  await clock.stop();
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  const region = page.getByRole("region", { name: "F8" });
  // From now on the region listens.
  await expect(region).toHaveCSS("pointer-events", "auto");
  await page.keyboard.press("F8");
  await expect(region.getByRole("list")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(region.getByRole("listitem")).toBeFocused();
  await expect(region.locator(".animate-run-down")).toHaveCSS("animation-play-state", "paused");
  await clock.pass(60_000);
  await expect(region.getByRole("listitem")).toContainText("A new version is available");
  await page.keyboard.press("Escape");
  await clock.pass(200);
  await expect(region.getByRole("listitem")).toHaveCount(0);
});
