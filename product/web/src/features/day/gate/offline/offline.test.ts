import { webcrypto } from "node:crypto";
import { describe, expect } from "vitest";
import { scanText, type GateSnapshot, type QueuedScan } from "@product/domain/day/gate-snapshot";
import type { Instant } from "@product/domain/time/instant";
import { signedSnapshot, snapshotPublicKey } from "@product/database/register/snapshot-key";
import { addDevice, renewPin } from "#features/day/check-in/commands.server.ts";
import { attendanceOf, conflictsOf } from "#features/day/check-in/queries.server.ts";
import { codeOfPass } from "#features/day/pass/commands.server.ts";
import { demoEntities } from "@product/database/demo/worker-words";
import { itIs } from "#testing/clock.ts";
import { unexpected } from "#testing/gate-phones.ts";
import { usePlanning } from "#testing/planning.ts";
import { create, useReadyWorker } from "#testing/ready-worker.ts";
import { who } from "#testing/who.ts";
import { lastActs, test } from "#testing/world.ts";
import { pairDevice } from "#features/day/gate/commands.server.ts";
import { deviceOf, type PairedDevice } from "#features/day/gate/device.server.ts";
import { countInside } from "#features/day/gate/queries.server.ts";
import { takeScans } from "./scans.server.ts";
import { snapshotFor } from "./snapshot.server.ts";

const { query, ready } = useReadyWorker();
const { event, eventOf } = usePlanning(query);
const owner = who(["device.create", "device.edit", "event.edit"]);
const before = "2027-06-18T11:50:00Z";
const back = "2027-06-18T14:00:00Z";

async function anEvent(): Promise<string> {
  itIs("2027-06-01T10:00:00Z");
  const eventId = await eventOf(ready);
  itIs(before);
  return eventId;
}

async function paired(eventId: string, profile: "steward" | "supervisor" = "steward"): Promise<PairedDevice> {
  const { pin } = await addDevice(owner, eventId, { name: `Gate ${profile}`, gate: "", profile });
  return (await open(await pairDevice(pin)))!;
}
const open = (token: string) => deviceOf(new Request("https://x.test/gate", { headers: { Cookie: `gate=${token}` } }));

const keys = (await webcrypto.subtle.generateKey("Ed25519", true, ["sign", "verify"])) as webcrypto.CryptoKeyPair;
const publicKey = Buffer.from(await webcrypto.subtle.exportKey("spki", keys.publicKey)).toString("base64url");

/** As a device signs it. */
async function newScan(eventId: string, more: Partial<QueuedScan> = {}): Promise<QueuedScan> {
  const scan = { client: crypto.randomUUID(), eventId, code: await typedCode(), kind: "in" as const, ...more };
  const at = more.at ?? (Date.parse("2027-06-18T11:55:00Z") as Instant);
  const text = new TextEncoder().encode(scanText({ ...scan, at }));
  const signature = Buffer.from(await webcrypto.subtle.sign("Ed25519", keys.privateKey, text)).toString("base64url");
  return { ...scan, at, signature, ...("signature" in more ? { signature: more.signature! } : {}) };
}
const typedCode = async () =>
  (await query("SELECT code FROM app.worker WHERE id = $1", [ready.id])).rows[0].code as string;
const send = async (device: PairedDevice, scans: readonly unknown[]) =>
  (await takeScans(device, { algorithm: "Ed25519", publicKey, scans: [...scans] }, unexpected))!.answers.map(
    ({ is }) => is,
  );
const punched = async (eventId: string) =>
  (await query("SELECT kind, at FROM app.punch WHERE event_id = $1 ORDER BY at", [eventId])).rows;

describe("what a device keeps", () => {
  test("are the people of its event, with no reasons for stewards", async () => {
    const eventId = await anEvent();
    await create();
    await codeOfPass({ workerId: ready.id, legalEntityId: demoEntities.ES.id });
    await query("UPDATE app.engagement SET last_day = '2027-06-18' WHERE worker_id = $1", [ready.id]);
    const kept = await snapshotFor(await paired(eventId));
    expect(kept).toMatchObject({
      eventId,
      until: Date.parse("2027-06-22T21:00:00Z") as Instant,
      shifts: [{ title: "Barra" }],
      people: [{ code: await typedCode(), name: "Ane Zubiri Gil", places: [[0, 0, "ABB"]], punches: [] }],
    } satisfies Partial<Record<keyof GateSnapshot, unknown>>);
    expect(kept.people[0]!.pass).toMatch(/^[\w-]{22}$/);
    await query("UPDATE app.engagement SET last_day = '2027-06-17' WHERE worker_id = $1", [ready.id]);
    const reasons = async (profile: "steward" | "supervisor") =>
      (await snapshotFor(await paired(eventId, profile))).people[0]!.reason?.code;
    expect([await reasons("steward"), await reasons("supervisor")]).toEqual([undefined, "engagement.missing"]);
    await query("UPDATE app.engagement SET last_day = NULL WHERE worker_id = $1", [ready.id]);
  });

  test("is signed by the server, as a browser verifies it", async () => {
    const spki = Buffer.from(snapshotPublicKey(), "base64url");
    const curve = { name: "ECDSA", namedCurve: "P-256" };
    const key = await webcrypto.subtle.importKey("spki", spki, curve, false, ["verify"]);
    const isGood = (text: string) =>
      webcrypto.subtle.verify(
        { name: "ECDSA", hash: "SHA-256" },
        key,
        Buffer.from(signedSnapshot("a"), "base64url"),
        new TextEncoder().encode(text),
      );
    expect([await isGood("a"), await isGood("b")]).toEqual([true, false]);
  });
});

