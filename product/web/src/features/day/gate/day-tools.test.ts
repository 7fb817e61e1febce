import { describe, expect } from "vitest";
import { plainCommands } from "#features/company/plain-kinds/commands.server.ts";
import { addDevice, trainDevice } from "#features/day/check-in/commands.server.ts";
import { attendanceOf } from "#features/day/check-in/queries.server.ts";
import { loansAt, loansOf } from "#features/day/items/queries.server.ts";
import { passageJobs } from "#features/day/passages/jobs.server.ts";
import { gateCounts, zonesNow } from "#features/day/passages/queries.server.ts";
import { assignWorker } from "#features/planning/assignments/commands.server.ts";
import { publishShift } from "#features/planning/shifts/commands.server.ts";
import { itIs } from "#testing/clock.ts";
import { planner, usePlanning } from "#testing/planning.ts";
import { useReadyWorker } from "#testing/ready-worker.ts";
import { who } from "#testing/who.ts";
import { lastActs, test } from "#testing/world.ts";
import { handOver, holderAsked } from "./items.server.ts";
import { pairDevice, scan, undoScan } from "./commands.server.ts";
import { deviceOf, type PairedDevice } from "./device.server.ts";
import { countInside, countInZone } from "./queries.server.ts";
import { isWalkIn, letWalkIn, othersNamed, placesOpenNow } from "./walk-ins.server.ts";
import { snapshotFor } from "./offline/snapshot.server.ts";

const { query, ready } = useReadyWorker();
const { event, shift, slot, versionOf } = usePlanning(query);
const owner = who(["device.create", "device.edit", "device.delete", "event.edit"]);
const before = "2027-06-18T11:50:00Z";

async function anEvent(isAssigned = true): Promise<string> {
  itIs("2027-06-01T10:00:00Z");
  const eventId = await event();
  const shiftId = await shift(eventId);
  const slotId = await slot(shiftId, { roleId: ready.roleId, maximum: 3 });
  await publishShift(planner, shiftId, await versionOf("shift", shiftId));
  if (isAssigned) await assignWorker(planner, shiftId, { slotId, workerId: ready.id });
  itIs(before);
  return eventId;
}

const by = (token: string) => deviceOf(new Request("https://x.test/gate", { headers: { Cookie: `gate=${token}` } }));
async function paired(eventId: string, gate = "", profile: "steward" | "supervisor" = "steward") {
  const { pin } = await addDevice(owner, eventId, { name: `At ${gate}`, gate, profile });
  return (await by(await pairDevice(pin)))!;
}
const see = async (device: PairedDevice, more: object = {}) => {
  const { rows } = await query("SELECT code FROM app.worker WHERE id = $1", [ready.id]);
  const form = { code: rows[0].code as string, mode: "auto", confirmed: true, client: crypto.randomUUID() } as const;
  return scan(device, { ...form, ...more }, "en");
};

describe("a device in training", () => {
  test("says what it would do, and writes nothing until the training ends", async () => {
    const eventId = await anEvent();
    const { pin, deviceId } = await addDevice(owner, eventId, { name: "New", gate: "", profile: "steward" });
    const token = await pairDevice(pin);
    await trainDevice(owner, eventId, deviceId, true);
    expect(await lastActs()).toMatchObject([{ act: "device.train", subjects: [`device ${deviceId}`] }]);
    const { verdict, punch, isTraining } = await see((await by(token))!);
    expect([verdict.light, verdict.code, punch, isTraining]).toEqual(["go", "in", undefined, true]);
    expect(await countInside(eventId)).toBe(0);
    await trainDevice(owner, eventId, deviceId, false);
    expect((await see((await by(token))!)).punch?.kind).toBe("in");
    expect(await countInside(eventId)).toBe(1);
    await expect(trainDevice(who(["event.view"]), eventId, deviceId, true)).rejects.toMatchObject({
      name: "NotPermitted",
    });
  });
});

describe("the door of a zone", () => {
  test("counts who goes in and out, and the roll calls people where they are", async () => {
    const eventId = await anEvent();
    const [gate, stage] = [await paired(eventId, "North"), await paired(eventId, "zone:Backstage")];
    expect(stage.device).toMatchObject({ gate: "", zone: "Backstage" });
    const early = await see(stage, { confirmed: false });
    expect([early.verdict.light, early.verdict.code]).toEqual(["ask", "gate-first"]);
    await see(gate);
    const { verdict, punch } = await see(stage);
    expect(verdict).toMatchObject({ light: "go", code: "zone-in" });
    expect(await lastActs()).toMatchObject([{ act: "passage.record", actorKind: "device" }]);
    expect(await attendanceOf(eventId, "en")).toMatchObject([{ standing: "there", isIn: "Backstage" }]);
    expect([await countInside(eventId), await countInZone(eventId, "Backstage")]).toEqual([1, 1]);
    expect((await snapshotFor(stage)).inZone).toHaveLength(1);
    expect((await snapshotFor(gate)).inZone).toBeUndefined();
    await undoScan(stage, punch!.id, crypto.randomUUID());
    expect(await countInZone(eventId, "Backstage"), "taken back").toBe(0);
    const client = crypto.randomUUID();
    await see(stage, { client });
    await see(stage, { client, mode: "in" });
    itIs("2027-06-18T15:00:00Z");
    await see(gate, { mode: "out" });
    expect((await zonesNow(eventId)).size, "who went home is in no zone").toBe(0);
    expect(await gateCounts(eventId)).toEqual([{ name: "North", in: 1, out: 1 }]);
  });

  test("is forgotten thirty days after the event", async () => {
    const eventId = await anEvent();
    await see(await paired(eventId, "zone:Backstage"));
    const left = async () => (await query("SELECT FROM app.zone_passage WHERE event_id = $1", [eventId])).rowCount;
    itIs("2027-07-21T20:00:00Z");
    await passageJobs["passages.forget"]();
    expect(await left()).toBe(1);
    itIs("2027-07-21T21:30:00Z");
    await passageJobs["passages.forget"]();
    expect(await left()).toBe(0);
    expect(await lastActs()).toMatchObject([{ act: "passage.forget" }]);
  });
});

