/** The browser of a device at a gate, in front of the routes that answer it. */
import { expect, vi } from "vitest";
import { snapshotPublicKey } from "@product/database/register/snapshot-key";
import type { useTestDatabase } from "@product/database/testing/test-database";
import { addDevice } from "#features/day/check-in/commands.server.ts";
import { pairDevice, scan } from "#features/day/gate/commands.server.ts";
import { deviceOf } from "#features/day/gate/device.server.ts";
import type { GateReply, GateShown } from "#features/day/gate/gate-shown.ts";
import { gateForm } from "#features/day/gate/schema.ts";
import { action } from "#features/day/gate/scans.route.ts";
import { loader } from "#features/day/gate/snapshot.route.ts";
import { aStore, openPage, throughNet, type Store } from "./browser.ts";
import { itIs } from "./clock.ts";
import { usePlanning } from "./planning.ts";
import { who } from "./who.ts";

const office = who(["device.create", "event.edit"]);

/** At the server, and on the clock of the device. */
export function now(moment: string) {
  itIs(moment);
  vi.setSystemTime(moment);
}
export const noNet = () => Promise.reject(new Error("no net"));

export const aPage = (store: Store) =>
  openPage(store, async () => ({
    ...(await import("#features/day/gate/offline/synchronise.ts")),
    ...(await import("#features/day/gate/offline/kept.ts")),
    ...(await import("#features/day/gate/offline/without-net.ts")),
    line: (await import("#features/day/gate/offline/line.ts")).lineNow,
  }));
export type Page = Awaited<ReturnType<typeof aPage>>;

type Worker = { id: string; roleId: string };

/** `worker` is whom it scans. The clock of the device is the test's: `vi.useFakeTimers({ toFake: ["Date"] })`. */
export function useGateDevice(query: ReturnType<typeof useTestDatabase>["query"], worker: Worker) {
  const { eventOf } = usePlanning(query);

  /** A phone at the gate of an event, with its page open and the list fetched. */
  async function aDevice() {
    now("2027-06-01T10:00:00Z");
    const eventId = await eventOf(worker);
    now("2027-06-18T11:50:00Z");
    const { pin, deviceId } = await addDevice(office, eventId, { name: "Gate", gate: "", profile: "steward" });
    const cookie = `gate=${await pairDevice(pin)}`;
    const store = aStore();
    const reported: unknown[] = [];
    const context = { get: () => ({ report: (error: unknown) => void reported.push(error) }) };
    const answer = async (request: Request) => {
      request.headers.set("Cookie", cookie);
      const route = new URL(request.url).pathname === "/gate/scans" ? action : loader;
      return (route({ request, context } as never) as Promise<Response>).catch(
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
    const { rows } = await query("SELECT code FROM app.worker WHERE id = $1", [worker.id]);
    const form = (fields: Record<string, string>) => {
      const sent = new FormData();
      for (const [name, value] of Object.entries(fields)) sent.set(name, value);
      return sent;
    };
    const show = (on: Page, client: string, ask: () => Promise<GateReply>, code = rows[0].code as string) =>
      on.sendGate(form({ code, mode: "in", confirmed: "yes", client }), ask, "en");
    const undo = (on: Page, named: string, ask: () => Promise<GateReply>) =>
      on.sendGate(form({ undo: named, client: crypto.randomUUID() }), ask, "en");
    const leave = (on: Page) =>
      on.sendGate(
        form({ code: rows[0].code, mode: "out", confirmed: "yes", client: crypto.randomUUID() }),
        noNet,
        "en",
      );
    const givePlace = (on: Page, code: string, ask: () => Promise<GateReply>) =>
      on.sendGate(form({ code, walkIn: crypto.randomUUID(), client: crypto.randomUUID() }), ask, "en");
    /** The first request of the page to the server. */
    const letIn = async (client: string): Promise<GateReply> => {
      const gateInput = gateForm.parse({ code: rows[0].code, mode: "in" });
      const scanned = await scan(
        (await paired())!,
        { ...gateInput, code: gateInput.code!, confirmed: true, client },
        "en",
      );
      return { scanned, refusals: [] };
    };
    return { eventId, deviceId, store, page, key, answer, paired, show, leave, undo, givePlace, letIn, reported };
  }

  return aDevice;
}