describe("scans that waited", () => {
  test("are written once, when they happened, in whatever order and however often they come", async () => {
    const eventId = await anEvent();
    const device = await paired(eventId);
    itIs(back);
    const came = await newScan(eventId);
    const went = await newScan(eventId, { kind: "out", at: Date.parse("2027-06-18T13:30:00Z") as Instant });
    expect(await send(device, [went, came])).toEqual(["written", "written"]);
    expect(await lastActs()).toMatchObject([{ act: "punch.record", actorKind: "device" }]);
    const again = await Promise.all([send(device, [came, went]), send(device, [went])]);
    expect(again).toEqual([["written", "written"], ["written"]]);
    expect(await punched(eventId)).toEqual([
      { kind: "in", at: new Date("2027-06-18T11:55:00Z") },
      { kind: "out", at: new Date("2027-06-18T13:30:00Z") },
    ]);
    expect(await conflictsOf(eventId)).toEqual([]);
  });

  test("that do not fit are kept, with what is wrong, and hold up none", async () => {
    const eventId = await anEvent();
    const device = await paired(eventId);
    itIs(back);
    const good = await newScan(eventId);
    const bad = [
      await newScan(eventId, { signature: "A".repeat(86) }),
      await newScan(crypto.randomUUID()),
      await newScan(eventId, { at: Date.parse("2027-06-18T15:00:00Z") as Instant }),
      await newScan(eventId, { code: "W-0000" }),
    ];
    const sent = [{ client: 7 }, null, "x", ...bad, good];
    expect((await send(device, sent)).toSorted()).toEqual([
      ...bad.map(() => "aside"),
      "unreadable",
      "unreadable",
      "unreadable",
      "written",
    ]);
    await send(device, sent);
    const kept = await conflictsOf(eventId);
    expect(kept.map(({ reason }) => reason).toSorted()).toEqual([
      "impossible-time",
      "not-signed",
      "other-event",
      "pass-unknown",
    ]);
    expect([kept.some(({ isWritten }) => isWritten), await countInside(eventId)]).toEqual([false, 1]);
  });

  test("are judged one after the other and written together, each once, with the chain of acts about each", async () => {
    const eventId = await anEvent();
    const device = await paired(eventId);
    itIs(back);
    const at = (time: string) => ({ at: Date.parse(`2027-06-18T${time}:00Z`) as Instant });
    const came = await newScan(eventId, at("11:55"));
    const sent = [
      came,
      await newScan(eventId, at("11:58")),
      await newScan(eventId, { kind: "out", ...at("12:30") }),
      await newScan(eventId, at("12:45")),
      came,
    ];
    expect(await send(device, sent)).toEqual(sent.map(() => "written"));
    expect((await punched(eventId)).map(({ kind }) => kind)).toEqual(["in", "in", "out", "in"]);
    expect(await conflictsOf(eventId)).toMatchObject([{ reason: "already-in", isWritten: true }]);
    const { rows } = await query(
      `SELECT count(*)::int AS n, count(DISTINCT p.transaction)::int AS transactions, count(s.subject_id)::int AS told,
         min(a.state) AS state FROM app.punch p LEFT JOIN app.act_subject s ON s.subject_id = p.id::text AND s.person_id = p.worker_id
       JOIN app.assignment a ON a.id = p.assignment_id WHERE p.event_id = $1`,
      [eventId],
    );
    expect(rows).toEqual([{ n: 4, transactions: 1, told: 4, state: "checked_in" }]);
  });

  test("of somebody whose record takes nothing any more hold up none", async () => {
    const eventId = await anEvent();
    const device = await paired(eventId);
    itIs(back);
    const other = (
      await query("SELECT id, code FROM app.worker WHERE id <> $1 AND merged_into IS NULL ORDER BY code LIMIT 1", [
        ready.id,
      ])
    ).rows[0];
    await query(
      `INSERT INTO app.assignment (slot_id, shift_id, worker_id, during, state, source)
       SELECT a.slot_id, a.shift_id, $1, a.during, 'confirmed', 'book' FROM app.assignment a JOIN app.shift s ON s.id = a.shift_id
       WHERE s.event_id = $2`,
      [other.id, eventId],
    );
    await query("UPDATE app.worker SET status = 'data_blocked' WHERE id = $1", [other.id]);
    const answers = await send(device, [await newScan(eventId, { code: other.code }), await newScan(eventId)]);
    expect(answers.toSorted()).toEqual(["aside", "written"]);
    expect(await punched(eventId)).toHaveLength(1);
    expect((await conflictsOf(eventId)).map(({ reason }) => reason)).toEqual(["pass-unknown"]);
  });
});

