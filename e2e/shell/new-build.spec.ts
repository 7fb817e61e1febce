import { expect } from "#e2e/fixtures.ts";
import { test } from "#e2e/still-clock.ts";

test("A newer build is offered by a toast that waits for the keyboard, and taken at the next navigation, also back and forward", async ({
  page,
  open,
  clock,
}) => {
  const asks = "**/builds/latest.json?*";
  const lookAgain = () => page.evaluate(() => void document.dispatchEvent(new Event("visibilitychange")));
  const toast = page.getByText("A new version is available", { exact: true });
  // Left on the document, and gone with it.
  const mark = () => page.evaluate(() => document.documentElement.setAttribute("data-same", ""));
  const marked = page.locator("html[data-same]");
  const goTo = (name: string) => page.getByRole("contentinfo").getByRole("link", { name }).click();
  await open("/#content");

  await test.step("the same build is no news", async () => {
    const same = page.waitForResponse(asks);
    await lookAgain();
    expect((await same).status()).toBe(200);
    await mark();
    await goTo("Conditions of use");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Conditions of use");
    await expect(marked).toHaveCount(1);
    await expect(toast).toHaveCount(0);
  });

  await page.route(asks, (route) => route.fulfill({ json: { id: "another", timestamp: 1 } }));
  await test.step("F8 leads to the toast, and Tab into it, where time waits", async () => {
    const region = page.getByRole("region", { name: "F8" });
    await clock.stop();
    await lookAgain();
    await expect(toast).toBeVisible();
    // From now on the region listens.
    await expect(region).toHaveCSS("pointer-events", "auto");
    await clock.pass(4_000);
    await page.keyboard.press("F8");
    await expect(region.getByRole("list")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(region.getByRole("listitem")).toBeFocused();
    await expect(region.locator(".animate-run-down")).toHaveCSS("animation-play-state", "paused");
    await clock.pass(60_000);
    await expect(toast).toBeVisible();
    await page.keyboard.press("Escape");
    await clock.pass(200);
    await expect(region.getByRole("listitem")).toHaveCount(0);
    await page.clock.resume();
  });

  for (const [turn, path] of [
    ["goBack", /\/#content$/],
    ["goForward", /\/conditions$/],
  ] as const)
    await test.step(`it is taken by ${turn}`, async () => {
      await page[turn]();
      await expect(page).toHaveURL(path);
      await expect(marked).toHaveCount(0);
      await page.locator("html[data-alive]").waitFor();
      await lookAgain();
      await expect(toast).toBeVisible();
      await mark();
    });

  await test.step("and by a link, which leads to the place it names", async () => {
    await page.getByRole("banner").getByRole("link", { name: "How it works" }).click();
    await expect(page).toHaveURL(/\/#how$/);
    await expect(marked).toHaveCount(0);
    await expect(page.getByRole("heading", { name: "How it works" })).toBeInViewport();
  });
});
