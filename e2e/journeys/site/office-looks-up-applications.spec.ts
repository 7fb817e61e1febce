// Walks: application-list, applications
import { expectAccessible } from "#e2e/accessibility.ts";
import { expect, test } from "#e2e/fixtures.ts";

test.use({ appFor: "those who look up applications" });

test("HR filters all applications, keeps the view, and opens one of them", async ({ page, open }) => {
  await open("/admin/workers/review", { as: "hr" });
  await page.getByRole("link", { name: "All applications" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /All applications/ })).toBeVisible();
  await expectAccessible(page);
  await open("/admin/workers/review/list?state=rejected");
  const rows = page.getByRole("table", { name: "Applications" }).getByRole("row");
  await expect(rows.nth(1)).toContainText("Rejected");
  await open("/admin/workers/review/list/views/create?state=rejected");
  await page.getByRole("textbox", { name: "Name" }).fill("Turned down");
  await page.getByRole("button", { name: "Save view" }).click();
  await expect(page.getByRole("link", { name: /Turned down/ })).toBeVisible();
  const first = rows.nth(1).getByRole("link").first();
  const name = (await first.textContent())!;
  await first.click();
  await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
});
