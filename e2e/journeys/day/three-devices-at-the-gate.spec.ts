// Walks: gate, check-in
/**
 * Three devices let a crowd in and out while their nets come and go and two of their clocks are wrong: nobody is lost, and nobody
 * counts twice. Half an hour passes in `npm test`, eight hours in `npm run soak`.
 */
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { expect } from "#e2e/fixtures.ts";
import { test as base } from "#e2e/accounts.ts";
import { codeShown, gatherCrowd, type Comer } from "@product/database/testing/gate-crowd";
import { openDesk, shownPin } from "#e2e/gate/desk.ts";
import { filmCode } from "#e2e/gate/drawn-code.ts";

const paperPass = "crowd-pass000000000000";
const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const film = join(tmpdir(), `cuadrante-code-${process.pid}.y4m`);
      filmCode(film, `https://pass.test/workerpass?p=${paperPass}`);
      const camera = ["--use-fake-ui-for-media-stream", "--use-fake-device-for-media-stream"];
      await use({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), ...camera, `--use-file-for-fake-video-capture=${film}`],
      });
    },
    { scope: "worker" },
  ],
});
test.use({ appFor: "three devices at a gate" });

type Scale = { people: number; minutes: number; rounds: number };
type Device = {
  page: Page;
  context: BrowserContext;
  counts: Map<string, number>;
  withoutNet: (round: number) => boolean;
};

const scales: Record<string, Scale> = {
  "Three devices let sixty in": { people: 60, minutes: 30, rounds: 6 },
  "Three devices let two hundred in @soak": { people: 200, minutes: 30, rounds: 10 },
  "Three devices let ten thousand in @soak": { people: 10_000, minutes: 480, rounds: 60 },
};

for (const [title, { people, minutes, rounds }] of Object.entries(scales))
  test(title, async ({ browser, anotherBrowser, app, accounts: { query } }) => {
    test.setTimeout(240_000 + people * 1_500);
    const stepMs = (minutes / rounds) * 60_000;
    const roundOf = (n: number) => (n - 1) % rounds;
    // Everyone comes between forty minutes before their shift and twenty after its beginning, and is on time.
    const hourOf = (n: number) => (n === 0 ? 0 : Math.floor(((roundOf(n) + 1) * stepMs + 25 * 60_000) / 3_600_000));
    const { event, comers } = await gatherCrowd(query, { size: people, hours: minutes / 60 + 2, hourOf });
    const desk = await openDesk(anotherBrowser, event);
    const isMiddle = (round: number) => round > 0 && round < rounds - 1;
    const devices = [
      await openDevice(browser, app.url, await pinOf(desk, "Supervisor: sees reasons, searches names"), 0, () => false),
      // One without a net nearly all the time, and its clock ten minutes fast; one whose net comes and goes, ten minutes slow.
      await openDevice(browser, app.url, await pinOf(desk, "Steward: scans"), 10, isMiddle),
      await openDevice(browser, app.url, await pinOf(desk, "Kiosk: people scan themselves"), -10, (n) => n % 3 === 2),
    ] as const;
    const before = await inside(devices[0].page);
    await showToCamera(devices[0].page);
    devices[0].counts.set(`${comers[0]!.worker} in`, 1);

    const began = Date.now();
    let ahead = 0;
    let inBefore: readonly Comer[] = [];
    for (let round = 0; round < rounds; round += 1) {
      // The time that a round takes on this machine is part of its minutes.
      const more = Math.max(0, began + (round + 1) * stepMs - Date.now() - ahead);
      ahead += more;
      // No answer is on its way meanwhile: a device would take the time that passes here for an error of its clock.
      await Promise.all(devices.map(({ context }) => context.setOffline(true)));
      await fetch(`${app.url}/test/clock?ahead=${ahead}`);
      await Promise.all(devices.map(({ page }) => page.clock.fastForward(more)));
      const now = () => Date.now() + ahead;
      const come = comers.filter((_, n) => n > 0 && roundOf(n) === round);
      const [leave, again] = [inBefore.filter((_, n) => n % 5 === 1), inBefore.filter((_, n) => n % 7 === 2)];
      await Promise.all(
        devices.map(async (device, n) => {
          await device.context.setOffline(device.withoutNet(round));
          const ownComers = (all: readonly Comer[]) => all.filter((each) => deviceOf(each) === n);
          for (const comer of ownComers(come)) await scan(device, codeShown(comer, now()), comer.worker);
          for (const comer of ownComers(leave)) await scan(device, codeShown(comer, now()), comer.worker, "Out only");
        }),
      );
      // A person let in by a device that is still offline shows the pass at another gate, which cannot know of it.
      const isKept = isMiddle(round - 1) && isMiddle(round);
      const unknown = again.filter((comer) => deviceOf(comer) === 1 && isKept && !leave.includes(comer));
      for (const comer of unknown) await scan(devices[0], codeShown(comer, now()), comer.worker);
      inBefore = come;
    }
    for (const { context, page } of devices) {
      await context.setOffline(false);
      await page.clock.fastForward(6_000);
    }
    for (const { page } of devices)
      await expect(page.getByText("Online", { exact: true })).toBeVisible({ timeout: 60_000 + people * 20 });

    const { rows } = await query(
      `SELECT w.code || ' ' || p.kind AS what, count(*)::int AS n FROM app.punch p JOIN app.worker w ON w.id = p.worker_id
       WHERE p.event_id = $1 AND w.code LIKE 'W-ZZ%' GROUP BY 1`,
      [event],
    );
    const heard = new Map<string, number>();
    for (const { counts } of devices) for (const [what, n] of counts) heard.set(what, (heard.get(what) ?? 0) + n);
    expect(new Map(rows.map(({ what, n }) => [what, n])), "written as often as a screen said so").toEqual(heard);
    expect([...heard.keys()].filter((what) => what.endsWith(" in"))).toHaveLength(people);

    const left = [...heard.keys()].filter((what) => what.endsWith(" out")).length;
    await devices[0].page.reload();
    expect(await inside(devices[0].page)).toBe(before + people - left);
    const twice = [...heard.values()].filter((n) => n > 1).length;
    expect(twice, "some were let in at two gates, and are one presence").toBeGreaterThan(0);
    // A way out that arrives before the way in, and a second way in, are kept as what they were when they came.
    const conflicts = await query("SELECT DISTINCT reason FROM app.scan_conflict WHERE event_id = $1", [event]);
    expect(["already-in", "not-in"]).toEqual(expect.arrayContaining(conflicts.rows.map(({ reason }) => reason)));
    expect(conflicts.rows.length).toBeGreaterThan(0);
  });

