import { webcrypto } from "node:crypto";
import { describe, expect } from "vitest";
import { isOrderToForget, saidOfScans } from "@product/domain/day/gate-answers";
import { scanText, type Queued } from "@product/domain/day/gate-snapshot";
import type { Instant } from "@product/domain/time/instant";
import { snapshotPublicKey } from "@product/database/register/snapshot-key";
import { addDevice, renewPin, revokeDevice, settleConflict } from "#features/day/check-in/commands.server.ts";
import { conflictsOf, devicesOf } from "#features/day/check-in/queries.server.ts";
import { pairDevice } from "#features/day/gate/commands.server.ts";
import { deviceOf } from "#features/day/gate/device.server.ts";
import { action } from "#features/day/gate/scans.route.ts";
import { isSignedWith } from "#features/day/pass/share/own-keys.ts";
import { itIs } from "#testing/clock.ts";
import { otherColleague } from "#testing/other-colleague.ts";
import { usePlanning } from "#testing/planning.ts";
import { useReadyWorker } from "#testing/ready-worker.ts";
import { who } from "#testing/who.ts";
import { test } from "#testing/world.ts";

const { query, ready } = useReadyWorker();
const { event, eventOf } = usePlanning(query);
const owner = who(["device.create", "device.edit", "device.delete", "event.edit"]);
const before = "2027-06-18T11:50:00Z";
const back = "2027-06-18T14:00:00Z";
const at = (time: string) => Date.parse(time) as Instant;

/** A phone: its key stays, whichever devices it has been. */
async function aPhone() {
  const keys = (await webcrypto.subtle.generateKey("Ed25519", true, ["sign", "verify"])) as webcrypto.CryptoKeyPair;
  const publicKey = Buffer.from(await webcrypto.subtle.exportKey("spki", keys.publicKey)).toString("base64url");
  async function scan(eventId: string, more: Partial<Queued> = {}): Promise<Queued> {
    const { rows } = await query("SELECT code FROM app.worker WHERE id = $1", [ready.id]);
    const made = { client: crypto.randomUUID(), eventId, code: rows[0].code as string, kind: "in" as const, ...more };
    const signedAt = more.at ?? at("2027-06-18T11:55:00Z");
    const text = new TextEncoder().encode(scanText({ ...made, at: signedAt }));
    const signature = Buffer.from(await webcrypto.subtle.sign("Ed25519", keys.privateKey, text)).toString("base64url");
    return { ...made, at: signedAt, signature: more.signature ?? signature };
  }
  const ask = async (
    token: string,
    scans: readonly Queued[],
    more: Record<string, string> = {},
    headers: Record<string, string> = { "Gate-Key": publicKey },
  ) => {
    const body = new URLSearchParams({ algorithm: "Ed25519", publicKey, scans: JSON.stringify(scans), ...more });
    const request = new Request("https://x.test/gate/scans", {
      method: "POST",
      body,
      headers: { Cookie: `gate=${token}`, ...headers },
    });
    return (await action({ request } as never)) as Response;
  };
  /** As devices did that were told nothing signed. */
  const send = async (token: string, ...scans: Queued[]) =>
    ((await (await ask(token, scans)).json()) as { is: string }[]).map(({ is }) => is);
  return { publicKey, scan, ask, send };
}

async function anEvent(): Promise<string> {
  itIs("2027-06-01T10:00:00Z");
  const eventId = await eventOf(ready);
  itIs(before);
  return eventId;
}

/** Paired, and heard once: from then on its key is known. */
async function deviceAt(eventId: string, phone: Awaited<ReturnType<typeof aPhone>>) {
  const { pin, deviceId } = await addDevice(owner, eventId, { name: "Gate", gate: "", profile: "steward" });
  const token = await pairDevice(pin);
  await phone.send(token);
  return { deviceId, token };
}

const punchesAt = async (eventId: string) =>
  (await query("SELECT kind FROM app.punch WHERE event_id = $1 ORDER BY at", [eventId])).rows.map(({ kind }) => kind);
const name = "Ane Zubiri Gil";

