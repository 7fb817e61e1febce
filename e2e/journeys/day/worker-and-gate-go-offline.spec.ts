// Walks: pass, gate, check-in
/** The net goes: the gate goes on by its own list, the pass goes on drawing codes, and all arrives once when the net is back. */
import { expectAccessible } from "#e2e/accessibility.ts";
import { expect } from "#e2e/fixtures.ts";
import { test } from "#e2e/accounts.ts";
import { gatherCrowd } from "@product/database/testing/gate-crowd";
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

/**
 * Responses that come between a device and the server at venues: a portal's own page, its redirect, a proxy that finds
 * nothing.
 */
const strangers = [
  { status: 200, contentType: "text/html", body: "<title>Wi-Fi</title>" },
  { status: 302, headers: { Location: "/portal" } },
  { status: 404, contentType: "text/html", body: "<title>404</title>" },
];

test("Nadie más que el servidor hace olvidar a la puerta lo que ha leído", async ({
  page,
  context,
  open,
  accounts: { query },
  anotherBrowser,
}) => {
  test.slow();
  const { event, comers } = await gatherCrowd(query, { size: 1, hours: 8 });
  const { id, worker: code } = comers[0]!;
  const punched = async () =>
    (await query("SELECT kind FROM app.punch WHERE worker_id = $1 ORDER BY at", [id])).rows.map(({ kind }) => kind);
  const ends = (when: string) =>
    query(
      `UPDATE app.event SET starts_at = least(starts_at, now() - interval '3 days'), ends_at = now() ${when} WHERE id = $1`,
      [event],
    );
  const desk = await openDesk(anotherBrowser, event);
  const pin = await addSupervisorsDevice(desk, "Puerta este");
  const show = async () => {
    await page.getByLabel("Código del pase o del trabajador").fill(code);
    await page.keyboard.press("Enter");
  };

  await open(`/es/gate?pin=${pin}`);
  await page.getByRole("button", { name: "Vincular" }).click();
  await expect(page.getByRole("heading", { name: "Escanea un pase" })).toBeVisible();
  await expect.poll(async () => (await page.evaluate(countKept))["photos"]).toBeGreaterThan(0);
  await cutNet(page);
  await show();
  await page.getByRole("button", { name: "Dejar pasar" }).click();
  await expect(page.getByText(/· 1 en espera$/)).toBeVisible();
  const counts = await page.evaluate(countKept);
  expect(counts).toMatchObject({ kept: 3, scans: 1 });
  for (const answer of strangers) {
    const answered = { times: 0 };
    await context.route("**/gate/**", (route) => route.fulfill(answer).then(() => (answered.times += 1)));
    await context.setOffline(false);
    // It asks again only once it has dealt with the answer before: two of them, and then a page that begins anew.
    await expect.poll(() => answered.times).toBeGreaterThan(1);
    await expect(page.getByText(/· 1 en espera$/)).toBeVisible();
    await page.reload();
    await expect(page.getByText(/· 1 en espera$/)).toBeVisible();
    expect(await page.evaluate(countKept), "list, photos and scan").toEqual(counts);
    await context.setOffline(true);
    await context.unroute("**/gate/**");
  }
  await ends("- interval '2 days'");
  await context.setOffline(false);
  await expect(page.getByRole("heading", { name: "Vincular este dispositivo" })).toBeVisible({ timeout: 20_000 });
  expect(await punched(), "written, and forgotten only then").toEqual(["in"]);
  expect(await page.evaluate(countKept)).toEqual({ kept: 0, scans: 0, photos: 0 });

  await ends("+ interval '2 days'");
  await open("/es/gate");
  await expect(page.getByRole("heading", { name: "Escanea un pase" })).toBeVisible();
  await cutNet(page);
  await page.evaluate(fillDisk);
  await page.getByText("Solo salida", { exact: true }).click();
  await show();
  await expect(page.getByRole("heading", { name: "Sin guardar" })).toBeVisible();
  await expect(page.getByText("1 lectura sin guardar: deja esta página abierta")).toBeVisible();
  await desk.reload();
  await desk.locator("html[data-alive]").waitFor();
  await desk.getByRole("button", { name: "Revoke Puerta este" }).click();
  await expect(desk.getByRole("button", { name: "Revoke Puerta este" })).toBeHidden();
  expect(await punched()).toEqual(["in"]);
  await context.setOffline(false);
  await expect.poll(punched, { timeout: 20_000 }).toEqual(["in", "out"]);
  await page.getByRole("link", { name: "Siguiente" }).click();
  await expect(page.getByRole("heading", { name: "Vincular este dispositivo" })).toBeVisible({ timeout: 20_000 });
  await desk.reload();
  const conflicts = desk.getByRole("region", { name: /^Scans to look at/ }).getByRole("listitem");
  await expect(conflicts.filter({ hasText: "Sent days after the event" })).toHaveCount(1);
  await expect(conflicts.filter({ hasText: "From a device that was revoked" })).toHaveCount(1);
  await desk.context().close();
});

/** How much of its event, of its scans and of photos the device still keeps. Asked in the browser. */
const countKept = async (): Promise<Record<string, number>> => {
  const request = indexedDB.open("gate");
  const store = await new Promise<IDBDatabase>((done) =>
    request.addEventListener("success", () => done(request.result), { once: true }),
  );
  const count = (place: string) =>
    new Promise<number>((done) => {
      const counted = store.transaction(place).objectStore(place).count();
      counted.addEventListener("success", () => done(counted.result), { once: true });
    });
  return { kept: await count("kept"), scans: await count("scans"), photos: await count("photos") };
};

/** As if the disk were full from now on. Done in the browser. */
const fillDisk = (): void => {
  IDBObjectStore.prototype.put = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
};

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
  await expect(page.getByText(/^No connection/)).toBeHidden();
  await context.clearCookies({ name: "act-as" });
  await page.goto("/workerpass");
  await expect(page.getByRole("heading", { name: "This is a work pass" })).toBeVisible();
  await context.setOffline(true);
  await expect(page.goto("/workerpass")).rejects.toThrow("ERR_FAILED");
  await context.setOffline(false);
  await page.goto("/workerpass");
});