/** More than half of the crowd comes where there is no net. */
const deviceOf = ({ worker }: Comer): 0 | 1 | 2 => {
  const n = worker.codePointAt(worker.length - 1)! % 20;
  return n < 11 ? 1 : n < 16 ? 0 : 2;
};

async function pinOf(desk: Page, profile: string): Promise<string> {
  await desk.reload();
  await desk.locator("html[data-alive]").waitFor();
  await desk.getByRole("textbox", { name: "Name", exact: true }).fill(profile.slice(0, 10));
  await desk.getByRole("combobox", { name: "For", exact: true }).selectOption({ label: profile });
  await desk.getByRole("button", { name: "Add a device" }).click();
  return shownPin(desk);
}

async function openDevice(
  browser: Browser,
  url: string,
  pin: string,
  minutesFast: number,
  withoutNet: Device["withoutNet"],
): Promise<Device> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.clock.install({ time: Date.now() + minutesFast * 60_000 });
  await page.goto(`/gate?pin=${pin}`);
  await page.locator("html[data-alive]").waitFor();
  // Its list first: a clock that is put forward meanwhile would take the answer for one that never came.
  const list = page.waitForResponse("**/gate/snapshot", { timeout: 120_000 });
  await page.getByRole("button", { name: "Pair" }).click();
  await expect(page.getByRole("heading", { name: "Scan a pass" })).toBeVisible();
  await (await list).finished();
  return { page, context, counts: new Map(), withoutNet };
}

/** How many are in, as the head of the screen says. */
const inside = async (page: Page): Promise<number> =>
  Number((await page.getByText(/^[\d,]+ in$/).textContent())!.replaceAll(/\D/g, ""));

/** The code on paper that the camera is held at. */
async function showToCamera(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Use the camera" }).click();
  await expect(page.getByRole("alert")).toContainText("Compare the photo");
  await page.getByRole("button", { name: "Let in" }).click();
  await expect(page.getByRole("alert")).toContainText("Checked in at");
  await page.getByRole("link", { name: "Next person" }).click();
}

/** Counts what the screen says has been recorded. */
async function scan({ page, counts }: Device, code: string, worker: string, direction?: string): Promise<void> {
  if (direction) await page.getByText(direction, { exact: true }).click();
  const field = page.getByLabel("Pass or worker code");
  await field.fill(code);
  await field.press("Enter");
  const alert = page.getByRole("alert");
  await expect(alert).toContainText(/Checked (in|out) at/);
  const what = `${worker} ${(await alert.textContent())!.includes("Checked in") ? "in" : "out"}`;
  counts.set(what, (counts.get(what) ?? 0) + 1);
  await page.getByRole("link", { name: "Next person" }).click();
}
