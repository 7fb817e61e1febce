/** Tests of the device's browser: how it keeps, sends and forgets, against the real routes. */
import { afterEach, beforeEach, describe, expect, vi } from "vitest";
import { revokeDevice } from "#features/day/check-in/commands.server.ts";
import { conflictsOf, devicesOf } from "#features/day/check-in/queries.server.ts";
import { undoScan } from "#features/day/gate/commands.server.ts";
import { handOver } from "#features/day/gate/items.server.ts";
import type { GateReply } from "#features/day/gate/gate-shown.ts";
import { countInside } from "#features/day/gate/queries.server.ts";
import { throughNet } from "#testing/browser.ts";
import { aPage, noNet, now, useGateDevice, type Page } from "#testing/gate-device.ts";
import { useReadyWorker } from "#testing/ready-worker.ts";
import { who } from "#testing/who.ts";
import { test } from "#testing/world.ts";

const { query, ready } = useReadyWorker();
const aDevice = useGateDevice(query, ready);
const owner = who(["device.delete"]);

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const waitingIn = async (page: Page) => (await page.keptScans()).filter(({ isSent }) => !isSent).length;
const punchesAt = async (eventId: string) =>
  (await query("SELECT kind FROM app.punch WHERE event_id = $1 ORDER BY received_at, at", [eventId])).rows.map(
    ({ kind }) => kind,
  );

describe("a device that was revoked", () => {
  test("and whose page of before forgot its event sends from the page where it is paired", async () => {
    const { eventId, deviceId, store, page, key, answer, show } = await aDevice();
    throughNet(noNet);
    await show(page, crypto.randomUUID(), noNet);
    now("2027-06-18T12:00:00Z");
    await revokeDevice(owner, eventId, deviceId);
    const ofBefore = new Request("https://x.test/gate/scans", { method: "POST", body: new URLSearchParams() });
    expect((await answer(ofBefore)).status, "no order to forget for a page that names no key").toBe(401);
    store.get("kept")!.clear();
    throughNet(answer);
    const pairing = await aPage(store);
    expect(await pairing.sendKept(key)).toBe(true);
    expect(await punchesAt(eventId)).toEqual(["in"]);
    expect([pairing.line().waiting, store.get("scans")!.size], "and nothing of it is left").toEqual([0, 0]);
  });

  test("keeps all as long as a scan waits, also one that comes as it is told to forget", async () => {
    const { eventId, deviceId, store, page, key, answer, show } = await aDevice();
    await page.countWaiting(true);
    throughNet(async (request) => {
      const order = await answer(request);
      await show(page, crypto.randomUUID(), noNet);
      expect(await page.forgetEvent(new Set())).toBe(false);
      expect(await page.kept("shown")).toBeDefined();
      throughNet(answer);
      return order;
    });
    now("2027-06-18T11:50:01Z");
    await revokeDevice(owner, eventId, deviceId);
    now("2027-06-18T11:50:02Z");
    expect(await page.sendKept(key)).toBe("gone");
    expect(await devicesOf(eventId), "nothing to look for any more").toEqual([]);
    expect(await punchesAt(eventId)).toEqual(["in"]);
    expect([store.get("kept")!.size, store.get("scans")!.size]).toEqual([0, 0]);
  });

  test("is online, says what could not be read, and forgets the rest", async () => {
    const { eventId, deviceId, store, page, key, answer, show } = await aDevice();
    throughNet(noNet);
    await show(page, crypto.randomUUID(), noNet);
    const [kept] = await page.keptScans();
    await page.keepScan({ ...kept!, client: crypto.randomUUID(), signature: "A".repeat(86) });
    await page.keepScan({ ...kept!, client: "none of ours" });
    await revokeDevice(owner, eventId, deviceId);
    throughNet(answer);
    expect(await page.sendKept(key)).toBe("gone");
    expect(page.line()).toMatchObject({ isOffline: false, waiting: 0, unreadable: 2 });
    expect([store.get("kept")!.size, store.get("scans")!.size], "kept by themselves").toEqual([0, 2]);
    expect(await punchesAt(eventId)).toEqual(["in"]);
  });
});

describe("a list", () => {
  test("stays when the clock of the device jumps ahead, judges nobody then, and judges again when it is right", async () => {
    const { store, page, key, show } = await aDevice();
    throughNet(noNet);
    await page.countWaiting(true);
    vi.setSystemTime("2028-01-01T00:00:00Z");
    expect(await page.sendKept(key)).toBe(false);
    expect(store.get("kept")!.size).toBe(3);
    expect((await show(page, crypto.randomUUID(), noNet)).refusals).toMatchObject([{ code: "gate.offline" }]);
    vi.setSystemTime("2027-06-18T11:51:00Z");
    expect((await show(page, crypto.randomUUID(), noNet)).scanned?.verdict).toMatchObject({ light: "go" });
  });
});

test("says without a net what somebody who leaves has to give back, as the list told it", async () => {
  const { page, key, paired, show, leave } = await aDevice();
  const { rows } = await query("SELECT id FROM app.item_kind WHERE key = 'radio'");
  const [{ code: holder }] = (await query("SELECT code FROM app.worker WHERE id = $1", [ready.id])).rows;
  await handOver((await paired())!, { give: rows[0].id, holder, number: "16", client: crypto.randomUUID() });
  now("2027-06-18T11:51:00Z");
  expect(await page.renewList(key)).toBe(true);
  throughNet(noNet);
  await show(page, crypto.randomUUID(), noNet);
  now("2027-06-18T12:30:00Z");
  const { scanned } = await leave(page);
  expect(scanned).toMatchObject({ verdict: { code: "out" }, loans: [{ name: "Radio", number: "16" }] });
});

