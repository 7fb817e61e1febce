// Walks: pass, punches
/** Somebody clocks out where there is no net: it counts from the tap, and arrives once when the net is back. */
import { expectAccessible } from "#e2e/accessibility.ts";
import { expect } from "#e2e/fixtures.ts";
import { test } from "#e2e/accounts.ts";
import { beginsSoon } from "#e2e/gate/begins-soon.ts";

test.use({ appFor: "those who clock without a net", viewport: { width: 390, height: 844 } });

const maialen = "00000000-0000-4000-8000-000000000007";

// Every test has a browser of its own, and its phone draws the codes.
test.beforeEach(({ accounts: { query } }) =>
  query(
    `UPDATE app.pass SET key_algorithm = NULL, public_key = NULL, key_since = NULL
     WHERE worker_id IN (SELECT id FROM app.worker WHERE user_id = $1)`,
    [maialen],
  ),
);

/** What stands between a phone and the server at venues: a portal's own page, its redirect, a proxy that finds nothing. */
const strangers = [
  { status: 200, contentType: "text/html", body: "<title>Wi-Fi</title>" },
  { status: 302, headers: { Location: "/portal" } },
  { status: 404, contentType: "text/html", body: "<title>404</title>" },
];

test("A clock-out without a net counts from its tap, and no answer in between loses it", async ({
  page,
  context,
  as,
  accounts: { query },
}) => {
  const { rows } = await query(
    `SELECT w.id, s.id AS shift, s.event_id AS event FROM app.worker w JOIN app.assignment a ON a.worker_id = w.id
     JOIN app.shift s ON s.id = a.shift_id WHERE w.user_id = $1 AND s.title = 'Cena de gala'`,
    [maialen],
  );
  const { id, event } = rows[0];
  const begun = Date.now() - 2_000;
  await beginsSoon(query, rows[0]);
  await query(
    `INSERT INTO app.punch (legal_entity_id, worker_id, event_id, kind, at, received_at, time_zone, source, client_id)
     SELECT legal_entity_id, id, $2, 'in', now() - interval '2 seconds', now(), 'Europe/Madrid', 'office', gen_random_uuid()
     FROM app.worker WHERE id = $1`,
    [id, event],
  );
  const gone = async () =>
    (
      await query("SELECT at FROM app.punch WHERE worker_id = $1 AND kind = 'out' AND source = 'self' AND at > $2", [
        id,
        new Date(begun),
      ])
    ).rows;

  await as("worker");
  await page.goto("/workerpass");
  await expect(page.locator("[data-pass][data-live]")).toBeVisible();
  await expect.poll(() => page.evaluate(() => caches.match("/workerpass").then(Boolean))).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText("Everything else needs a connection")).toBeVisible();
  await expect(page.getByRole("link", { name: "Hours this month" })).toHaveAttribute("aria-disabled", "true");
  const before = Date.now();
  await page.getByRole("button", { name: "Clock out" }).click();
  const waiting = page.getByText(/^Waiting to send, \d\d:\d\d · Clock out$/);
  await expect(waiting).toBeVisible();
  const after = Date.now();
  await expect(page.getByRole("button", { name: "Clock in" })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(waiting).toBeVisible();

  // The net is back, but a portal answers in the place of the server.
  let heard = 0;
  await page.route("**/workerpass/punches", (route) => route.fulfill(strangers[heard++ % strangers.length]!));
  await context.setOffline(false);
  await expect(page.getByText(/^No connection/)).toBeHidden();
  await expect(waiting).toBeVisible();
  for (const until = heard + strangers.length; heard < until;) {
    const soFar = heard;
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await expect.poll(() => heard).toBeGreaterThan(soFar);
    await expect(waiting).toBeVisible();
  }
  expect(await gone()).toEqual([]);
  await page.unroute("**/workerpass/punches");
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(page.getByText(/^Sent, \d\d:\d\d · Clock out$/)).toBeVisible();
  await expect(page.getByText(/^No connection/)).toBeHidden();
  const [punch, ...others] = await gone();
  expect(others).toEqual([]);
  // Clocks of a page and its server are compared to the second.
  expect(punch.at.getTime()).toBeGreaterThan(before - 2_000);
  expect(punch.at.getTime()).toBeLessThan(after + 2_000);
  await page.reload();
  await expect(page.getByText(/^Sent,/)).toBeHidden();
});
