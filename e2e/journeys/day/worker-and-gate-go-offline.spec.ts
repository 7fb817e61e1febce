// Walks: pass, gate, check-in
/** The net goes: the gate goes on by its own list, the pass goes on drawing codes, and all arrives once when the net is back. */
import { expectAccessible } from "#e2e/accessibility.ts";
import { expect } from "#e2e/fixtures.ts";
import { test } from "#e2e/accounts.ts";
import { beginsSoon } from "#e2e/gate/begins-soon.ts";
import { addSupervisorsDevice, openDesk } from "#e2e/gate/desk.ts";
import { cutNet } from "#e2e/gate/kept-list.ts";

test.use({ appFor: "those without a net", viewport: { width: 390, height: 844 } });

const maialen = "00000000-0000-4000-8000-000000000007";

test("La puerta sigue sin conexión, y lo que ha leído llega una vez", async ({
  page,
  context,
  open,
  accounts: { query },
  anotherBrowser,
}) => {
  test.slow();
  const { rows } = await query(
    `SELECT w.code, w.id, s.id AS shift, s.event_id AS event FROM app.worker w JOIN app.assignment a ON a.worker_id = w.id
     JOIN app.shift s ON s.id = a.shift_id WHERE w.user_id = $1 AND s.title = 'Cena de gala'`,
    [maialen],
  );
  const { code, event, id } = rows[0];
  await beginsSoon(query, rows[0]);
  const punched = async () =>
    (
      await query(
        "SELECT kind FROM app.punch WHERE worker_id = $1 AND event_id = $2 AND source = 'gate' AND device_id IS NOT NULL",
        [id, event],
      )
    ).rows.map(({ kind }) => kind);

  const desk = await openDesk(anotherBrowser, event);
  const pin = await addSupervisorsDevice(desk, "Puerta norte");

  await open(`/es/gate?pin=${pin}`);
  await page.getByRole("button", { name: "Vincular" }).click();
  await expect(page.getByRole("heading", { name: "Escanea un pase" })).toBeVisible();
  await cutNet(page);
  await page.getByLabel("Código del pase o del trabajador").fill("W-0000");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toContainText("Ningún pase tiene este código");
  await page.getByRole("link", { name: "Siguiente" }).click();
  await page.getByLabel("Código del pase o del trabajador").fill(code);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toContainText("Compara la foto");
  await expect(page.getByText("Maialen Etxeberria")).toBeVisible();
  await page.getByRole("button", { name: "Dejar pasar" }).click();
  await expect(page.getByRole("alert")).toContainText("Entrada a las");
  await expect(page.getByText(/· 1 en espera$/)).toBeVisible();
  await page.getByRole("button", { name: "Deshacer" }).click();
  await expect(page.getByText("Anulado.")).toBeVisible();
  await page.getByRole("searchbox", { name: "Buscar por nombre" }).fill("etxeberria maial");
  await page.getByRole("button", { name: "Buscar" }).click();
  await page.getByRole("button", { name: "Comprobar a Maialen Etxeberria" }).click();
  await page.getByRole("button", { name: "Dejar pasar" }).click();
  await expect(page.getByRole("alert")).toContainText("Entrada a las");
  await page.getByRole("link", { name: "Siguiente" }).click();
  await page.reload();
  await expect(page.getByText(/· 1 en espera$/)).toBeVisible();
  await expectAccessible(page);
  expect(await punched()).toEqual([]);

  await context.setOffline(false);
  await expect(page.getByText("En línea")).toBeVisible({ timeout: 20_000 });
  expect(await punched()).toEqual(["in"]);
  await desk.goto(`/admin/events/${event}/check-in`);
  const hers = desk.getByRole("row").filter({ hasText: code });
  await expect(hers.getByText("In", { exact: true })).toBeVisible();
  await desk.context().close();
});

test("Maialen shows her pass without a net, until she signs out", async ({ page, context, as }) => {
  await as("worker");
  await page.goto("/workerpass");
  const code = page.locator("[data-pass][data-live]");
  await expect(code).toBeVisible();
  await expect.poll(() => page.evaluate(() => caches.match("/workerpass").then(Boolean))).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await expect(code).toBeVisible();
  await expect(page.getByText(/^No connection: your pass as of \d/)).toBeVisible();
  await expect(page.getByText("Maialen Etxeberria")).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByText(/^No connection/)).toBeHidden();
  await context.clearCookies({ name: "act-as" });
  await page.goto("/workerpass");
  await expect(page.getByRole("heading", { name: "This is a work pass" })).toBeVisible();
  await context.setOffline(true);
  await expect(page.goto("/workerpass")).rejects.toThrow("ERR_FAILED");
  await context.setOffline(false);
  await page.goto("/workerpass");
});