describe("scans that are sent late", () => {
  test("of an event that ended two days ago are written, and the office sees them", async () => {
    const [eventId, phone] = [await anEvent(), await aPhone()];
    const { token } = await deviceAt(eventId, phone);
    itIs("2027-06-23T22:00:00Z");
    expect(await deviceOf(new Request("https://x.test", { headers: { Cookie: `gate=${token}` } }))).toBeUndefined();
    const came = await phone.scan(eventId);
    const toOldDevice = await phone.ask(token, [came], {}, {});
    expect(await toOldDevice.json(), "as devices send that name no key").toEqual([
      { client: came.client, is: "written" },
    ]);
    expect(await phone.send("", came), "again, without its cookie").toEqual(["written"]);
    expect(await punchesAt(eventId)).toEqual(["in"]);
    expect(await conflictsOf(eventId)).toMatchObject([{ reason: "sent-late", isWritten: true, name }]);
  });

  test("after weeks are for the office to write, with who it was and what was scanned", async () => {
    const [eventId, phone] = [await anEvent(), await aPhone()];
    const { token } = await deviceAt(eventId, phone);
    itIs("2027-08-01T10:00:00Z");
    const came = await phone.scan(eventId);
    expect(await phone.send(token, came)).toEqual(["aside"]);
    expect(await phone.send(token, came), "again").toEqual(["aside"]);
    expect(await punchesAt(eventId)).toEqual([]);
    expect(await conflictsOf(eventId)).toMatchObject([
      { reason: "sent-late", isWritten: false, name, shown: came.code, at: new Date(came.at) },
    ]);
  });

  test("are looked at by somebody else than whom they are of", async () => {
    const [eventId, phone] = [await anEvent(), await aPhone()];
    const { token } = await deviceAt(eventId, phone);
    itIs("2027-06-23T22:00:00Z");
    const came = await phone.scan(eventId);
    await phone.send(token, came);
    await otherColleague(query, "Nerea Otaegi", ["device.edit"]);
    const own = { ...who(["device.edit"]), workerId: ready.id };
    await expect(settleConflict(own, eventId, came.client)).rejects.toMatchObject({
      refusals: [{ code: "worker.oneself", n: 1, others: "Nerea Otaegi" }],
    });
    expect(await conflictsOf(eventId)).toHaveLength(1);
    await settleConflict(owner, eventId, came.client);
    expect(await conflictsOf(eventId)).toEqual([]);
  });

  test("by a phone that stands at the next event are written at theirs", async () => {
    const [eventId, phone] = [await anEvent(), await aPhone()];
    await deviceAt(eventId, phone);
    const next = await event({ titleEs: "Otro", startsAt: "2027-06-18T10:00", endsAt: "2027-06-19T10:00" });
    const { token } = await deviceAt(next, phone);
    itIs(back);
    expect(await phone.send(token, await phone.scan(eventId))).toEqual(["written"]);
    expect([await punchesAt(eventId), await conflictsOf(eventId)]).toEqual([["in"], []]);
    const foreign = await phone.scan(crypto.randomUUID());
    expect(await phone.send(token, foreign)).toEqual(["aside"]);
    expect(await conflictsOf(next), "of an event it never was at").toMatchObject([
      { reason: "other-event", name, shown: foreign.code },
    ]);
  });

  test("amid a revocation are written if they were before it, and set aside if after, each shown once", async () => {
    const [eventId, phone] = [await anEvent(), await aPhone()];
    const { token, deviceId } = await deviceAt(eventId, phone);
    itIs("2027-06-18T12:00:00Z");
    await revokeDevice(owner, eventId, deviceId);
    itIs(back);
    const scans = [
      await phone.scan(eventId),
      await phone.scan(eventId, { kind: "out", at: at("2027-06-18T13:00:00Z") }),
    ];
    for (let time = 0; time < 3; time += 1) expect(await phone.send(token, ...scans)).toEqual(["written", "aside"]);
    expect(await punchesAt(eventId)).toEqual(["in"]);
    expect(await conflictsOf(eventId)).toMatchObject([
      { reason: "device-revoked", isWritten: true, name, heldUntil: new Date("2027-06-18T12:00:00Z") },
      { reason: "device-revoked", isWritten: false, name, heldSince: new Date(before) },
    ]);
  });

  test("and taken back are so if that was in time; else the office sees it", async () => {
    const [eventId, phone] = [await anEvent(), await aPhone()];
    const { token } = await deviceAt(eventId, phone);
    const at1155 = await phone.scan(eventId);
    const undo = (code: string, time: string) => phone.scan(eventId, { kind: "void", code, at: at(time) });
    itIs(back);
    await phone.send(token, at1155);
    const late = await undo(at1155.client, "2027-06-18T12:30:00Z");
    expect(await phone.send(token, late)).toEqual(["aside"]);
    expect(await conflictsOf(eventId)).toMatchObject([{ kind: "void", reason: "impossible-time", name }]);
    expect(await punchesAt(eventId)).toEqual(["in"]);
    const soon = await undo(at1155.client, "2027-06-18T11:56:00Z");
    for (let time = 0; time < 2; time += 1)
      expect(await phone.send(token, at1155, soon)).toEqual(["written", "written"]);
    expect(await punchesAt(eventId)).toEqual(["in", "void"]);
    const unknown = await phone.scan(eventId, { code: "W-0000" });
    const nothing = await undo(unknown.client, "2027-06-18T11:56:00Z");
    expect(await phone.send(token, unknown, nothing), "never written, and nothing to look at").toEqual([
      "aside",
      "written",
    ]);
    expect((await conflictsOf(eventId)).map(({ kind }) => kind)).toEqual(["void"]);
  });

  test("by the phone that had a device before it was handed over are written as usual", async () => {
    const [eventId, first, second] = [await anEvent(), await aPhone(), await aPhone()];
    const { token, deviceId } = await deviceAt(eventId, first);
    itIs("2027-06-18T12:00:00Z");
    const { pin } = await renewPin(owner, eventId, deviceId);
    await second.send(await pairDevice(pin));
    itIs(back);
    expect(await first.send(token, await first.scan(eventId))).toEqual(["written"]);
    expect(await conflictsOf(eventId)).toEqual([]);
  });

  test("by a phone that was never heard before its event was over are known by its token", async () => {
    const [eventId, phone] = [await anEvent(), await aPhone()];
    const { pin } = await addDevice(owner, eventId, { name: "Gate", gate: "", profile: "steward" });
    const token = await pairDevice(pin);
    const came = await phone.scan(eventId);
    itIs("2027-06-23T22:00:00Z");
    expect(await phone.send(token, came)).toEqual(["written"]);
    expect(await punchesAt(eventId)).toEqual(["in"]);
  });

  test("by nobody whom we know are not taken, nor without a signature by who only names a key", async () => {
    const [eventId, phone] = [await anEvent(), await aPhone()];
    await deviceAt(eventId, phone);
    const stranger = await aPhone();
    const unknown = async (token: string) => stranger.ask(token, [await stranger.scan(eventId)]);
    await expect(unknown("")).rejects.toMatchObject({ init: { status: 404 } });
    await expect(unknown("x".repeat(43))).rejects.toMatchObject({ init: { status: 404 } });
    expect(await phone.send("", await phone.scan(eventId, { signature: "A".repeat(86) }))).toEqual([]);
    expect([await punchesAt(eventId), await conflictsOf(eventId)]).toEqual([[], []]);
  });
});

