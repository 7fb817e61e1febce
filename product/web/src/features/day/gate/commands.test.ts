import { webcrypto } from "node:crypto";
import { describe, expect } from "vitest";
import { passAddress, signedText, stepAt } from "@product/domain/day/pass-code";
import type { Instant } from "@product/domain/time/instant";
import { demoEntities } from "@product/database/demo/worker-words";
import { addDevice, letClock, renewPin, revokeDevice, setSupervisor } from "#features/day/check-in/commands.server.ts";
import { supervisorForm } from "#features/day/check-in/schema.ts";
import { attendanceOf } from "#features/day/check-in/queries.server.ts";
import { codeOfPass, registerPhone } from "#features/day/pass/commands.server.ts";
import { itIs } from "#testing/clock.ts";
import { usePlanning } from "#testing/planning.ts";
import { useReadyWorker } from "#testing/ready-worker.ts";
import { who } from "#testing/who.ts";
import { lastActs, test } from "#testing/world.ts";
import { pairByGuess, pairDevice, scan, undoScan } from "./commands.server.ts";
import { deviceOf, type PairedDevice } from "./device.server.ts";
import { countInside, peopleNamed, pictureAt } from "./queries.server.ts";

const { query, ready } = useReadyWorker();
const { event, eventOf } = usePlanning(query);
const owner = who(["device.create", "device.edit", "device.delete", "event.edit"]);
const holder = () => ({ workerId: ready.id, legalEntityId: demoEntities.ES.id });
const before = "2027-06-18T11:50:00Z";

async function anEvent(): Promise<string> {
  itIs("2027-06-01T10:00:00Z");
  return eventOf(ready);
}

const requestWith = (token: string) =>
  new Request("https://x.test/gate", { headers: { Cookie: `a=b; gate=${token}` } });
async function paired(eventId: string, profile: "steward" | "supervisor" = "steward"): Promise<PairedDevice> {
  const { pin } = await addDevice(owner, eventId, { name: `Gate ${profile}`, gate: "", profile });
  return (await deviceOf(requestWith(await pairDevice(pin))))!;
}
const see = (device: PairedDevice, code: string, more: object = {}) =>
  scan(device, { code, mode: "auto", confirmed: false, client: crypto.randomUUID(), ...more }, "en");
const typedCode = async () =>
  (await query("SELECT code FROM app.worker WHERE id = $1", [ready.id])).rows[0].code as string;

/** As a phone with a key draws it. */
async function signedCode(at: string): Promise<string> {
  const code = await codeOfPass(holder());
  await query("UPDATE app.pass SET key_algorithm = NULL, public_key = NULL, key_since = NULL WHERE worker_id = $1", [
    ready.id,
  ]);
  const keys = (await webcrypto.subtle.generateKey("Ed25519", true, [
    "sign",
    "verify",
  ])) as unknown as webcrypto.CryptoKeyPair;
  await registerPhone(holder(), "Ed25519", Buffer.from(await webcrypto.subtle.exportKey("spki", keys.publicKey)));
  const step = stepAt(Date.parse(at) as Instant);
  const text = new TextEncoder().encode(signedText(code, step));
  const signature = Buffer.from(await webcrypto.subtle.sign("Ed25519", keys.privateKey, text)).toString("base64url");
  return passAddress("https://x.test", code, { step, signature });
}

