/** Pages that were too wide for a narrow phone, and names that broke where there is little room. */
import { expect, test } from "#e2e/fixtures.ts";

const pages = [
  ["/admin/workers/documents", "/es/admin/staff/invite"],
  ["/es/admin/workers/documents", "/admin/staff/invite"],
] as const;

for (const [n, paths] of pages.entries())
  test(
    `${paths.join(" and ")} do not scroll sideways at 320 px`,
    { tag: n === 0 ? [] : "@soak" },
    async ({ as, page, open }) => {
      await as("owner");
      await page.setViewportSize({ width: 320, height: 800 });
      for (const path of paths) {
        await open(path);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      }
    },
  );

test("Names in the list break between words, however narrow it is", async ({ page, open }) => {
  await page.setViewportSize({ width: 1199, height: 900 });
  await open("/es/admin/workers/list", { as: "owner" });
  for (const width of [1199, 1024, 640, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.locator(".who-name").first()).toBeVisible();
    expect(await page.evaluate(brokenWords), String(width)).toEqual([]);
  }
});

/** The words of names that stand on two lines. */
function brokenWords(): string[] {
  const broken: string[] = [];
  for (const name of document.querySelectorAll(".who-name")) {
    const texts = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      for (const { 0: word, index } of (text.textContent ?? "").matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word);
      }
    }
  }
  return broken;
}
