// Walks: gallery
import { expect } from "#e2e/fixtures.ts";
import { test } from "#e2e/still-clock.ts";

test("A tooltip waits 700 ms, and not at all within 300 ms of the last", async ({ page, open, clock }) => {
  await open("/gallery");
  await clock.stop();
  const tooltip = page.getByRole("tooltip");
  const first = page.getByRole("button", { name: "Tooltip", exact: true });
  const second = page.getByRole("button", { name: "Tooltip 2" });
  // A pointer on its way to the bubble keeps it open; one that moves on elsewhere does not.
  const leave = async () => {
    await page.getByRole("heading", { name: "What opens" }).hover();
    let step = 0;
    // A hand does not stop at the first movement, which may come before the bubble watches for any.
    await expect(async () => {
      await page.mouse.move(5 + (step += 1), 5);
      await expect(tooltip).toHaveCount(0, { timeout: 1_000 });
    }).toPass();
  };

  await first.hover();
  await clock.pass(699);
  await expect(tooltip).toHaveCount(0);
  await clock.pass(1);
  await expect(tooltip).toHaveText(/12 h, art\. 34\.3/);

  await leave();
  await clock.pass(299);
  await second.hover();
  await expect(tooltip).toHaveText(/9 h, art\. 34\.4/);

  await leave();
  await clock.pass(300);
  await first.hover();
  await clock.pass(699);
  await expect(tooltip).toHaveCount(0);
  await clock.pass(1);
  await expect(tooltip).toHaveText(/12 h, art\. 34\.3/);
});

test("What was copied is said for 1500 ms", async ({ page, context, open, clock }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open("/gallery");
  await clock.stop();
  const said = page.getByRole("status").filter({ hasText: "Copied" });
  await page.getByRole("button", { name: "Copy" }).click();
  await expect(said).toHaveCount(1);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("lorem");
  await clock.pass(1_499);
  await expect(said).toHaveCount(1);
  await clock.pass(1);
  await expect(said).toHaveCount(0);
});
