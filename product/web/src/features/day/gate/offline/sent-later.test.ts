import { describe, expect } from "vitest";
import type { Instant } from "@product/domain/time/instant";
import { addDevice, renewPin, revokeDevice, settleConflict } from "#features/day/check-in/commands.server.ts";
import { conflictsOf } from "#features/day/check-in/queries.server.ts";
import { pairDevice } from "#features/day/gate/commands.server.ts";
import { deviceOf } from "#features/day/gate/device.server.ts";
import { itIs } from "#testing/clock.ts";
import { otherColleague } from "#testing/other-colleague.ts";
import { usePlanning } from "#testing/planning.ts";
import { usePhones } from "#testing/gate-phones.ts";
import { useReadyWorker } from "#testing/ready-worker.ts";
import { who } from "#testing/who.ts";
import { test } from "#testing/world.ts";

const { query, ready } = useReadyWorker();
const { event, eventOf } = usePlanning(query);
const { aPhone, deviceAt } = usePhones(query, ready);
const owner = who(["device.create", "device.edit", "device.delete", "event.edit"]);
const before = "2027-06-18T11:50:00Z";
const back = "2027-06-18T14:00:00Z";
const at = (time: string) => Date.parse(time) as Instant;

async function anEvent(): Promise<string> {
  itIs("2027-06-01T10:00:00Z");
  const eventId = await eventOf(ready);
  itIs(before);
  return eventId;
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

  test("at the door of a zone are ways through it, and the office sees those of a revoked device and of days ago", async () => {
    const [eventId, phone] = [await anEvent(), await aPhone()];
    const { token, deviceId } = await deviceAt(eventId, phone, "zone:Backstage");
    const soon = await phone.scan(eventId);
    itIs("2027-06-18T12:00:00Z");
    await revokeDevice(owner, eventId, deviceId);
    expect(await phone.send(token, soon)).toEqual(["written"]);
    expect(await conflictsOf(eventId)).toMatchObject([{ reason: "device-revoked", isWritten: true, name }]);
    const { token: next } = await deviceAt(eventId, phone, "zone:Backstage");
    itIs("2027-06-23T22:00:00Z");
    const late = await phone.scan(eventId, { at: at("2027-06-18T12:01:00Z") });
    expect(await phone.send(next, late)).toEqual(["written"]);
    expect((await conflictsOf(eventId)).map(({ reason }) => reason)).toEqual(["device-revoked", "sent-late"]);
    const ways = await query("SELECT FROM app.zone_passage WHERE event_id = $1", [eventId]);
    expect(ways.rowCount).toBe(2);
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
    expect(await phone.send("", await phone.scan(eventId, { signature: "A".repeat(86) }))).toEqual(["unreadable"]);
    expect([await punchesAt(eventId), await conflictsOf(eventId)]).toEqual([[], []]);
  });
});
