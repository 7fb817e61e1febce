// Walks: assignments, events, rota
import { expectAccessible } from "#e2e/accessibility.ts";
import { expect, test } from "#e2e/fixtures.ts";

test("A planner reads the week by keys, turns it to events, and gets to a shift's people", async ({ page, open }) => {
  await open("/admin/working-schedules", { as: "planner" });
  const grid = page.getByRole("grid");
  await expect(grid.getByRole("columnheader")).toHaveCount(8);
  await expect(grid.getByRole("rowheader", { name: /^Total/ })).toBeVisible();
  await expectAccessible(page);

  const first = grid.getByRole("rowheader").getByRole("link").first();
  await first.focus();
  await page.keyboard.press("ArrowDown");
  await expect(grid.getByRole("rowheader").getByRole("link").nth(1)).toBeFocused();
  await page.keyboard.press("End");
  await expect(grid.locator("tbody tr").nth(2).getByRole("gridcell").last()).toBeVisible();
  await page.keyboard.press("Home");
  await expect(grid.getByRole("rowheader").getByRole("link").nth(1)).toBeFocused();

  await page.getByRole("link", { name: "Later" }).click();
  await expect(page).toHaveURL(/day=\d{4}-\d\d-\d\d/);
  await page.getByRole("link", { name: "Today" }).click();
  await page.getByRole("navigation", { name: "Rows" }).getByRole("link", { name: "Events" }).click();
  await expect(grid.getByRole("columnheader").first()).toContainText("Events");
  await page.getByRole("link", { name: "List", exact: true }).click();
  await expect(page.getByRole("heading", { level: 2 })).toHaveCount(7);
  await expectAccessible(page);
  await page.getByRole("list", { name: "Events" }).first().getByRole("link").first().click();
  await expect(page).toHaveURL(/\/admin\/events\/.*\/people$/);
});

test.describe("en un móvil, sin JavaScript", () => {
  test.use({ javaScriptEnabled: false, locale: "es-ES", viewport: { width: 390, height: 844 } });
  test("Una planificadora mira un día tras otro y acota a un puesto", async ({ as, page }) => {
    await as("planner");
    await page.goto("/es/admin/working-schedules");
    await expect(page.getByRole("grid")).toBeHidden();
    const days = page.getByRole("navigation", { name: "Días", exact: true });
    await expect(days.getByRole("link")).toHaveCount(7);
    await days.getByRole("link").last().click();
    await expect(days.getByRole("link").last()).toHaveAttribute("aria-current", "date");
    await page.getByLabel("Puesto").selectOption({ label: "Camarero/a" });
    await page.getByRole("button", { name: "Mostrar" }).click();
    await expect(page.getByLabel("Puesto")).toHaveValue("waiter");
    await expect(page).toHaveURL(/role=waiter/);
  });
});
