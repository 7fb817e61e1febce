// Walks: demo-data, settings
import { expectAccessible } from "#e2e/accessibility.ts";
import { expect } from "#e2e/fixtures.ts";
import { test } from "#e2e/journeys/access/plain-browser.ts";

test.use({ appFor: "those who remove demo data" });

test("An owner keeps one changed worker, removes the rest of the demo data, and loads it again", async ({
  page,
  open,
  accounts,
  as,
  context,
  plain,
}) => {
  await as("owner");
  await plain.open("/es/admin/settings/demo?ask=remove");
  await accounts.query("UPDATE app.worker SET version = version + 1 WHERE first_name = 'José Ángel'");
  // If the data changed since the question was put, the page asks again.
  await plain.press("Quitar ahora");
  expect(plain.text()).toContain("han cambiado desde que se abrió esta página");
  expect(plain.hasButton("Quitar ahora")).toBe(true);
  // The Spanish page would otherwise turn every later page Spanish.
  await context.clearCookies({ name: "i18n_redirected" });

  await open("/admin/settings");
  await page.getByRole("link", { name: "Demo data" }).click();
  await expect(page.getByText("This installation is a demo.")).toBeVisible();
  const kept = page.getByRole("region", { name: "What would stay, and why" });
  await expect(kept.getByRole("row", { name: /José Ángel López García/ })).toContainText("Changed since it was loaded");
  await page.getByRole("link", { name: "Remove demo data" }).click();
  const question = page.getByRole("heading", { name: /^Remove .*299 workers, .*\?$/ });
  await expect(question).toBeFocused();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Remove now" }).click();
  await expect(page.getByText("The demo data is removed.")).toBeVisible();
  const { rows } = await accounts.query("SELECT first_name FROM app.worker");
  expect(rows).toEqual([{ first_name: "José Ángel" }]);
  // Office staff are not removed.
  expect((await accounts.query("SELECT count(*)::int AS n FROM app.staff")).rows[0].n).toBeGreaterThan(3);
  await page.getByRole("link", { name: "Load demo data" }).click();
  await page.getByRole("button", { name: "Load now" }).click();
  // Three hundred people with all their papers take a busy machine a while.
  await expect(page.getByText("The demo data is loaded.")).toBeVisible({ timeout: 30_000 });
  expect((await accounts.query("SELECT count(*)::int AS n FROM app.worker")).rows).toEqual([{ n: 300 }]);
});
