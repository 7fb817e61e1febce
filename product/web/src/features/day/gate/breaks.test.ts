import { webcrypto } from "node:crypto";
import { describe, expect } from "vitest";
import { judgeOffline, scanText, type QueuedScan } from "@product/domain/day/gate-snapshot";
import type { MadePunch } from "@product/domain/day/punches";
import type { GateMode } from "@product/domain/day/verdict";
import type { Instant } from "@product/domain/time/instant";
import { database } from "@product/database/client";
import { addDevice } from "#features/day/check-in/commands.server.ts";
import { attendanceOf, conflictsOf } from "#features/day/check-in/queries.server.ts";
import { lateArrivals, onSite } from "#features/day/on-site/queries.server.ts";
import { recordPunch } from "#features/day/punches/commands.server.ts";
import { timeLines } from "#features/day/time/queries.server.ts";
import { itIs } from "#testing/clock.ts";
import { unexpected } from "#testing/gate-phones.ts";
import { usePlanning } from "#testing/planning.ts";
import { useReadyWorker } from "#testing/ready-worker.ts";
import { who } from "#testing/who.ts";
import { lastActs, test } from "#testing/world.ts";
import { pairDevice, scan } from "./commands.server.ts";
import { deviceOf, type PairedDevice } from "./device.server.ts";
import { takeScans } from "./offline/scans.server.ts";
import { snapshotFor } from "./offline/snapshot.server.ts";
import { countInside } from "./queries.server.ts";

const { query, ready } = useReadyWorker();
const { eventOf } = usePlanning(query);
const owner = who(["device.create", "event.edit"]);
const lead = who(["checkin.view"]);
/** On 18 June, from 14:00 to 22:00 in Madrid. */
const madrid = (time: string) => new Date(`2027-06-18T${time}:00+02:00`);

async function atWork(): Promise<{ eventId: string; gate: PairedDevice }> {
  itIs("2027-06-01T10:00:00Z");
  const eventId = await eventOf(ready);
  itIs(madrid("13:55").toISOString());
  const { pin } = await addDevice(owner, eventId, { name: "Gate B", gate: "", profile: "steward" });
  const headers = { Cookie: `gate=${await pairDevice(pin)}` };
  const gate = (await deviceOf(new Request("https://x.test/gate", { headers })))!;
  expect(await seen(gate, "13:55", "auto", { confirmed: true })).toEqual(["go", "in", "in", 0]);
  return { eventId, gate };
}

const typedCode = async () =>
  (await query("SELECT code FROM app.worker WHERE id = $1", [ready.id])).rows[0].code as string;

async function seen(gate: PairedDevice, time: string, mode: GateMode, more: object = {}) {
  itIs(madrid(time).toISOString());
  const form = { code: await typedCode(), mode, confirmed: false, client: crypto.randomUUID(), ...more };
  const { verdict, punch } = await scan(gate, form, "en");
  return [verdict.light, verdict.code, punch?.kind, verdict.minutes];
}

/** By the worker, on the pass. */
async function tapped(eventId: string, kind: MadePunch, time: string) {
  itIs(madrid(time).toISOString());
  const newPunch = { workerId: ready.id, kind, source: "self" as const, clientId: crypto.randomUUID(), eventId };
  await recordPunch(who(["checkin.create"]), newPunch);
}

const written = async (eventId: string) =>
  (await query("SELECT kind FROM app.punch WHERE event_id = $1 ORDER BY at", [eventId])).rows.map(({ kind }) => kind);
const standing = async (eventId: string) => (await attendanceOf(eventId, "en")).map((row) => row.standing);