describe("a device", () => {
  test("is paired by its PIN, once and in time, and opens nothing once it is revoked", async () => {
    const eventId = await anEvent();
    itIs(before);
    const { pin, deviceId } = await addDevice(owner, eventId, { name: "Gate B", gate: "", profile: "steward" });
    await expect(pairDevice("00000000")).rejects.toMatchObject({ refusals: [{ code: "device.pin-wrong" }] });
    const token = await pairDevice(pin);
    expect(await lastActs()).toMatchObject([{ act: "device.pair", subjects: [`device ${deviceId}`] }]);
    await expect(pairDevice(pin), "used up").rejects.toMatchObject({ name: "Refused" });
    expect(await deviceOf(requestWith(token))).toMatchObject({ actor: { kind: "device", id: deviceId } });
    const { pin: other } = await renewPin(owner, eventId, deviceId);
    itIs("2027-06-18T12:06:00Z");
    await expect(pairDevice(other), "too late").rejects.toMatchObject({ name: "Refused" });
    await revokeDevice(owner, eventId, deviceId);
    expect(await deviceOf(requestWith(token))).toBeUndefined();
    const later = await paired(eventId);
    expect(later.event.id).toBe(eventId);
    const stranger = who(["event.view"]);
    await expect(addDevice(stranger, eventId, { name: "x", gate: "", profile: "kiosk" })).rejects.toMatchObject({
      name: "NotPermitted",
    });
    await expect(letClock(stranger, eventId, "yes")).rejects.toMatchObject({ name: "NotPermitted" });
  });

  test("calls another supervisor when the office says so, as long as it is not revoked, and the trail tells it", async () => {
    const eventId = await anEvent();
    itIs(before);
    const form = { name: "Gate B", gate: "", profile: "steward" as const, supervisorPhone: "+34 600 123 456" };
    const { pin, deviceId } = await addDevice(owner, eventId, form);
    const token = await pairDevice(pin);
    expect((await deviceOf(requestWith(token)))!.device.supervisorPhone).toBe("+34 600 123 456");
    const later = supervisorForm.parse({ device: deviceId, supervisorPhone: " 944 12 34 56 " });
    await setSupervisor(owner, eventId, later.device, later.supervisorPhone);
    expect((await deviceOf(requestWith(token)))!.device.supervisorPhone).toBe("944 12 34 56");
    expect(await lastActs()).toMatchObject([{ act: "device.set-supervisor", subjects: [`device ${deviceId}`] }]);
    expect(supervisorForm.safeParse({ device: deviceId, supervisorPhone: "call me" }).error?.issues).toMatchObject([
      { path: ["supervisorPhone"] },
    ]);
    await setSupervisor(owner, eventId, deviceId, supervisorForm.parse({ device: deviceId }).supervisorPhone);
    expect((await deviceOf(requestWith(token)))!.device.supervisorPhone).toBe("");
    const stranger = who(["event.view", "device.view"]);
    await expect(setSupervisor(stranger, eventId, deviceId, "600123456")).rejects.toMatchObject({
      name: "NotPermitted",
    });
    await revokeDevice(owner, eventId, deviceId);
    await expect(setSupervisor(owner, eventId, deviceId, "600123456")).rejects.toMatchObject({ name: "Refused" });
  });

  test("is not paired by trying: after ten wrong PINs a network waits for the rest of a quarter of an hour, and no other", async () => {
    const eventId = await anEvent();
    itIs(before);
    const newPin = async () => (await addDevice(owner, eventId, { name: "Gate", gate: "", profile: "steward" })).pin;
    const pin = await newPin();
    const tried = async (typed: string, address: string) =>
      pairByGuess(typed, address).then(
        () => "paired",
        (error: { refusals: { code: string }[] }) => error.refusals[0]!.code,
      );
    const many = await Promise.all(Array.from({ length: 14 }, () => tried("00000000", "203.0.113.1")));
    expect(many.filter((code) => code === "device.pin-later")).toHaveLength(4);
    expect(await tried(pin, "203.0.113.1"), "also with the right one").toBe("device.pin-later");
    const of = (n: number) => `2001:db8:0:7::${n}`;
    for (let n = 0; n < 10; n++) await tried("00000000", of(n));
    expect(await tried(pin, of(77)), "a household is one network").toBe("device.pin-later");
    for (let n = 0; n < 200; n++) await tried("00000000", `198.51.100.${n % 20}`);
    for (let n = 0; n < 12; n++)
      expect(await tried(await newPin(), "192.0.2.7"), "as many as there are").toBe("paired");
    expect(await tried(pin, "2001:db8:0:8::1")).toBe("paired");
    itIs("2027-06-18T12:05:00Z");
    expect(await tried(await newPin(), "203.0.113.1")).toBe("paired");
  });

  test("forgets its event a day after it", async () => {
    const eventId = await anEvent();
    itIs(before);
    const { pin } = await addDevice(owner, eventId, { name: "Gate B", gate: "", profile: "steward" });
    const token = await pairDevice(pin);
    itIs("2027-06-23T00:00:00Z");
    expect(await deviceOf(requestWith(token))).toBeUndefined();
  });
});

