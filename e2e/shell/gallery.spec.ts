// Walks: gallery
import { expect, test } from "#e2e/fixtures.ts";

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });
    test(`The gallery of components is accessible in ${colorScheme}`, async ({ open, page }) => {
      await open("/gallery");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Gallery");
    });
  });
}
