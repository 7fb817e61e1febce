/** What the browser of a device keeps, sends and forgets, against the routes that answer it. */
import { afterEach, beforeEach, describe, expect, vi } from "vitest";
import { snapshotPublicKey } from "@product/database/register/snapshot-key";
import { addDevice, revokeDevice } from "#features/day/check-in/commands.server.ts";
import { conflictsOf } from "#features/day/check-in/queries.server.ts";
import { pairDevice, scan, undoScan } from "#features/day/gate/commands.server.ts";
import { deviceOf } from "#features/day/gate/device.server.ts";
import type { GateReply, GateShown } from "#features/day/gate/gate-shown.ts";
import { gateForm } from "#features/day/gate/schema.ts";
import { countInside } from "#features/day/gate/queries.server.ts";
import { action } from "#features/day/gate/scans.route.ts";
import { loader } from "#features/day/gate/snapshot.route.ts";
import { aStore, openPage, throughNet, type Store } from "#testing/browser.ts";
import { itIs } from "#testing/clock.ts";
import { usePlanning } from "#testing/planning.ts";
import { useReadyWorker } from "#testing/ready-worker.ts";
import { who } from "#testing/who.ts";
import { test } from "#testing/world.ts";

const { query, ready } = useReadyWorker();
const { eventOf } = usePlanning(query);
const owner = who(["device.create", "device.edit", "device.delete", "event.edit"]);

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** At the server, and on the clock of the device. */
function now(moment: string) {
  itIs(moment);
  vi.setSystemTime(moment);
}
const noNet = () => Promise.reject(new Error("no net"));

const aPage = (store: Store) =>
  openPage(store, async () => ({
    ...(await import("./synchronise.ts")),
    ...(await import("./kept.ts")),
    ...(await import("./without-net.ts")),
    line: (await import("./line.ts")).lineNow,
  }));
type Page = Awaited<ReturnType<typeof aPage>>;

/** A phone at the gate of an event, with its page open and the list fetched. */
async function aDevice() {
  now("2027-06-01T10:00:00Z");
  const eventId = await eventOf(ready);
  now("2027-06-18T11:50:00Z");
  const { pin, deviceId } = await addDevice(owner, eventId, { name: "Gate", gate: "", profile: "steward" });
  const cookie = `gate=${await pairDevice(pin)}`;
  const store = aStore();
  const answer = async (request: Request) => {
    request.headers.set("Cookie", cookie);
    const route = new URL(request.url).pathname === "/gate/scans" ? action : loader;
    return (route({ request } as never) as Promise<Response>).catch(
      (error: { init?: { status: number } }) => new Response(null, { status: error.init?.status ?? 500 }),
    );
  };
  const paired = () => deviceOf(new Request("https://x.test/gate", { headers: { Cookie: cookie } }));
  const key = snapshotPublicKey();
  const gate = { name: "Gate", door: "", zone: "", isTraining: false, profile: "steward", snapshotKey: key, eventId };
  const shown = { gate: { ...gate, event: "", timeZone: "Europe/Madrid", inside: 0 }, client: "", today: "" };
  throughNet(answer);
  const page = await aPage(store);
  await page.loadGate(() => Promise.resolve(shown as unknown as GateShown), "");
  await page.sendKept(key);
  expect(await page.renewList(key)).toBe(true);
  const { rows } = await query("SELECT code FROM app.worker WHERE id = $1", [ready.id]);
  const form = (fields: Record<string, string>) => {
    const sent = new FormData();
    for (const [name, value] of Object.entries(fields)) sent.set(name, value);
    return sent;
  };
  const show = (on: Page, client: string, ask: () => Promise<GateReply>) =>
    on.sendGate(form({ code: rows[0].code, mode: "in", confirmed: "yes", client }), ask, "en");
  const undo = (on: Page, named: string, ask: () => Promise<GateReply>) =>
    on.sendGate(form({ undo: named, client: crypto.randomUUID() }), ask, "en");
  /** What the page asks of the server first. */
  const letIn = async (client: string): Promise<GateReply> => {
    const asked = gateForm.parse({ code: rows[0].code, mode: "in" });
    const scanned = await scan((await paired())!, { ...asked, code: asked.code!, confirmed: true, client }, "en");
    return { scanned, refusals: [] };
  };
  return { eventId, deviceId, store, page, key, answer, paired, show, undo, letIn };
}
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
    await revokeDevice(owner, eventId, deviceId);
    expect(await page.sendKept(key)).toBe("gone");
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

  test("after two minutes is not", async () => {
    const { page, show, undo, letIn } = await aDevice();
    const client = crypto.randomUUID();
    await show(page, client, () => letIn(client));
    now("2027-06-18T11:52:30Z");
    throughNet(noNet);
    expect((await undo(page, client, noNet)).refusals).toEqual([{ code: "punch.void-late", minutes: 2 }]);
  });
});