describe("a scan", () => {
  test("of a fresh code lets in at once, counts, and is in the trail as the device’s", async () => {
    const eventId = await anEvent();
    itIs(before);
    const device = await paired(eventId);
    const { verdict, punch, person } = await see(device, await signedCode(before));
    expect([verdict.light, verdict.code, punch?.kind]).toEqual(["go", "in", "in"]);
    expect(person).toMatchObject({ name: "Ane Zubiri Gil", nearest: { shift: "Barra" } });
    expect(await lastActs()).toMatchObject([{ act: "punch.record", actorKind: "device", actorId: device.device.id }]);
    expect(await countInside(eventId)).toBe(1);
    expect(await attendanceOf(eventId, "en")).toMatchObject([{ standing: "there" }]);
    await undoScan(device, punch!.id, crypto.randomUUID());
    expect(await countInside(eventId)).toBe(0);
    expect(await attendanceOf(eventId, "en")).toMatchObject([{ standing: "not-yet" }]);
  });

  test("of a typed code, of paper or of a slow clock waits for a look at the photo", async () => {
    const eventId = await anEvent();
    itIs(before);
    const device = await paired(eventId);
    const fixed = passAddress("https://x.test", await codeOfPass(holder()));
    for (const code of [await typedCode(), fixed, await signedCode("2027-06-18T11:48:30Z")])
      expect((await see(device, code)).verdict).toMatchObject({ light: "ask", code: "compare-photo" });
    expect(await countInside(eventId), "nothing is written yet").toBe(0);
    const client = crypto.randomUUID();
    const { verdict } = await see(device, fixed, { confirmed: true, client });
    expect(verdict).toMatchObject({ light: "go", code: "in" });
    itIs("2027-06-18T12:10:00Z");
    const { punch } = await see(device, fixed, { mode: "out", confirmed: true });
    expect(punch?.kind).toBe("out");
    expect(await countInside(eventId)).toBe(0);
  });

  test("of somebody without a place here tells stewards nothing of them", async () => {
    await anEvent();
    itIs(before);
    const elsewhere = await event({ titleEs: "Otro", startsAt: "2027-06-18T10:00", endsAt: "2027-06-19T10:00" });
    await query("UPDATE app.worker SET status = 'suspended' WHERE id = $1", [ready.id]);
    const [steward, supervisor] = [await paired(elsewhere), await paired(elsewhere, "supervisor")];
    const seen = await see(steward, await typedCode());
    expect([seen.verdict.light, seen.person]).toEqual(["stop", undefined]);
    expect(seen.verdict.code).not.toBe("not-allowed");
    expect((await see(supervisor, await typedCode())).person).toMatchObject({ name: "Ane Zubiri Gil" });
    await query("UPDATE app.worker SET status = 'active' WHERE id = $1", [ready.id]);
  });

  test("stops who may not, and tells only supervisors why", async () => {
    const eventId = await anEvent();
    itIs(before);
    const [steward, supervisor] = [await paired(eventId), await paired(eventId, "supervisor")];
    expect((await see(steward, "W-0000")).verdict.code).toBe("pass-unknown");
    expect(
      (
        await see(
          steward,
          (await signedCode(before)).replace(/.$/, (last) => (last === "A" ? "Q" : "A")),
        )
      ).verdict.code,
    ).toBe("pass-forged");
    expect((await see(steward, await signedCode("2027-06-18T11:40:00Z"))).verdict.code).toBe("pass-too-old");
    await query("UPDATE app.engagement SET last_day = '2027-06-17' WHERE worker_id = $1", [ready.id]);
    const code = await typedCode();
    const [stewardScan, supervisorScan] = [await see(steward, code), await see(supervisor, code)];
    expect(stewardScan.verdict).toMatchObject({ light: "stop", code: "not-allowed", punch: undefined });
    expect([stewardScan.person?.reason, supervisorScan.person?.reason?.code]).toEqual([
      undefined,
      "engagement.missing",
    ]);
    await expect(see(steward, code, { confirmed: true })).rejects.toMatchObject({
      refusals: [{ code: "gate.not-now" }],
    });
    expect(await countInside(eventId)).toBe(0);
    expect(await peopleNamed(eventId, "zubiri ane")).toMatchObject([{ id: ready.id }]);
    expect(await peopleNamed(eventId, "z")).toEqual([]);
    expect(await pictureAt(eventId, crypto.randomUUID())).toBeUndefined();
  });

  test("of the same person at two devices at once is one presence", async () => {
    const eventId = await anEvent();
    itIs(before);
    const devices = [await paired(eventId), await paired(eventId)];
    const code = await signedCode(before);
    await Promise.all(Array.from({ length: 6 }, (_, n) => see(devices[n % 2]!, code)));
    expect(await countInside(eventId)).toBe(1);
    expect(await attendanceOf(eventId, "en")).toMatchObject([{ standing: "there" }]);
  });
});
