// Walks: gallery
import type { Locator } from "@playwright/test";
import { expectAccessible, expectNoFaults } from "#e2e/accessibility.ts";
import { expect, test } from "#e2e/fixtures.ts";

/** Once both have the colours of the theme, to which they take a moment. */
const expectAlike = (locator: Locator, other: Locator) =>
  expect.poll(async () => (await locator.evaluate(fill)) === (await other.evaluate(fill))).toBe(true);

const fill = (box: Element) => getComputedStyle(box).backgroundColor;

test("The gallery of components is accessible and alike in light and dark, and moves as one", async ({
  open,
  page,
}) => {
  await open("/gallery");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Gallery");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    // A group without an answer looks like a box without its tick, and the mixed box like a ticked one.
    const box = (name: string) => page.getByRole("checkbox", { name });
    const unanswered = page.getByRole("group", { name: "Quando" }).getByRole("radio");
    await expect(unanswered).toHaveCount(2);
    for (const radio of await unanswered.all()) await expectAlike(radio, box("Noctes"));
    await expectAlike(box("Quaedam"), box("Currus"));
    if (colorScheme === "light") await expectAccessible(page);
    else await expectNoFaults(page);
  }

  await test.step("the notices of the gallery and those of the page have names of their own", async () => {
    const regions = page.getByRole("region", { name: /notices/i });
    await expect(regions).toHaveCount(2);
    const names = await regions.evaluateAll((found) => found.map((region) => region.getAttribute("aria-label")));
    expect(new Set(names).size).toBe(2);
  });

  await test.step("progress is as wide as it says, and what moves takes 250 ms ease-in-out", async () => {
    const bar = page.getByRole("progressbar", { name: "Mitto", exact: true });
    await expect(bar.locator("*")).toHaveCSS("transition", "scale 0.25s ease-in-out");
    const { width } = (await bar.boundingBox())!;
    expect((await bar.locator("*").boundingBox())!.width).toBeCloseTo(0.4 * width, 0);
    await page.getByRole("button", { name: "Dialog" }).click();
    await expect(page.locator("[data-scrim]")).toHaveCSS("animation", /^0\.25s ease-in-out .*fade-in$/);
    await expect(page.getByRole("dialog")).toHaveCSS("animation-duration", "0.25s");
    await expect(page.getByRole("dialog")).toHaveCSS("animation-timing-function", "ease-in-out");
  });
});
