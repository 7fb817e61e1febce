// Walks: pass, punches
/** Somebody clocks out where there is no net: it counts from the tap, and arrives once when the net is back. */
import type { Page } from "@playwright/test";
import { expectAccessible } from "#e2e/accessibility.ts";
import { expect } from "#e2e/fixtures.ts";
import { test, type Accounts } from "#e2e/accounts.ts";
import { beginsSoon } from "#e2e/gate/begins-soon.ts";

test.use({ appFor: "those who clock without a net", viewport: { width: 390, height: 844 } });

const maialen = "00000000-0000-4000-8000-000000000007";
const needsNet = "This needs a connection.";

// Every test has a browser of its own, and its phone draws the codes.
test.beforeEach(({ accounts: { query } }) =>
  query(
    `UPDATE app.pass SET key_algorithm = NULL, public_key = NULL, key_since = NULL
     WHERE worker_id IN (SELECT id FROM app.worker WHERE user_id = $1)`,
    [maialen],
  ),
);

/**
 * Responses that come between a phone and the server at venues: a portal's own page, its redirect, a proxy that finds
 * nothing.
 */
const strangers = [
  { status: 200, contentType: "text/html", body: "<title>Wi-Fi</title>" },
  { status: 302, headers: { Location: "/portal" } },
  { status: 404, contentType: "text/html", body: "<title>404</title>" },
];

type Query = Accounts["query"];

/** Whose shift begins in a quarter of an hour. */
async function beginningSoon(query: Query): Promise<{ id: string; event: string; shift: string }> {
  const { rows } = await query(
    `SELECT w.id, s.id AS shift, s.event_id AS event FROM app.worker w JOIN app.assignment a ON a.worker_id = w.id
     JOIN app.shift s ON s.id = a.shift_id WHERE w.user_id = $1 AND s.title = 'Cena de gala'`,
    [maialen],
  );
  await beginsSoon(query, rows[0]);
  return rows[0];
}

/** Written by the office as what happened last. */
const written = (query: Query, { id, event }: { id: string; event: string }, kind: "in" | "out") =>
  query(
    `INSERT INTO app.punch (legal_entity_id, worker_id, event_id, kind, at, received_at, time_zone, source, client_id)
     SELECT legal_entity_id, id, $2, $3, greatest(now() - interval '2 seconds', (SELECT max(at) FROM app.punch WHERE worker_id = $1)
       + interval '1 millisecond'), now(), 'Europe/Madrid', 'office', gen_random_uuid()
     FROM app.worker WHERE id = $1`,
    [id, event, kind],
  );

async function openPass(page: Page): Promise<void> {
  await page.goto("/workerpass");
  await expect(page.locator("[data-pass][data-live]")).toBeVisible();
  await expect.poll(() => page.evaluate(() => caches.match("/workerpass").then(Boolean))).toBe(true);
}

test("A clock-out without a net counts from its tap, and no answer in between loses it", async ({
  page,
  context,
  as,
  accounts: { query },
}) => {
  const begun = Date.now() - 2_000;
  const her = await beginningSoon(query);
  await written(query, her, "in");
  const gone = async () =>
    (
      await query("SELECT at FROM app.punch WHERE worker_id = $1 AND kind = 'out' AND source = 'self' AND at > $2", [
        her.id,
        new Date(begun),
      ])
    ).rows;

  await as("worker");
  await openPass(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText("Everything else needs a connection")).toBeVisible();
  await expect(page.getByText("it is kept on this phone with its time")).toBeVisible();
  await expect(page.getByRole("link", { name: "Hours this month" })).toHaveAttribute("aria-disabled", "true");
  await expect(page.getByRole("listitem").getByText(needsNet)).toBeVisible();
  await page.getByText("I am late").click();
  const late = page.locator("form", { has: page.getByRole("button", { name: /^I am \d+ min late$/ }) });
  await expect(late.locator("[data-needs-net]")).toHaveText(needsNet);
  await expect(late.locator("[data-needs-net]")).toBeVisible();
  for (const button of await late.getByRole("button").all()) await expect(button).toBeDisabled();
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

test("A phone that keeps nothing says so before the tap, and the page holds the tap until the office has it", async ({
  page,
  context,
  as,
  accounts: { query },
}) => {
  const her = await beginningSoon(query);
  await written(query, her, "in");
  await as("worker");
  await openPass(page);
  await written(query, her, "out");
  await page.addInitScript(fillDisk);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText("This phone cannot keep what you tap")).toBeVisible();
  await expect(page.getByText("it is kept on this phone with its time")).toBeHidden();
  await page.getByRole("button", { name: "Clock out" }).click();
  await expect(page.getByText(/^Not kept on this phone, \d\d:\d\d · Clock out: leave this page open/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Clock in" })).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(page.getByText(/^\d\d:\d\d · Clock out: received, but it does not fit with the rest/)).toBeVisible();
  const { rows } = await query("SELECT reason, kind FROM app.scan_conflict WHERE worker_id = $1", [her.id]);
  expect(rows).toEqual([{ reason: "does-not-follow", kind: "out" }]);
});

test("A pass that was kept shows its clock when it opens, and never takes itself for an answer", async ({
  page,
  context,
  as,
  accounts: { query },
}) => {
  const her = await beginningSoon(query);
  await query(
    "UPDATE app.shift SET starts_at = now() + interval '3 hours', ends_at = now() + interval '9 hours' WHERE id = $1",
    [her.shift],
  );
  await as("worker");
  await openPass(page);
  const clockIn = page.getByRole("button", { name: "Clock in" });
  await expect(page.getByText("starts in")).toBeVisible();
  await expect(clockIn).toBeHidden();
  await context.setOffline(true);
  await page.clock.setSystemTime(Date.now() + 150 * 60_000);
  await page.reload();
  await expect(page.getByText(/^No connection/)).toBeVisible();
  await expect(clockIn).toBeVisible();

  // Sent as a browser does whose script has not come yet.
  await page.locator("form[data-clock]").evaluate((form) => HTMLFormElement.prototype.submit.call(form));
  await expect(page.getByRole("alert").getByText("Not sent: there was no answer")).toBeVisible();
  await expect(page.getByText(/^No connection/)).toBeVisible();
  await expect(page).toHaveURL(/\/workerpass$/);
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText(/^No connection/)).toBeVisible();
  await expect(page.getByText("Not sent: there was no answer")).toBeHidden();
});

/** As if the disk were full from the start. Done in the browser. */
function fillDisk(): void {
  IDBObjectStore.prototype.put = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
}
