// Walks: work-terms, rates, shifts, events
/** An event inherits its terms and rates from above until it, or one of its shifts, sets its own. */
import { expectAccessible } from "#e2e/accessibility.ts";
import { expect } from "#e2e/fixtures.ts";
import { test } from "#e2e/accounts.ts";

test.use({ appFor: "those who set terms and rates" });

test("Condiciones y tarifas se heredan de la empresa al turno y se pueden cambiar en cada nivel", async ({
  as,
  page,
  open,
  accounts: { query },
}) => {
  test.slow();
  const { rows } = await query(
    `SELECT event.id AS event, shift.id AS shift FROM app.event JOIN app.shift ON shift.event_id = event.id AND shift.cancelled_at IS NULL
     JOIN app.slot ON slot.shift_id = shift.id
     WHERE event.status IN ('confirmed', 'staffing') AND event.time_zone = 'Europe/Madrid' AND event.starts_at > now()
     ORDER BY event.starts_at LIMIT 1`,
  );
  const { event, shift } = rows[0];
  await as("owner");
  const documents = page.getByLabel("Documentos que se piden", { exact: true });
  const paper = page.getByRole("checkbox", { name: "Formación de manipulación de alimentos" });
  await open(`/es/admin/events/${event}/terms`);
  await expect(documents).toHaveAccessibleDescription("Habitual: nada");
  await documents.selectOption("own");
  await paper.check();
  await page.getByRole("button", { name: "Guardar condiciones" }).click();
  await expect(page.getByText("Guardado.")).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await open(`/es/admin/events/${event}/shifts/${shift}`);
  await expect(page.getByText(/Se pide en este turno por las condiciones de trabajo/).first()).toBeAttached();
  await page.getByRole("link", { name: "Condiciones de trabajo" }).click();
  await expect(documents).toHaveAccessibleDescription(/^Del evento: Formación/);
  await expectAccessible(page);
  await documents.selectOption("own");
  await page.getByRole("button", { name: "Guardar condiciones" }).click();
  await expect(page.getByText("Guardado.")).toBeVisible();
  await page.getByRole("link", { name: "Volver al turno" }).click();
  await expect(page.getByText(/Se pide en este turno/)).toHaveCount(0);

  await open(`/es/admin/events/${event}/rates`);
  await expectAccessible(page);
  const every = page.getByRole("group", { name: "Todos los puestos" });
  await every.getByLabel(/^Se paga/).fill("14,50");
  await every.getByLabel(/^Se factura/).fill("23");
  await page.getByRole("button", { name: "Guardar tarifas" }).click();
  await expect(page.getByText("Guardado.")).toBeVisible();
  await expect(page.getByText("Margen")).toBeVisible();
  await open(`/es/admin/events/${event}/shifts/${shift}/rates`);
  await expect(
    page.getByRole("group", { name: "Todos los puestos" }).getByLabel(/^Se paga/),
  ).toHaveAccessibleDescription(/^Del evento: 14,50/);
  await as("planner");
  const refused = await page.goto(`/es/admin/events/${event}/rates`);
  expect([403, 404]).toContain(refused!.status());
});