describe("at the gate", () => {
  test("who is on a break comes back from it, in whichever mode people come in", async () => {
    const { eventId, gate } = await atWork();
    await tapped(eventId, "break_start", "18:00");
    expect(await standing(eventId)).toEqual(["resting"]);
    expect(await seen(gate, "18:32", "auto")).toEqual(["go", "from-break", "break_end", 32]);
    expect(await lastActs()).toMatchObject([{ act: "punch.record", actorKind: "device" }]);
    expect(await seen(gate, "18:33", "auto"), "not sent home by a second scan").toEqual([
      "go",
      "already-in",
      undefined,
      0,
    ]);
    await tapped(eventId, "break_start", "19:00");
    expect(await seen(gate, "19:10", "in")).toEqual(["go", "from-break", "break_end", 10]);
    expect(await written(eventId)).toEqual(["in", "break_start", "break_end", "break_start", "break_end"]);
    expect(await standing(eventId)).toEqual(["there"]);
    expect([(await lateArrivals(lead)).n, (await onSite(lead)).n, await countInside(eventId)]).toEqual([0, 1, 1]);
  });

  test("the steward sends to a break, and the hours of the line are right", async () => {
    const { eventId, gate } = await atWork();
    const client = crypto.randomUUID();
    expect(await seen(gate, "18:00", "break", { client })).toEqual(["go", "to-break", "break_start", 0]);
    expect(await seen(gate, "18:00", "break", { client }), "sent once more").toEqual([
      "go",
      "to-break",
      "break_start",
      0,
    ]);
    expect(await standing(eventId)).toEqual(["resting"]);
    expect(await countInside(eventId), "who rests is to be found as well").toBe(1);
    expect(await seen(gate, "18:30", "break")).toEqual(["go", "from-break", "break_end", 30]);
    expect(await seen(gate, "22:00", "auto")).toEqual(["go", "out", "out", 0]);
    const [line] = await timeLines(database, undefined, "en", madrid("23:59"));
    expect(line).toMatchObject({ worked: { minutes: 450 }, oddities: [], group: "fine" });
  });

  test("who has come and left is not late when they are back, nor in the list of the day", async () => {
    const { eventId, gate } = await atWork();
    expect(await seen(gate, "16:00", "out")).toEqual(["go", "out", "out", 0]);
    expect(await seen(gate, "19:00", "auto")).toEqual(["ask", "compare-photo", undefined, 0]);
    expect(await standing(eventId)).toEqual(["left"]);
    expect((await lateArrivals(lead)).n).toBe(0);
  });
});

describe("without a net", () => {
  test("a device knows who is on a break, and what it wrote is taken as it was", async () => {
    const { eventId, gate } = await atWork();
    await tapped(eventId, "break_start", "18:00");
    const snapshot = await snapshotFor(gate);
    const ask = { now: madrid("18:20").getTime() as Instant, mode: "in", gate: "" } as const;
    const offline = (scanned: Parameters<typeof judgeOffline>[3]) =>
      judgeOffline(snapshot, snapshot.people[0], { is: "typed" }, scanned, ask).verdict;
    expect(offline([])).toMatchObject({ code: "from-break", punch: "break_end", minutes: 20 });
    const back = { client: "a", kind: "break_end", at: madrid("18:19").getTime() as Instant } as const;
    expect(offline([back])).toMatchObject({ code: "already-in", punch: undefined });
    const send = await aPhone(gate);
    itIs(madrid("21:00").toISOString());
    expect(await send(["break_end", "18:20"], ["break_start", "19:00"])).toEqual(["written", "written"]);
    expect(await send(["in", "19:20"]), "as one says that had not heard of the break").toEqual(["written"]);
    expect(await written(eventId)).toEqual(["in", "break_start", "break_end", "break_start", "break_end"]);
    expect(await conflictsOf(eventId)).toEqual([]);
    expect(await send(["break_end", "19:30"])).toEqual(["written"]);
    expect(await conflictsOf(eventId)).toMatchObject([{ kind: "break_end", reason: "to-break", isWritten: true }]);
  });
});

/** Signs what it kept and sends it. */
async function aPhone(gate: PairedDevice) {
  const keys = (await webcrypto.subtle.generateKey("Ed25519", true, ["sign", "verify"])) as webcrypto.CryptoKeyPair;
  const publicKey = Buffer.from(await webcrypto.subtle.exportKey("spki", keys.publicKey)).toString("base64url");
  const code = await typedCode();
  async function signed([kind, time]: [MadePunch, string]): Promise<QueuedScan> {
    const at = madrid(time).getTime() as Instant;
    const unsigned = { client: crypto.randomUUID(), eventId: gate.event.id, code, kind, at };
    const bytes = await webcrypto.subtle.sign("Ed25519", keys.privateKey, new TextEncoder().encode(scanText(unsigned)));
    return { ...unsigned, signature: Buffer.from(bytes).toString("base64url") };
  }
  return async (...kept: [MadePunch, string][]) => {
    const scans = await Promise.all(kept.map(signed));
    return (await takeScans(gate, { algorithm: "Ed25519", publicKey, scans }, unexpected))!.answers.map(({ is }) => is);
  };
}
