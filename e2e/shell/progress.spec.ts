import { expect } from "#e2e/fixtures.ts";
import { test } from "#e2e/still-clock.ts";

test("Progress counts to 100 and is indeterminate, loading or complete", async ({ page, open }) => {
  await open("/gallery");
  const bar = (name: string) => page.getByRole("progressbar", { name, exact: true });
  for (const [name, state, now, max] of [
    ["Quaero", "indeterminate", null, "100"],
    ["Mitto", "loading", "40", "100"],
    ["Emitto", "loading", "812", "1248"],
    ["Perfectum", "complete", "100", "100"],
  ] as const) {
    await expect(bar(name)).toHaveAttribute("data-state", state);
    await expect(bar(name)).toHaveAttribute("aria-valuemax", max);
    expect(await bar(name).getAttribute("aria-valuenow")).toBe(now);
  }
  const { width } = (await bar("Mitto").boundingBox())!;
  expect((await bar("Mitto").locator("*").boundingBox())!.width).toBeCloseTo(0.4 * width, 0);
});

test("What moves takes 250 ms ease-in-out", async ({ page, open }) => {
  await open("/gallery");
  const indicator = page.getByRole("progressbar", { name: "Mitto", exact: true }).locator("*");
  await expect(indicator).toHaveCSS("transition", "scale 0.25s ease-in-out");
  await page.getByRole("button", { name: "Dialog" }).click();
  await expect(page.locator("[data-scrim]")).toHaveCSS("animation", /^0\.25s ease-in-out .*fade-in$/);
  await expect(page.getByRole("dialog")).toHaveCSS("animation-duration", "0.25s");
  await expect(page.getByRole("dialog")).toHaveCSS("animation-timing-function", "ease-in-out");
});

test("The bar of a navigation waits 120 ms, and takes 250 ms to leave", async ({ page, open, clock }) => {
  await open("/gallery");
  await clock.stop();
  const bar = page.getByRole("progressbar", { name: "Via" });
  await page.getByRole("button", { name: "Navigation" }).click();
  await clock.pass(119);
  await expect(bar).toHaveCount(0);
  await clock.pass(1);
  await expect(bar).toHaveAttribute("data-state", "indeterminate");
  await page.getByRole("button", { name: "Navigation" }).click();
  await expect(bar).toHaveAttribute("data-state", "complete");
  await clock.pass(249);
  await expect(bar).toHaveCount(1);
  await clock.pass(1);
  await expect(bar).toHaveCount(0);
});

test("A slow page is announced by the bar, which goes when the page is there", async ({ page, open }) => {
  await open("/");
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/api/route-rules?*", async (route) => {
    await released;
    await route.fulfill({ json: {} });
  });
  const bar = page.getByRole("progressbar", { name: "Loading" });
  await expect(bar).toHaveCount(0);
  await page.getByRole("contentinfo").getByRole("link", { name: "Conditions of use" }).click();
  await expect(bar).toHaveAttribute("data-state", "indeterminate");
  await expect(page).toHaveURL(/\/$/);
  release();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Conditions of use");
  await expect(bar).toHaveCount(0);
});

test("The keys of a chain may be 800 ms apart and no more", async ({ page, open, clock }) => {
  await open("/admin", { as: "owner" });
  await clock.stop();
  await page.keyboard.press("g");
  await clock.pass(800);
  await page.keyboard.press("w");
  await page.keyboard.press("g");
  await clock.pass(799);
  // Were the first chain complete, it would have led to the workers.
  await page.keyboard.press("l");
  await expect(page).toHaveURL(/\/admin\/lists$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/admin$/);
});
