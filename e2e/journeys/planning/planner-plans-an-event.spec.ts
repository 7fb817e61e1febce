// Walks: events, shifts, assignments, rota
import { expectAccessible } from "#e2e/accessibility.ts";
import { expect, test } from "#e2e/fixtures.ts";

test("A planner makes an event, plans a shift, puts someone down and publishes it", async ({ page, open }) => {
  test.slow();
  await open("/admin/events", { as: "planner" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Events 10");
  await expectAccessible(page);
  await page.getByRole("link", { name: "New event" }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("alert").first()).toContainText("Venue: Please fill this in.");
  await expectAccessible(page);
  await page.getByLabel("Title in English").fill("Winter Fair");
  await page.getByLabel("Venue").selectOption({ label: "Parque Ribera, Bilbao" });
  await page.getByLabel("Legal entity").selectOption({ label: "Marea Eventos, S.L." });
  await page.getByLabel("Starts").fill("2027-03-27T10:00");
  await page.getByLabel("Ends").fill("2027-03-29T23:00");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Winter Fair");
  await expectAccessible(page);

  // The night on which the clocks go forward: two in the morning does not exist, and eight hours by the clock are seven.
  await page.getByRole("link", { name: "Add shift" }).click();
  await page.getByLabel("Name").fill("Night bar");
  await page.getByLabel("Starts").fill("2027-03-28T02:30");
  await page.getByLabel("Ends").fill("2027-03-28T08:00");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("alert")).toContainText("The next one is 03:00.");
  await page.getByLabel("Starts").fill("2027-03-27T22:00");
  await page.getByLabel("Ends").fill("2027-03-28T06:00");
  await page.getByLabel("Break (minutes)").fill("30");
  await page.getByRole("button", { name: "Save" }).click();
  const places = page.getByRole("form", { name: "Add places" });
  await places.getByLabel("Role").selectOption({ label: "Waiter" });
  await places.getByLabel("Minimum").fill("3");
  await places.getByRole("button", { name: "Add places" }).click();
  await expect(places.getByRole("alert")).toContainText("The minimum cannot exceed the target");
  await expectAccessible(page);
  await places.getByLabel("Target").fill("4");
  await places.getByLabel("Maximum").fill("5");
  await places.getByLabel("Filled by").selectOption({ label: "Booking" });
  await places.getByRole("button", { name: "Add places" }).click();
  await expect(page.getByRole("form", { name: "Waiter" })).toBeVisible();

  await page.getByRole("link", { name: "Back to the shifts" }).click();
  const card = page.getByRole("article", { name: "Night bar" });
  await expect(card).toContainText("22:00–06:00");
  await expect(card).toContainText("7 h");
  await expect(card).toContainText("Draft");
  await expectAccessible(page);
  await card.getByRole("link", { name: "People" }).click();
  await page.getByLabel("Worker").selectOption({ index: 1 });
  await page.getByRole("button", { name: "Assign" }).click();
  // The first worker in the alphabet may or may not be allowed to work: the page states either result.
  const message = page.getByText(/To publish|This person cannot work that day/);
  await expect(message.first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Back to the shifts" }).click();
  await card.getByRole("link", { name: "Publish…" }).click();
  await expect(page.getByRole("checkbox")).toHaveCount(1);
  await expect(page.getByText("Publishing also confirms this event")).toContainText("Winter Fair");
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(card).toContainText("Published");
  await open("/admin/events?q=winter+ribera");
  await expect(page.getByRole("row", { name: /Winter Fair/ })).toContainText("/4");
});

test.describe("en el móvil y sin JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test("Quien planifica busca un evento, mira sus turnos y añade otro", async ({ as, page }) => {
    await as("planner");
    await page.goto("/es/admin/events");
    await page.getByRole("searchbox", { name: "Evento, recinto o cliente" }).fill("cena madrid");
    await page.getByRole("button", { name: "Buscar", exact: true }).click();
    await page.getByRole("link", { name: "Cena Aldaba" }).click();
    await page.getByRole("link", { name: /Turnos y plazas/ }).click();
    await expect(page.getByRole("article", { name: "Cena" })).toContainText("Publicado");
    await page.getByRole("link", { name: "Añadir turno" }).click();
    await page.getByLabel("Nombre").fill("Montaje");
    await page.getByRole("button", { name: "Guardar" }).click();
    await page.getByRole("link", { name: "Volver a los turnos" }).click();
    await expect(page.getByRole("article", { name: "Montaje" })).toContainText("Borrador");
    const wide = await page.evaluate("document.documentElement.scrollWidth - innerWidth").catch(() => 0);
    expect(Number(wide)).toBeLessThanOrEqual(0);
  });
});

test("Nobody sees an event of another company, nor does the gate see any", async ({ as, page }) => {
  await as("gate");
  expect((await page.goto("/admin/events"))!.status()).toBe(403);
  await as("planner");
  for (const path of ["/admin/events/x", "/admin/events/00000000-0000-4000-8000-00000000dead/shifts"])
    expect((await page.goto(path))!.status(), path).toBe(404);
});
