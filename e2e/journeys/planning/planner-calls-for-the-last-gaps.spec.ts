// Walks: assignments, call-list, events, shifts, staffing
import { expectAccessible } from "#e2e/accessibility.ts";
import { expect, test } from "#e2e/fixtures.ts";

test.use({ appFor: "those who call for the last gaps" });

test("A planner calls one after the other, notes what came of it, and the place is taken", async ({ page, open }) => {
  await open("/admin/events", { as: "planner" });
  await page.getByRole("link", { name: "Ribera Sonora" }).first().click();
  await page.getByRole("link", { name: "Staffing board" }).click();
  await page.getByRole("link", { name: "Call list" }).click();
  const people = page.getByRole("list", { name: "People to call" });
  await expect(people.getByRole("listitem").first()).toBeVisible();
  await expectAccessible(page);

  const first = people.getByRole("listitem").first();
  const call = first.getByRole("link", { name: /^Call / });
  await expect(call).toHaveAttribute("href", /^tel:\+\d+$/);
  const name = (await call.getAttribute("aria-label"))!.replace(/^Call (.*): \+.*$/, "$1");
  const outcome = (label: string) => people.getByRole("button", { name: `${label}: ${name}` });
  await outcome("No answer").click();
  await expect(people.getByRole("listitem").filter({ hasText: name })).toContainText("No answer,");

  // By keys alone: the next one accepts, and has the place.
  const left = Number(/(\d+) places? to fill/.exec(await page.getByText(/places? to fill/).innerText())![1]);
  const next = people.getByRole("button", { name: /^Accepts: / }).first();
  const accepted = (await next.getAttribute("aria-label"))!.replace("Accepts: ", "");
  await next.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText(left === 1 ? "All places filled" : `${left - 1} place`)).toBeVisible();
  await expect(people.getByText(accepted)).toHaveCount(0);
  await page.getByRole("link", { name: "Back to staffing" }).click();
  await page.getByRole("link", { name: "Who is on it" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: accepted }).first()).toContainText("Confirmed");
});

test.describe("en un móvil", () => {
  test.use({ locale: "es-ES", viewport: { width: 390, height: 844 } });
  test("Quien planifica llama, y a quien rechaza no se le vuelve a preguntar", async ({ as, page }) => {
    await as("planner");
    await page.goto("/es/admin/events");
    await page.getByRole("link", { name: "Ribera Sonora" }).first().click();
    await page.getByRole("link", { name: "Cobertura" }).click();
    await page.getByRole("link", { name: "Lista de llamadas" }).click();
    const people = page.getByRole("list", { name: "Personas a las que llamar" });
    const declines = people.getByRole("button", { name: /^Rechaza: / }).first();
    const name = (await declines.getAttribute("aria-label"))!.replace("Rechaza: ", "");
    await expectAccessible(page);
    await declines.click();
    await expect(people.getByRole("button", { name: `Rechaza: ${name}` })).toHaveCount(0);
  });
});