describe("what a device is told", () => {
  test("is signed, names each scan, and tells it to forget its event once that is over for it", async () => {
    const [eventId, phone] = [await anEvent(), await aPhone()];
    const { token, deviceId } = await deviceAt(eventId, phone);
    const told = async (scans: readonly Queued[]) => {
      const answer = await phone.ask(token, scans, { signed: "yes", event: eventId });
      const { body, signature } = (await answer.json()) as { body: string; signature: string };
      const key = snapshotPublicKey();
      expect(await isSignedWith("P-256", key, body, signature)).toBe(true);
      expect(await isSignedWith("P-256", key, body.replace("scans", "scanz"), signature)).toBe(false);
      expect(saidOfScans(body, "another phone")).toBeUndefined();
      return saidOfScans(body, phone.publicKey)!;
    };
    const came = await phone.scan(eventId, { at: at(before) });
    expect(await told([came])).toMatchObject({ answers: [{ client: came.client, is: "written" }] });
    expect((await told([])).forget).toBeUndefined();
    itIs(back);
    await revokeDevice(owner, eventId, deviceId);
    const order = await told([]);
    expect(order.forget).toBe(eventId);
    expect(isOrderToForget(order, { eventId, givenAt: at(before) })).toBe(true);
    expect(isOrderToForget(order, { eventId, givenAt: at("2027-06-18T15:00:00Z") }), "played back").toBe(false);
  });
});

describe("the office", () => {
  test("sees when a device spoke last, what it said was waiting, and that its browser was emptied", async () => {
    const [eventId, phone, emptied] = [await anEvent(), await aPhone(), await aPhone()];
    const { token } = await deviceAt(eventId, phone);
    await phone.ask(token, [], { waiting: "3" });
    expect(await devicesOf(eventId)).toMatchObject([{ lastSeenAt: new Date(before), waiting: 3, isSilent: false }]);
    itIs("2027-06-18T12:10:00Z");
    expect(await devicesOf(eventId)).toMatchObject([{ isSilent: true }]);
    await emptied.ask(token, [], { waiting: "0" });
    expect(await devicesOf(eventId)).toMatchObject([
      {
        isSilent: false,
        waiting: 0,
        emptiedAt: new Date("2027-06-18T12:10:00Z"),
        heardBeforeEmptied: new Date(before),
        waitingWhenEmptied: 3,
      },
    ]);
    expect(await emptied.send(token, await emptied.scan(eventId, { at: at("2027-06-18T12:09:00Z") }))).toEqual([
      "written",
    ]);
  });
});
