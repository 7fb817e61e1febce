// Walks: who-can-work, workers
import { expectAccessible } from "#e2e/accessibility.ts";
import { expect, test } from "#e2e/fixtures.ts";

test("A planner asks who can work as a waiter, sees why others cannot, and takes the answer to the list", async ({
  page,
  open,
}) => {
  test.slow();
  await open("/admin/workers", { as: "planner" });
  await page.getByRole("link", { name: "Who can work?" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Who can work?");
  const form = page.getByRole("form", { name: "Who can work?" });
  await form.getByLabel("Role").selectOption("Waiter");
  // As people write days: tidied when the field is left, or taken from the calendar of the browser.
  await form.getByLabel("First day").fill("14/6/27");
  await form.getByLabel("First day").press("Tab");
  await expect(form.getByLabel("First day")).toHaveValue("14/06/2027");
  await expect(form.getByRole("button", { name: "Calendar" }).first()).toBeFocused();
  await form.locator("input[type=date]").last().fill("2027-06-13");
  await expect(form.getByLabel("Last day")).toHaveValue("13/06/2027");
  await form.getByRole("button", { name: "Check" }).click();
  await expect(form.getByText("The last day comes before the first.")).toBeVisible();
  await form.getByLabel("Last day").fill("16062027");
  await form.getByRole("button", { name: "Check" }).click();
  const answer = page.getByRole("region", { name: "Result" });
  await answer.getByRole("link", { name: /^Cannot work/ }).click();
  await expect(page).toHaveURL(/from=2027-06-14&to=2027-06-16&role=waiter.*show=cannot/);
  await expect(answer.getByText("Every day from 14 Jun 2027 to 16 Jun 2027")).toBeVisible();
  await expectAccessible(page);

  const reason = page.getByRole("region", { name: "Why" }).getByRole("link").last();
  const count = Number(/(\d+)$/.exec(await reason.innerText())![1]);
  await reason.click();
  await expect(page).toHaveURL(/reason=/);
  await expect(page.getByRole("rowheader")).toHaveCount(Math.min(count, 50));

  await page.getByRole("link", { name: "See in the worker list" }).click();
  const inForce = page.getByRole("list", { name: "Active filters" });
  await expect(inForce).toContainText("Cannot work as Waiter on at least one day between 14 Jun 2027 and 16 Jun 2027");
  await expect(page.getByRole("row").nth(1)).toBeVisible();
  await page.getByRole("link", { name: /^Can work today/ }).click();
  await expect(page).toHaveURL("/admin/workers/list?clearance=can");
  await expect(page.getByRole("row").nth(1)).toContainText("Can work");

  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: "dark" });
  for (const path of ["/es/admin/workers/who-can-work?show=cannot", "/es/admin/workers/list?clearance=cannot"]) {
    await open(path);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
  }
});

test.describe("on a phone without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test("Quien planifica consulta quién puede trabajar y filtra la lista por aptitud", async ({ as, page }) => {
    await as("planner");
    await page.goto("/es/admin/workers/who-can-work");
    await page.getByLabel("Puesto").selectOption("Camarero/a");
    await page.getByRole("button", { name: "Consultar" }).click();
    await expect(page).toHaveURL(/role=waiter/);
    await page.getByRole("link", { name: /^No pueden trabajar/ }).click();
    await page.getByRole("region", { name: "Por qué" }).getByRole("link").first().click();
    await expect(page.getByRole("row").nth(1)).toContainText("No puede trabajar");

    // The builder asks the same: first the field, then what it offers.
    await page.goto("/es/admin/workers/list");
    await page.locator("summary", { hasText: "Filtrar" }).click();
    await page.getByLabel("Campo").selectOption("Aptitud");
    await page.getByRole("button", { name: "Usar este campo" }).click();
    await page.getByLabel("Desde", { exact: true }).fill("14/6/27");
    await page.getByLabel("En qué puesto").selectOption("Camarero/a");
    await page.getByRole("button", { name: "Aplicar", exact: true }).last().click();
    await expect(page.getByRole("list", { name: "Filtros aplicados" })).toContainText(
      "Puede trabajar de Camarero/a el 14 jun 2027",
    );
  });
});
