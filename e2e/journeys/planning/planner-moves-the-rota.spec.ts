// Walks: rota, rota-edits, rota-moves
import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "#e2e/accessibility.ts";
import { expect, test } from "#e2e/fixtures.ts";

const byEvents = "/admin/working-schedules?by=events";

/** A shift of an event with an empty neighbour of the same row to go to. */
async function firstShift(page: Page) {
  const chip = page.getByRole("grid").locator("tbody [data-shift]").first();
  const cell = chip.locator("xpath=ancestor::td");
  const id = await chip.getAttribute("data-shift");
  const isLast = (await cell.locator("xpath=following-sibling::td").count()) === 0;
  const other = cell.locator(isLast ? "xpath=preceding-sibling::td[1]" : "xpath=following-sibling::td[1]");
  const day = await other.getAttribute("data-day");
  const at = (on: string | null) => page.locator(`td[data-day="${on}"] [data-shift="${id}"]`);
  return { chip, other, isLast, from: at(await cell.getAttribute("data-day")), to: at(day) };
}

async function drag(page: Page, what: Locator, where: Locator) {
  const [from, to] = [await what.boundingBox(), await where.boundingBox()];
  await page.mouse.move(from!.x + from!.width / 2, from!.y + 8);
  await page.mouse.down();
  await page.mouse.move(from!.x + from!.width / 2 + 10, from!.y + 12);
  await page.mouse.move(to!.x + to!.width / 2, from!.y + 10, { steps: 4 });
  await page.mouse.up();
}

test("A planner drags a shift to another day, takes it back, and changes several at once", async ({ page, open }) => {
  await open(byEvents, { as: "planner" });
  const { chip, other, from, to } = await firstShift(page);
  await drag(page, chip, other);
  await expect(page.getByRole("status").filter({ hasText: "Saved" })).toBeVisible();
  await expect(to).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(from).toBeVisible();
  await expect(page.getByRole("button", { name: "Redo" })).toBeEnabled();

  await page.getByRole("link", { name: "Timeline" }).click();
  await expect(page.getByRole("grid").getByRole("columnheader", { name: "Hours of the day" })).toBeVisible();
  await expectAccessible(page);

  await open(byEvents);
  await page.getByRole("link", { name: "Change several…" }).click();
  await page.getByLabel("Move by minutes").fill("30");
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByRole("columnheader", { name: "Then" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save these changes" }).click();
  await expect(page.getByRole("grid")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("button", { name: "Redo" })).toBeEnabled();

  await page.getByRole("link", { name: "Copy…" }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Copy", exact: true }).click();
  await expect(page.getByText(/copied, with nobody/)).toBeVisible();
  await page.getByRole("link", { name: "Show the copies" }).click();
  await expect(page.getByRole("grid").locator("[data-shift]").first()).toBeVisible();
});

test.describe("en español, solo con el teclado", () => {
  test.use({ locale: "es-ES" });
  test("Una planificadora mueve un turno, y ve las dos versiones cuando alguien se adelanta", async ({
    page,
    open,
    context,
  }) => {
    await open(`/es${byEvents}`, { as: "planner" });
    const { chip, from, to, isLast } = await firstShift(page);
    const status = page.getByRole("status");
    await chip.focus();
    await page.keyboard.press("m");
    await expect(status.filter({ hasText: "Intro lo deja ahí" })).toBeVisible();
    await page.keyboard.press(isLast ? "ArrowLeft" : "ArrowRight");
    await page.keyboard.press("Escape");
    await expect(status.filter({ hasText: "Se queda como estaba" })).toBeVisible();
    await expect(from).toBeVisible();
    await chip.focus();
    await page.keyboard.press("m");
    await page.keyboard.press(isLast ? "ArrowLeft" : "ArrowRight");
    await page.keyboard.press("Enter");
    await expect(status.filter({ hasText: "Guardado" })).toBeVisible();
    await expect(to).toBeVisible();
    await page.getByRole("button", { name: "Deshacer" }).press("Enter");
    await expect(from).toBeVisible();

    await page.getByRole("link", { name: "Lista", exact: true }).press("Enter");
    await page
      .getByRole("link", { name: /^Mover / })
      .first()
      .press("Enter");
    await expect(page.getByLabel("Termina")).toBeVisible();
    const colleague = await context.newPage();
    await colleague.goto(page.url());
    const endsAt = await page.getByLabel("Termina").inputValue();
    await colleague.getByLabel("Termina").fill(endsAt.replace(/:\d\d$/, ":59"));
    await colleague.getByRole("button", { name: "Guardar" }).press("Enter");
    await expect(colleague).toHaveURL(/working-schedules\?/);
    await page.getByLabel("Termina").fill(endsAt.replace(/:\d\d$/, ":45"));
    await page.getByRole("button", { name: "Guardar" }).press("Enter");
    await expect(page.getByText("Alguien ha cambiado este turno")).toBeVisible();
    await expect(page.getByRole("definition").filter({ hasText: /–\d\d:59$/ })).toBeVisible();
    await page.getByRole("button", { name: "Guardar lo mío igualmente" }).press("Enter");
    await expect(page).toHaveURL(/working-schedules\?/);
  });
});
