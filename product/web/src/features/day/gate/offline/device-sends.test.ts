/** What the browser of a device does where one of its scans cannot go the way of the others. */
import { afterEach, beforeEach, expect, vi } from "vitest";
import { throughNet } from "#testing/browser.ts";
import { noNet, now, useGateDevice } from "#testing/gate-device.ts";
import { useReadyWorker } from "#testing/ready-worker.ts";
import { test } from "#testing/world.ts";

const { query, ready } = useReadyWorker();
const aDevice = useGateDevice(query, ready);

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const punchesAt = async (eventId: string) =>
  (await query("SELECT kind FROM app.punch WHERE event_id = $1 ORDER BY received_at, at", [eventId])).rows.map(
    ({ kind }) => kind,
  );

test("a scan at which the server fails holds up none of the others, and goes with the next step", async () => {
  const { eventId, page, key, answer, show, leave, reported } = await aDevice();
  throughNet(noNet);
  await page.countWaiting(true);
  const client = crypto.randomUUID();
  await show(page, client, noNet);
  now("2027-06-18T12:30:00Z");
  await leave(page);
  await query(`ALTER TABLE app.punch ADD CONSTRAINT broken CHECK (client_id <> '${client}') NOT VALID`);
  throughNet(answer);
  expect(await page.sendKept(key)).toBe(true);
  expect([await punchesAt(eventId), reported.length]).toEqual([["out"], 1]);
  expect(page.line()).toMatchObject({ isOffline: false, waiting: 1, unreadable: 0 });
  await query("ALTER TABLE app.punch DROP CONSTRAINT broken");
  expect(await page.sendKept(key)).toBe(true);
  expect(await punchesAt(eventId)).toEqual(["out", "in"]);
  expect(page.line()).toMatchObject({ waiting: 0 });
});

test("two people are never kept under one name: the second is to be scanned again", async () => {
  const { page, show } = await aDevice();
  throughNet(noNet);
  await page.countWaiting(true);
  const client = crypto.randomUUID();
  const both = [show(page, client, noNet), show(page, client, noNet, "W-0000")];
  expect(await Promise.all(both)).toMatchObject([
    { scanned: { verdict: { code: "in" } } },
    { refusals: [{ code: "gate.not-now" }] },
  ]);
  expect(await show(page, client, noNet, "W-0000"), "also later").toEqual({ refusals: [{ code: "gate.not-now" }] });
  expect(await page.keptScans()).toMatchObject([{ client }]);
});
