// Walks: gallery
import { expect, test } from "#e2e/fixtures.ts";

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });
    test(`The gallery of components is accessible in ${colorScheme}`, async ({ open, page }) => {
      await open("/gallery");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Gallery");
      // A group without an answer looks like a box without its tick, and the mixed box like a ticked one.
      const fill = (box: Element) => getComputedStyle(box).backgroundColor;
      const empty = await page.getByRole("checkbox", { name: "Noctes" }).evaluate(fill);
      const ticked = await page.getByRole("checkbox", { name: "Currus" }).evaluate(fill);
      const unanswered = page.getByRole("group", { name: "Quando" }).getByRole("radio");
      await expect(unanswered).toHaveCount(2);
      for (const radio of await unanswered.all()) await expect(radio).toHaveCSS("background-color", empty);
      await expect(page.getByRole("checkbox", { name: "Quaedam" })).toHaveCSS("background-color", ticked);
    });
  });
}
