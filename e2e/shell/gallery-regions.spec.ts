// Walks: gallery
import { expect, test } from "#e2e/fixtures.ts";

test("The notices of the gallery and those of the page have names of their own", async ({ open, page }) => {
  await open("/gallery");
  const regions = page.getByRole("region", { name: /notices/i });
  await expect(regions).toHaveCount(2);
  const names = await regions.evaluateAll((found) => found.map((region) => region.getAttribute("aria-label")));
  expect(new Set(names).size).toBe(2);
});