describe("scans that waited, and what has happened meanwhile,", () => {
  test.for([
    ["11:55", "11:57"],
    ["11:57", "11:55"],
  ])("of two devices, %s before %s, are one presence, and the second to come is shown to the office", async (times) => {
    const eventId = await anEvent();
    const devices = [await paired(eventId), await paired(eventId)];
    itIs(back);
    const scans = times.map((time) => newScan(eventId, { at: Date.parse(`2027-06-18T${time}:00Z`) as Instant }));
    expect(await send(devices[0]!, [await scans[0]!])).toEqual(["written"]);
    expect(await conflictsOf(eventId)).toEqual([]);
    expect(await send(devices[1]!, [await scans[1]!])).toEqual(["written"]);
    expect(await countInside(eventId)).toBe(1);
    expect(await attendanceOf(eventId, "en")).toMatchObject([{ standing: "there", oddities: 1 }]);
    expect(await conflictsOf(eventId)).toMatchObject([
      { reason: "already-in", isWritten: true, name: "Ane Zubiri Gil", device: "Gate steward" },
    ]);
  });

  test("of who may not work any more are written and shown, of who has no place here only shown", async () => {
    const eventId = await anEvent();
    const device = await paired(eventId);
    itIs(back);
    await query("UPDATE app.engagement SET last_day = '2027-06-17' WHERE worker_id = $1", [ready.id]);
    expect(await send(device, [await newScan(eventId)])).toEqual(["written"]);
    await query("UPDATE app.engagement SET last_day = NULL WHERE worker_id = $1", [ready.id]);
    const other = await event({ titleEs: "Otro", startsAt: "2027-06-18T10:00", endsAt: "2027-06-19T10:00" });
    expect(await send(await paired(other), [await newScan(other)])).toEqual(["aside"]);
    expect(await conflictsOf(eventId)).toMatchObject([{ reason: "not-allowed", isWritten: true }]);
    expect(await conflictsOf(other)).toMatchObject([{ isWritten: false }]);
  });

  test("of a device that was handed over are known by the key of the phone that has it now", async () => {
    const eventId = await anEvent();
    const { pin, deviceId } = await addDevice(owner, eventId, { name: "Gate", gate: "", profile: "steward" });
    const first = await pairDevice(pin);
    itIs(back);
    expect(await send((await open(first))!, [await newScan(eventId)])).toEqual(["written"]);
    const { pin: next } = await renewPin(owner, eventId, deviceId);
    expect(await open(first), "works until the other has it").toMatchObject({ device: { id: deviceId } });
    const second = await pairDevice(next);
    expect(await open(first), "and opens nothing then").toBeUndefined();
    const other = await webcrypto.subtle.generateKey("Ed25519", true, ["sign", "verify"]);
    const secondGate = (await open(second))!;
    const out = await newScan(eventId, { kind: "out", at: Date.parse("2027-06-18T13:00:00Z") as Instant });
    const key = Buffer.from(await webcrypto.subtle.exportKey("spki", (other as webcrypto.CryptoKeyPair).publicKey));
    const sent = { algorithm: "Ed25519" as const, publicKey: key.toString("base64url") };
    expect(await takeScans(secondGate, { ...sent, scans: [] }, unexpected)).toMatchObject({ answers: [] });
    const taken = await takeScans((await open(second))!, { ...sent, scans: [out] }, unexpected);
    expect(taken!.answers[0], "what the first phone signs is not believed any more").toMatchObject({ is: "aside" });
    expect((await conflictsOf(eventId)).map(({ reason }) => reason)).toEqual(["not-signed"]);
    expect(await countInside(eventId), "what it had written stays").toBe(1);
  });
});
