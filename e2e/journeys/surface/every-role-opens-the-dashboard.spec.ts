// Walks: dashboard, search, events, content
import type { Locator, Page } from "@playwright/test";
import type { DemoRole } from "@product/database/demo/accounts";
import { expect, test } from "#e2e/fixtures.ts";

/** Each role, what it is told on its dashboard, and a record that it finds by typing. */
const roles: readonly { role: DemoRole; sees: boolean; finds: string; at: RegExp; hidden: string }[] = [
  { role: "owner", sees: true, finds: "Vinalia", at: /\/admin\/events\//, hidden: "no-such-record" },
  { role: "planner", sees: true, finds: "Vinalia", at: /\/admin\/events\//, hidden: "cookies-policy" },
  { role: "hr", sees: true, finds: "Vinalia", at: /\/admin\/events\//, hidden: "cookies-policy" },
  { role: "finance", sees: true, finds: "Vinalia", at: /\/admin\/events\//, hidden: "cookies-policy" },
  { role: "editor", sees: false, finds: "conditions", at: /\/admin\/content\/conditions/, hidden: "Vinalia" },
];
const texts = {
  en: { prefix: "", figures: "Key figures", rows: "What is counted" },
  es: { prefix: "/es", figures: "Cifras clave", rows: "Lo que se cuenta" },
};

/** Goes there as somebody without a mouse does. */
async function tabTo(page: Page, there: Locator) {
  await there.waitFor();
  for (let step = 0; step < 150; step += 1) {
    if (await there.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("it cannot be reached by the keyboard");
}

for (const locale of ["en", "es"] as const)
  for (const [index, { role, sees, finds, at, hidden }] of roles.entries())
    test(
      `${role}, ${locale}: reads the dashboard, opens the rows behind a number and finds a record, by keyboard alone`,
      {
        // Each role in one language here, in both in the soak.
        tag: (index % 2 === 0) === (locale === "es") ? [] : "@soak",
      },
      async ({ page, open }) => {
        const { prefix, figures, rows } = texts[locale];
        await open(`${prefix}/admin`, { as: role });
        const shown = page.getByRole("region", { name: figures }).getByRole("link");
        if (sees) {
          const first = shown.filter({ has: page.locator("b", { hasNotText: /^0$/ }) }).first();
          await tabTo(page, first);
          const n = Number((await first.locator("b").innerText()).replaceAll(/\D/g, ""));
          await page.keyboard.press("Enter");
          await expect(page).not.toHaveURL(/\/admin$/);
          // The address changes before the page does, and the dashboard has rows of its own.
          await expect(page.getByRole("region", { name: figures })).toHaveCount(0);
          const counted = page.getByRole("list", { name: rows }).getByRole("listitem").or(page.locator("tbody tr"));
          await expect(counted.first()).toBeVisible();
          expect(await counted.count()).toBeLessThanOrEqual(Math.max(n, 1));
        } else await expect(shown).toHaveCount(0);

        await page.keyboard.press("ControlOrMeta+k");
        const words = page.getByRole("combobox");
        await expect(words).toBeFocused();
        const answered = page.waitForResponse((answer) => answer.url().includes(`q=${hidden}`));
        await page.keyboard.type(hidden);
        await answered;
        await expect(page.getByRole("dialog").getByRole("option").filter({ hasText: hidden })).toHaveCount(0);
        await page.keyboard.press("ControlOrMeta+a");
        await page.keyboard.type(finds);
        const option = page
          .getByRole("dialog")
          .getByRole("option")
          .filter({ hasText: new RegExp(finds, "i") })
          .first();
        await expect(option).toBeVisible();
        for (let step = 0; step < 12 && (await option.getAttribute("aria-selected")) !== "true"; step += 1)
          await page.keyboard.press("ArrowDown");
        await page.keyboard.press("Enter");
        await expect(page).toHaveURL(at);
      },
    );