describe("an item", () => {
  const kind = async (key: string) =>
    (await query("SELECT id FROM app.item_kind WHERE key = $1", [key])).rows[0].id as string;
  const codeOf = async () =>
    (await query("SELECT code FROM app.worker WHERE id = $1", [ready.id])).rows[0].code as string;

  test("is handed out once, is with one person, and is out until it comes back", async () => {
    const eventId = await anEvent();
    const [gate, holder] = [await paired(eventId), await codeOf()];
    const radio = { give: await kind("radio"), holder, number: "12", client: crypto.randomUUID() };
    await handOver(gate, radio);
    await handOver(gate, radio);
    expect(await lastActs()).toMatchObject([{ act: "item.issue", actorKind: "device" }]);
    expect(await loansAt(eventId, "es")).toMatchObject([{ name: "Radio", number: "12", code: holder }]);
    await expect(handOver(gate, { ...radio, client: crypto.randomUUID() })).rejects.toMatchObject({
      refusals: [{ code: "item.with-another", number: "12" }],
    });
    await expect(handOver(gate, { ...radio, number: "", client: crypto.randomUUID() })).rejects.toMatchObject({
      refusals: [{ code: "item.number-missing" }],
    });
    expect((await see(gate)).loans).toMatchObject([{ name: "Radio", number: "12" }]);
    const kiosk = { ...gate, device: { ...gate.device, profile: "kiosk" as const } };
    expect((await see(kiosk, { mode: "out" })).loans, "also where nobody stands").toMatchObject([{ name: "Radio" }]);
    const [loan] = await loansOf(ready.id, "en", eventId);
    await handOver(gate, { back: loan!.id, number: "" });
    expect(await loansAt(eventId, "en")).toEqual([]);
    await handOver(gate, { ...radio, client: crypto.randomUUID() });
    expect(await loansOf(ready.id, "en"), "and out again").toHaveLength(1);
    await expect(
      plainCommands["item-kind"].archive(who(["settings.delete"]), radio.give),
      "what somebody has stays",
    ).rejects.toMatchObject({ refusals: [{ code: "item.still-out", n: 1 }] });
  });

  test("is nothing for strangers, kiosks and training", async () => {
    const [eventId, elsewhere] = [await anEvent(), await event({ titleEs: "Otro" })];
    const [other, holder] = [await paired(elsewhere), await codeOf()];
    expect(await holderAsked(other, holder, "en")).toBeUndefined();
    const vest = { give: await kind("high-visibility-vest"), holder, number: "" };
    await expect(handOver(other, vest)).rejects.toMatchObject({ refusals: [{ code: "record.choice-gone" }] });
    const gate = await paired(eventId);
    expect(await holderAsked(gate, holder, "es")).toMatchObject({ code: holder, loans: [] });
    for (const device of [
      { ...gate.device, isTraining: true },
      { ...gate.device, profile: "kiosk" as const },
    ])
      await expect(handOver({ ...gate, device }, vest)).rejects.toMatchObject({ refusals: [{ code: "gate.not-now" }] });
    expect(await loansAt(eventId, "en")).toEqual([]);
  });
});

describe("somebody without a place", () => {
  const codeOf = async () =>
    (await query("SELECT code FROM app.worker WHERE id = $1", [ready.id])).rows[0].code as string;

  test("gets an open one from a supervisor, by the same rules, and is let in", async () => {
    const eventId = await anEvent(false);
    const supervisor = await paired(eventId, "", "supervisor");
    const code = await codeOf();
    expect(await othersNamed(supervisor, "zubiri")).toMatchObject([{ id: ready.id }]);
    const stopped = await see(supervisor, { confirmed: false });
    expect([stopped.verdict.light, isWalkIn(stopped)]).toEqual(["stop", true]);
    const [place] = await placesOpenNow(supervisor, "en");
    expect(place).toMatchObject({ shift: "Barra", free: 3 });
    const { verdict, punch } = await letWalkIn(
      supervisor,
      { code, slotId: place!.slotId, client: crypto.randomUUID() },
      "en",
    );
    expect([verdict.light, punch?.kind]).toEqual(["go", "in"]);
    expect(await countInside(eventId)).toBe(1);
    expect(await placesOpenNow(supervisor, "en")).toMatchObject([{ free: 2 }]);
    expect(await othersNamed(supervisor, "zubiri"), "has a place now").toEqual([]);
  });

  test("gets none where they may not work, and none from a steward", async () => {
    const eventId = await anEvent(false);
    const [steward, supervisor] = [await paired(eventId), await paired(eventId, "", "supervisor")];
    const [place] = await placesOpenNow(supervisor, "en");
    const walkIn = { code: await codeOf(), slotId: place!.slotId, client: crypto.randomUUID() };
    await expect(letWalkIn(steward, walkIn, "en")).rejects.toMatchObject({ name: "NotPermitted" });
    await query("UPDATE app.engagement SET last_day = '2027-06-17' WHERE worker_id = $1", [ready.id]);
    await expect(letWalkIn(supervisor, walkIn, "en")).rejects.toMatchObject({ refusals: [{ code: "gate.not-now" }] });
    expect(await placesOpenNow(supervisor, "en")).toMatchObject([{ free: 3 }]);
  });
});