test("gives a place to nobody by itself: the server is asked, and where it is silent the page says so", async () => {
  const { page, store, givePlace } = await aDevice();
  throughNet(noNet);
  expect(await givePlace(page, "W-9999", noNet)).toEqual({ refusals: [{ code: "gate.offline" }] });
  await page.countWaiting(true);
  expect(page.line()).toMatchObject({ isOffline: true });
  const reply: GateReply = { refusals: [{ code: "assignment.full", most: 1 }] };
  expect(await givePlace(page, "W-9999", () => Promise.resolve(reply)), "also where it was silent before").toBe(reply);
  expect(store.get("scans")?.size ?? 0).toBe(0);
});

describe("a scan that is taken back", () => {
  test("goes without a trace where it never left the device", async () => {
    const { eventId, page, key, answer, show, undo } = await aDevice();
    throughNet(noNet);
    await page.sendKept(key);
    await page.countWaiting(true);
    const client = crypto.randomUUID();
    await show(page, client, noNet);
    expect(await waitingIn(page)).toBe(1);
    expect(await undo(page, client, noNet)).toMatchObject({ undone: true });
    expect(await waitingIn(page)).toBe(0);
    throughNet(answer);
    await page.sendKept(key);
    expect(await punchesAt(eventId)).toEqual([]);
  });

  test("and that the server wrote without being heard is taken back there too", async () => {
    const { eventId, page, key, answer, show, undo, letIn } = await aDevice();
    const client = crypto.randomUUID();
    const unheard = async () => {
      await letIn(client);
      return noNet();
    };
    throughNet(noNet);
    await show(page, client, unheard);
    expect(await punchesAt(eventId), "written, and unknown here").toEqual(["in"]);
    expect(await undo(page, client, noNet)).toMatchObject({ undone: true });
    now("2027-06-18T13:00:00Z");
    throughNet(answer);
    expect(await page.sendKept(key)).toBe(true);
    expect(await punchesAt(eventId)).toEqual(["in", "void"]);
    expect([await waitingIn(page), await conflictsOf(eventId)]).toEqual([0, []]);
  });

  test("and that was sent with others without an answer is taken back there, and nobody is in by it here", async () => {
    const { eventId, page, key, answer, show, undo } = await aDevice();
    throughNet(noNet);
    await page.countWaiting(true);
    const client = crypto.randomUUID();
    await show(page, client, noNet);
    throughNet(async (request) => answer(request).then(noNet));
    expect(await page.sendKept(key)).toBe(false);
    expect(await punchesAt(eventId)).toEqual(["in"]);
    expect(await undo(page, client, noNet)).toMatchObject({ undone: true });
    now("2027-06-18T11:51:00Z");
    const again = await show(page, crypto.randomUUID(), noNet);
    expect(again.scanned?.verdict.code, "comes as if for the first time").toBe("in");
    throughNet(answer);
    expect(await page.sendKept(key)).toBe(true);
    expect((await punchesAt(eventId)).toSorted()).toEqual(["in", "in", "void"]);
    expect([await countInside(eventId), await conflictsOf(eventId)]).toEqual([1, []]);
  });

  test("with a net that answers to the scan and not to taking it back is taken back once", async () => {
    const { eventId, page, key, answer, paired, show, undo, letIn } = await aDevice();
    const client = crypto.randomUUID();
    const { scanned } = await show(page, client, () => letIn(client));
    const punchId = scanned!.punch!.id;
    const unheard = async () => {
      await undoScan((await paired())!, punchId, crypto.randomUUID());
      return noNet();
    };
    throughNet(noNet);
    expect(await undo(page, punchId, unheard)).toMatchObject({ undone: true });
    throughNet(answer);
    expect(await page.sendKept(key)).toBe(true);
    expect(await punchesAt(eventId)).toEqual(["in", "void"]);
    expect([await waitingIn(page), await conflictsOf(eventId)]).toEqual([0, []]);
  });

  test("can be for two minutes, also once the list tells of it, and is out of the way then", async () => {
    const { eventId, store, page, key, answer, show, undo } = await aDevice();
    throughNet(noNet);
    await page.countWaiting(true);
    const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
    await show(page, first, noNet);
    throughNet(answer);
    await page.sendKept(key);
    now("2027-06-18T11:51:00Z");
    expect(await page.renewList(key)).toBe(true);
    throughNet(noNet);
    await page.countWaiting(true);
    expect((await show(page, second, noNet)).scanned?.verdict.code, "counted once").toBe("already-in");
    expect(await undo(page, first, noNet)).toMatchObject({ undone: true });
    expect((await show(page, second, noNet)).scanned?.verdict.code, "as if for the first time").toBe("in");
    throughNet(answer);
    expect(await page.sendKept(key)).toBe(true);
    expect((await punchesAt(eventId)).toSorted()).toEqual(["in", "in", "void"]);
    now("2027-06-18T11:54:00Z");
    expect(await page.renewList(key)).toBe(true);
    expect([await countInside(eventId), store.get("scans")!.size]).toEqual([1, 0]);
  });

  test("after two minutes is not", async () => {
    const { page, show, undo, letIn } = await aDevice();
    const client = crypto.randomUUID();
    await show(page, client, () => letIn(client));
    now("2027-06-18T11:52:30Z");
    throughNet(noNet);
    expect((await undo(page, client, noNet)).refusals).toEqual([{ code: "punch.void-late", minutes: 2 }]);
  });
});
