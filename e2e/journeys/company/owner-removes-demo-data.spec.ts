// Walks: demo-data, settings
import { expectAccessible } from "#e2e/accessibility.ts";
import { test } from "#e2e/accounts.ts";
import { expect } from "#e2e/fixtures.ts";

test.use({ appFor: "those who remove demo data" });

test("An owner keeps one changed worker, removes the rest of the demo data, and loads it again", async ({
  page,
  open,
  accounts,
}) => {
  await accounts.query("UPDATE app.worker SET version = version + 1 WHERE first_name = 'José Ángel'");
  await open("/admin/settings", { as: "owner" });
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
  // Who works in the office stays.
  expect((await accounts.query("SELECT count(*)::int AS n FROM app.staff")).rows[0].n).toBeGreaterThan(3);
  await page.getByRole("link", { name: "Load demo data" }).click();
  await page.getByRole("button", { name: "Load now" }).click();
  // Three hundred people with all their papers take a busy machine a while.
  await expect(page.getByText("The demo data is loaded.")).toBeVisible({ timeout: 30_000 });
  expect((await accounts.query("SELECT count(*)::int AS n FROM app.worker")).rows).toEqual([{ n: 300 }]);
});

test.describe("sin JavaScript", () => {
  test.use({ javaScriptEnabled: false, locale: "es-ES" });
  test("Una propietaria quita los datos, y si algo ha cambiado mientras tanto se le pregunta otra vez", async ({
    as,
    page,
    accounts,
  }) => {
    await as("owner");
    await page.goto("/es/admin/settings/demo?ask=remove");
    await accounts.query("UPDATE app.worker SET version = version + 1 WHERE first_name = 'Leire'");
    await page.getByRole("button", { name: "Quitar ahora" }).click();
    await expect(page.getByRole("alert")).toContainText("han cambiado desde que se abrió esta página");
    await page.getByRole("button", { name: "Quitar ahora" }).click();
    await expect(page.getByText("Los datos de demostración se han quitado.")).toBeVisible();
  });
});
