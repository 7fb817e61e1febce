// Walks: answers, assignments, cover, events, staffing, swaps
/** Workers pass shifts on to each other by their links, and a drop-out is covered by itself. */
import { expectAccessible } from "#e2e/accessibility.ts";
import { expect } from "#e2e/fixtures.ts";
import { test, type Accounts } from "#e2e/accounts.ts";
import { freeWaiters, publishedShift, undoIsOver } from "./free-waiters.ts";

test.use({ appFor: "those who swap and cover" });

/** A published shift in a fortnight with one place for a waiter. */
async function aShift(query: Accounts["query"], title: string) {
  const { rows } = await query("SELECT id FROM app.legal_entity WHERE country = 'ES' ORDER BY id LIMIT 1");
  return publishedShift(query, { title, legalEntityId: rows[0].id, fillMode: "book" });
}

test.describe("en el móvil", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("Una persona cede su turno, otra lo acepta, y la oficina aprueba el cambio", async ({
    as,
    page,
    accounts: { query, mail },
  }) => {
    test.slow();
    const [waiter, other] = await freeWaiters(query, ["ane@cover.test", "jon@cover.test"], "es");
    const { people, staffing } = await aShift(query, "Noche de la Ría");
    const elsewhere = await aShift(query, "Cena de Gala");
    await as("planner");
    await page.goto(`/es${people}`);
    await page.getByLabel("Trabajador/a").selectOption(waiter!);
    await page.getByRole("button", { name: "Asignar" }).click();
    const { link } = await mail("call-out-booked", "ane@cover.test");
    // The other gets a link of their own by another shift that is then cancelled.
    await page.goto(`/es${elsewhere.people}`);
    await page.getByLabel("Trabajador/a").selectOption(other!);
    await page.getByRole("button", { name: "Asignar" }).click();
    const second = await mail("call-out-booked", "jon@cover.test");
    await page.getByRole("button", { name: /^Liberar a / }).click();
    await expect(page.getByText("Liberada", { exact: true })).toBeVisible();

    await page.context().clearCookies({ name: "act-as" });
    await page.goto(new URL(link).pathname);
    await page.getByRole("link", { name: "Detalles y cambios: Noche de la Ría, Barra" }).click();
    await expect(page.getByRole("heading", { name: "Ceder este turno" })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Ofrecerlo" }).click();
    await expect(page.getByText("Mientras nadie lo acepte, es tuyo.")).toBeVisible();

    await page.goto(new URL(second.link).pathname);
    const offered = page.getByRole("region", { name: "Turnos de otras personas" });
    await expect(offered).toContainText("Noche de la Ría, Barra");
    await expectAccessible(page);
    await offered.getByRole("button", { name: /^Aceptar el turno: Noche de la Ría/ }).click();
    await expect(offered).toHaveCount(0);

    await as("planner");
    await page.goto(`/es${staffing}`);
    await page.getByRole("button", { name: /^Aprobar: / }).click();
    await expect(page.getByRole("region", { name: "Cambios entre trabajadores" })).toHaveCount(0);
    expect((await mail("call-out-swapped-in", "jon@cover.test")).subject).toContain("El turno ya es tuyo");
    expect((await mail("call-out-swapped-out", "ane@cover.test")).subject).toContain("El turno ya no es tuyo");
  });
});

test("Someone drops out, and the next who can are asked by themselves, until the office stops it or one accepts", async ({
  page,
  open,
  accounts: { query, mail },
}) => {
  test.slow();
  await query("UPDATE app.call_out_setting SET covers_drop_outs = true");
  const [waiter] = await freeWaiters(query, ["nora@cover.test"], "en");
  const { people, staffing, slotId } = await aShift(query, "Harbour Gala");
  await open(people, { as: "planner" });
  await page.getByLabel("Worker").selectOption(waiter!);
  await page.getByRole("button", { name: "Assign" }).click();
  const { link } = await mail("call-out-booked", "nora@cover.test");
  await page.context().clearCookies({ name: "act-as" });
  await page.goto(new URL(link).pathname);
  await page.getByRole("link", { name: "Details and changes: Harbour Gala, Barra" }).click();
  await page.getByRole("link", { name: "I cannot come: Harbour Gala, Barra" }).click();
  await page.getByRole("button", { name: "Confirm I can’t come" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You do not work this shift");
  await undoIsOver(query);

  await expect
    .poll(async () => (await query("SELECT asked FROM app.cover_run WHERE slot_id = $1", [slotId])).rows[0]?.asked, {
      timeout: 30_000,
    })
    .toBe(5);
  await open(staffing, { as: "planner" });
  const cover = page.getByRole("region", { name: "Search for cover" });
  await expect(cover).toContainText("Under way");
  await expect(cover).toContainText("1 wave, 5 asked, 5 yet to answer");
  await expectAccessible(page);
  await cover.getByRole("button", { name: "Stop the search for cover" }).click();
  await expect(cover).toContainText("Stopped");
  await cover.getByRole("button", { name: "Look for cover" }).click();
  await expect(cover).toContainText("Under way");
});
