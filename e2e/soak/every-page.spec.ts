/** Every route in both languages, both themes, on a desk and on a phone: no fault that axe knows, and no scrolling sideways. */
import type { Page } from "@playwright/test";
import { expectAccessible } from "#e2e/accessibility.ts";
import { forgetLanguage } from "#e2e/both-ways.ts";
import { demoRecords } from "#e2e/demo-records.ts";
import { expect } from "#e2e/fixtures.ts";
import { adminPages, publicPages, spanish, waysIn } from "#e2e/pages.ts";
import { recordAddress, recordScreens } from "#e2e/journeys/surface/record-screens.ts";
import { test } from "#e2e/signed-in.ts";

const paths = [...publicPages.map(([path]) => path), ...waysIn, ...adminPages.map(([path]) => path), "/admin/profile"];

for (const path of paths)
  test(`${path} reads well everywhere`, { tag: "@soak" }, async ({ page, open, signIn }) => {
    test.setTimeout(180_000);
    if (path.startsWith("/admin")) await signIn("owner");
    await readsWell(page, open, path);
  });

for (const screen of recordScreens)
  test(`/admin/${screen} reads well everywhere`, { tag: "@soak" }, async ({ page, open, signIn, accounts }) => {
    test.setTimeout(180_000);
    await signIn("owner");
    await readsWell(page, open, recordAddress(screen, await demoRecords(accounts.query)));
  });

async function readsWell(page: Page, open: (path: string) => Promise<void>, path: string) {
  for (const colorScheme of ["light", "dark"] as const)
    for (const address of [path, spanish(path)])
      for (const width of [1280, 390, 320]) {
        await page.setViewportSize({ width, height: 844 });
        await page.emulateMedia({ colorScheme });
        await open(address);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        for (const row of await page.locator("main summary").all()) await row.click();
        await expectAccessible(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
        // A page asked for under /es would otherwise turn every later page Spanish.
        await forgetLanguage(page);
      }
}
