/** Tests of the device's browser when one of its scans cannot be sent like the others. */
import { afterEach, beforeEach, expect, vi } from "vitest";
import { trainDevice } from "#features/day/check-in/commands.server.ts";
import { throughNet } from "#testing/browser.ts";
import { noNet, now, useGateDevice } from "#testing/gate-device.ts";
import { useReadyWorker } from "#testing/ready-worker.ts";
import { who } from "#testing/who.ts";
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
  expect((await punchesAt(eventId)).toSorted()).toEqual(["in", "out"]);
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

test("a device that is put in training learns it with the list, keeps nothing of it, and counts again once that ends", async () => {
  const { eventId, deviceId, page, key, answer, show } = await aDevice();
  const inTraining = async (isTraining: boolean, moment: string) => {
    throughNet(answer);
    await trainDevice(who(["device.edit"]), eventId, deviceId, isTraining);
    now(moment);
    expect(await page.renewList(key)).toBe(true);
    throughNet(noNet);
    await page.countWaiting(true);
    return (await show(page, crypto.randomUUID(), noNet)).scanned;
  };
  expect(await inTraining(true, "2027-06-18T11:51:00Z")).toMatchObject({ isTraining: true, punch: undefined });
  expect(await page.keptScans()).toEqual([]);
  expect(await inTraining(false, "2027-06-18T11:52:00Z")).toMatchObject({ isTraining: false, punch: { kind: "in" } });
  throughNet(answer);
  await page.sendKept(key);
  expect(await punchesAt(eventId)).toEqual(["in"]);
});
