// Walks: gate, check-in
/** Inside the venue: a device at a room counts who goes in, the roll calls people there, and a supervisor gives places to who has none. */
import type { Page } from "@playwright/test";
import { expectAccessible } from "#e2e/accessibility.ts";
import { expect, type AnotherBrowser } from "#e2e/fixtures.ts";
import { test } from "#e2e/accounts.ts";
import { shownPin } from "#e2e/gate/desk.ts";
import { codeShown, gatherCrowd } from "@product/database/testing/gate-crowd";

test.use({ appFor: "those inside the venue", viewport: { width: 390, height: 844 } });

test("La supervisora cuenta quién entra en una sala y da un puesto a quien llega sin él", async ({
  anotherBrowser,
  accounts: { query },
}) => {
  test.slow();
  const { event, shift, comers } = await gatherCrowd(query, { size: 2, hours: 7 });
  const [expected, unexpected] = comers as [(typeof comers)[number], (typeof comers)[number]];
  await query("DELETE FROM app.assignment WHERE worker_id = $1", [unexpected.id]);
  await query("UPDATE app.slot SET maximum = maximum + 2 WHERE shift_id = $1", [shift]);
  const office = await anotherBrowser({ as: "owner", viewport: { width: 1280, height: 900 }, locale: "es-ES" });
  const desk = await office.newPage();
  const place = `/es/admin/events/${event}/check-in`;
  const gate = await deviceAt(anotherBrowser, await pinFor(desk, place, "Cualquier puerta"));
  const room = await deviceAt(anotherBrowser, await pinFor(desk, place, "Sala 1"));

  await scan(gate, codeShown(expected, Date.now()));
  await expect(gate.getByRole("alert")).toContainText("Entrada a las");
  await scan(room, codeShown(expected, Date.now()));
  await expect(room.getByRole("alert")).toContainText("Entra en la zona a las");
  await expectAccessible(room);
  await room.getByRole("link", { name: "Siguiente" }).click();
  await desk.goto(`${place}?roll`);
  await expect(desk.getByRole("region", { name: "Sala 1" })).toContainText(expected.worker);
  await expectAccessible(desk);
  await room.getByText("Solo salida", { exact: true }).click();
  await scan(room, codeShown(expected, Date.now()));
  await expect(room.getByRole("alert")).toContainText("Sale de la zona a las");
  await desk.goto(`${place}?roll`);
  await expect(desk.getByRole("region", { name: "Sin zona" })).toContainText(expected.worker);

  await gate.getByRole("link", { name: "Siguiente" }).click();
  await gate.getByRole("searchbox", { name: "Buscar por nombre" }).fill(unexpected.worker);
  await gate.getByRole("button", { name: "Buscar" }).click();
  await gate.getByRole("button", { name: new RegExp(unexpected.worker) }).click();
  await expect(gate.getByRole("alert")).toContainText("No está en este evento");
  await gate
    .getByRole("form", { name: "Dar una plaza libre" })
    .getByRole("button", { name: /Cena de gala$/ })
    .first()
    .click();
  await expect(gate.getByRole("alert")).toContainText("Entrada a las");
  await expectAccessible(gate);
  await desk.goto(place);
  await expect(
    desk.getByRole("row").filter({ hasText: unexpected.worker }).getByText("Dentro", { exact: true }),
  ).toBeVisible();
  await office.close();
});

async function pinFor(desk: Page, place: string, where: string): Promise<string> {
  await desk.goto(place);
  await desk.locator("html[data-alive]").waitFor();
  await desk.getByRole("textbox", { name: "Nombre", exact: true }).fill(`Móvil ${where}`);
  await desk.getByRole("combobox", { name: "Puerta", exact: true }).selectOption({ label: where });
  await desk
    .getByRole("combobox", { name: "Para", exact: true })
    .selectOption({ label: "Supervisión: ve motivos, busca nombres" });
  await desk.getByRole("button", { name: "Añadir dispositivo" }).click();
  return shownPin(desk);
}

async function deviceAt(anotherBrowser: AnotherBrowser, pin: string): Promise<Page> {
  const context = await anotherBrowser({ viewport: { width: 390, height: 844 }, locale: "es-ES" });
  const page = await context.newPage();
  await page.goto(`/es/gate?pin=${pin}`);
  await page.locator("html[data-alive]").waitFor();
  await page.getByRole("button", { name: "Vincular" }).click();
  await expect(page.getByRole("heading", { name: "Escanea un pase" })).toBeVisible();
  return page;
}

async function scan(page: Page, code: string): Promise<void> {
  await page.getByLabel("Código del pase o del trabajador").fill(code);
  await page.keyboard.press("Enter");
}
