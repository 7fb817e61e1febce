// Walks: gallery
import { expect } from "#e2e/fixtures.ts";
import { test } from "#e2e/still-clock.ts";

test("What opens over a page comes, answers and leaves in its time", async ({ page, context, open, clock }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open("/gallery");
  await clock.stop();

  await test.step("a tooltip waits, and not for who comes from another", async () => {
    const tooltip = page.getByRole("tooltip");
    await page.getByRole("button", { name: "Tooltip", exact: true }).hover();
    await clock.pass(699);
    await expect(tooltip).toHaveCount(0);
    await clock.pass(1);
    await expect(tooltip).toHaveText(/12 h, art\. 34\.3/);
    await page.getByRole("heading", { name: "What opens" }).hover();
    let step = 0;
    // A hand does not stop at the first movement, which may come before the bubble watches for any.
    await expect(async () => {
      await page.mouse.move(5 + (step += 1), 5);
      await expect(tooltip).toHaveCount(0, { timeout: 1_000 });
    }).toPass();
    await page.getByRole("button", { name: "Tooltip 2" }).hover();
    await expect(tooltip).toHaveText(/9 h, art\. 34\.4/);
    await page.keyboard.press("Escape");
    await expect(tooltip).toHaveCount(0);
  });

  await test.step("an overlay gives its result, is mounted until it has left, and opens again", async () => {
    const fact = (name: string) => page.locator(`[data-fact=${name}]`);
    const question = page.getByRole("dialog", { name: "Quid vis?" });
    await expect(fact("open")).toHaveText("false");
    await expect(fact("mounted")).toHaveText("false");
    for (const [answer, result] of [
      [() => page.getByRole("button", { name: "Ita" }).click(), "Ita"],
      [() => page.keyboard.press("Escape"), "nihil"],
    ] as const) {
      await page.getByRole("button", { name: "Overlay", exact: true }).click();
      await expect(question).toBeVisible();
      await expect(fact("open")).toHaveText("true");
      await expect(fact("result")).toHaveText("…");
      await answer();
      await expect(fact("result")).toHaveText(result);
      await expect(fact("open")).toHaveText("false");
      await clock.pass(249);
      await expect(fact("mounted")).toHaveText("true");
      await clock.pass(1);
      await expect(fact("mounted")).toHaveText("false");
      await expect(question).toHaveCount(0);
    }
  });

  await test.step("the bar of a navigation waits 120 ms, and takes 250 ms to leave", async () => {
    const bar = page.getByRole("progressbar", { name: "Via" });
    const moves = page.getByRole("button", { name: "Navigation" });
    await moves.click();
    await clock.pass(119);
    await expect(bar).toHaveCount(0);
    await clock.pass(1);
    await expect(bar).toHaveAttribute("data-state", "indeterminate");
    await moves.click();
    await expect(bar).toHaveAttribute("data-state", "complete");
    await clock.pass(249);
    await expect(bar).toHaveCount(1);
    await clock.pass(1);
    await expect(bar).toHaveCount(0);
  });

  await test.step("what was copied is said for a moment", async () => {
    const status = page.getByRole("status").filter({ hasText: "Copied" });
    await page.getByRole("button", { name: "Copy" }).click();
    await expect(status).toHaveCount(1);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("lorem");
    await clock.pass(1_500);
    await expect(status).toHaveCount(0);
  });
});
