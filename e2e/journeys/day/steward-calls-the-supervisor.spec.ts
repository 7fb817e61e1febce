// Walks: gate, check-in
/** A steward whose gate holds a person who cannot come in calls the supervisor with one touch, also when offline. */
import { expectAccessible } from "#e2e/accessibility.ts";
import { expect } from "#e2e/fixtures.ts";
import { test } from "#e2e/accounts.ts";
import { openDesk, shownPin } from "#e2e/gate/desk.ts";
import { cutNet } from "#e2e/gate/kept-list.ts";

test.use({ appFor: "stewards who call", viewport: { width: 320, height: 700 } });

test("Quien está en la puerta llama a supervisión, también sin conexión", async ({
  page,
  open,
  accounts: { query },
  anotherBrowser,
}) => {
  test.slow();
  const { rows } = await query("SELECT event_id AS event FROM app.shift WHERE title = 'Cena de gala'", []);
  const { event } = rows[0];
  await query("UPDATE app.event SET ends_at = now() + interval '2 days' WHERE id = $1", [event]);
  const desk = await openDesk(anotherBrowser, event);
  await desk.getByLabel("Name").fill("Puerta sur");
  await desk.getByLabel("Supervisor’s phone").fill("call me");
  await desk.getByRole("button", { name: "Add a device" }).click();
  await expect(desk.getByLabel("Supervisor’s phone")).toHaveAttribute("aria-invalid", "true");
  await desk.getByLabel("Supervisor’s phone").fill("+34 600 123 456");
  await desk.getByRole("button", { name: "Add a device" }).click();
  const pin = await shownPin(desk);
  // The next device of the event offers the same number.
  await expect(desk.getByLabel("Supervisor’s phone")).toHaveValue("+34 600 123 456");

  await open(`/gate?pin=${pin}`);
  await page.getByRole("button", { name: "Pair" }).click();
  await expect(page.getByRole("heading", { name: "Scan a pass" })).toBeVisible();
  await page.getByLabel("Pass or worker code").fill("W-0000");
  await page.keyboard.press("Enter");
  const call = page.getByRole("link", { name: "Call supervisor" });
  await expect(call).toHaveAttribute("href", "tel:+34600123456");
  await expectAccessible(page);
  await expect(page.getByRole("link", { name: "Next person" })).toBeVisible();

  // The next shift has another supervisor.
  await desk.getByText("Supervisor’s phone: +34 600 123 456").click();
  const number = desk.getByLabel("Number to call from Puerta sur");
  await number.fill("ask at the bar");
  await desk.getByRole("button", { name: "Save the number for Puerta sur" }).click();
  await expect(number).toHaveAttribute("aria-invalid", "true");
  const offered = desk.getByLabel("Supervisor’s phone");
  await expect(offered, "nothing is wrong with the form for another device").not.toHaveAttribute(
    "aria-invalid",
    "true",
  );
  await expectAccessible(desk);
  await number.fill("+34 944 123 456");
  await desk.getByRole("button", { name: "Save the number for Puerta sur" }).click();
  await expect(desk.getByText("Supervisor’s phone: +34 944 123 456")).toBeVisible();

  await open("/es/gate");
  await expect(page.getByRole("heading", { name: "Escanea un pase" })).toBeVisible();
  await cutNet(page);
  await page.getByLabel("Código del pase o del trabajador").fill("W-0000");
  await page.keyboard.press("Enter");
  const llamar = page.getByRole("link", { name: "Llamar a supervisión" });
  await expect(llamar).toHaveAttribute("href", "tel:+34944123456");
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await desk.context().close();
});
