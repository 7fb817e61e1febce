import { describe, expect } from "vitest";
import type { Instant } from "@product/domain/time/instant";
import { addDevice } from "#features/day/check-in/commands.server.ts";
import { attendanceOf, conflictsOf } from "#features/day/check-in/queries.server.ts";
import { recordPassage } from "#features/day/passages/commands.server.ts";
import { recordPunch } from "#features/day/punches/commands.server.ts";
import { itIs } from "#testing/clock.ts";
import { usePhones } from "#testing/gate-phones.ts";
import { usePlanning } from "#testing/planning.ts";
import { create, useReadyWorker } from "#testing/ready-worker.ts";
import { who } from "#testing/who.ts";
import { test } from "#testing/world.ts";
import { countInside } from "#features/day/gate/queries.server.ts";
import { pairDevice, scan } from "#features/day/gate/commands.server.ts";
import { deviceOf, type PairedDevice } from "#features/day/gate/device.server.ts";

const { query, ready } = useReadyWorker();
const { eventOf } = usePlanning(query);
const { aPhone, deviceAt } = usePhones(query, ready);
const owner = who(["device.create", "event.edit", "checkin.create"]);
const before = "2027-06-18T11:50:00Z";

async function anEvent(): Promise<string> {
  itIs("2027-06-01T10:00:00Z");
  const eventId = await eventOf(ready);
  itIs(before);
  return eventId;
}
async function paired(eventId: string, gate = ""): Promise<PairedDevice> {
  const { pin } = await addDevice(owner, eventId, { name: "Gate", gate, profile: "steward" });
  const headers = { Cookie: `gate=${await pairDevice(pin)}` };
  return (await deviceOf(new Request("https://x.test/gate", { headers })))!;
}
const codeOf = async (id: string) =>
  (await query("SELECT code FROM app.worker WHERE id = $1", [id])).rows[0].code as string;
const punched = async (eventId: string) =>
  (await query("SELECT kind, worker_id FROM app.punch WHERE event_id = $1 ORDER BY written", [eventId])).rows;

describe("two people under one name", () => {
  test("sent by a device are told apart: the second is set aside by their own name, and stays so", async () => {
    const eventId = await anEvent();
    const phone = await aPhone();
    const { token } = await deviceAt(eventId, phone);
    const other = await create({ firstName: "Bea" });
    const came = await phone.scan(eventId);
    const second = await phone.scan(eventId, { client: came.client, code: await codeOf(other) });
    itIs("2027-06-18T14:00:00Z");
    expect(await phone.send(token, came)).toEqual(["written"]);
    for (let time = 0; time < 2; time += 1) expect(await phone.send(token, second)).toEqual(["aside"]);
    const later = await phone.scan(eventId, { kind: "out", at: Date.parse("2027-06-18T13:00:00Z") as Instant });
    const third = await phone.scan(eventId, { client: later.client, code: await codeOf(other), at: later.at });
    expect(await phone.send(token, later, third), "also in one request").toEqual(["written", "aside"]);
    expect(await punched(eventId)).toEqual(["in", "out"].map((kind) => ({ kind, worker_id: ready.id })));
    const shown = { reason: "sent-for-another", isWritten: false, name: "Bea Zubiri Gil" };
    expect(await conflictsOf(eventId)).toMatchObject([shown, shown]);
  });

  test("with a net are refused, at a gate and at the door of a zone, also at the same moment", async () => {
    const eventId = await anEvent();
    const device = await paired(eventId, "zone:Backstage");
    const people = [ready.id, await create()];
    const clientId = crypto.randomUUID();
    const punch = { kind: "in", source: "gate", clientId, eventId } as const;
    const outcomes = await Promise.allSettled(people.map((workerId) => recordPunch(owner, { ...punch, workerId })));
    const refused = { refusals: [{ code: "punch.sent-for-another" }] };
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(outcomes.find(({ status }) => status === "rejected")).toMatchObject({ reason: refused });
    const [first, second] = people as [string, string];
    await recordPassage(device, { workerId: first, kind: "in", clientId });
    await expect(recordPassage(device, { workerId: second, kind: "in", clientId })).rejects.toMatchObject(refused);
  });
});

describe("one person at twenty gates at once", () => {
  const everywhere = async (devices: readonly PairedDevice[], mode: "in" | "out") => {
    const code = await codeOf(ready.id);
    const scanAt = (n: number) =>
      scan(devices[n % devices.length]!, { code, mode, confirmed: true, client: crypto.randomUUID() }, "en");
    const seen = await Promise.all(Array.from({ length: 20 }, (_, n) => scanAt(n)));
    const codes = seen.map(({ verdict, punch }) => `${verdict.light} ${verdict.code}${punch ? " written" : ""}`);
    return Object.fromEntries([...Map.groupBy(codes, (text) => text)].map(([text, { length }]) => [text, length]));
  };

  test("is written once, and every other gate says that they are in already, or gone", async () => {
    const eventId = await anEvent();
    const devices = [await paired(eventId), await paired(eventId), await paired(eventId)];
    expect(await everywhere(devices, "in")).toEqual({ "go in written": 1, "go already-in": 19 });
    expect(await attendanceOf(eventId, "en")).toMatchObject([{ standing: "there", oddities: 0 }]);
    itIs("2027-06-18T13:00:00Z");
    expect(await everywhere(devices, "out")).toEqual({ "go out written": 1, "ask not-in": 19 });
    expect(await punched(eventId)).toMatchObject([{ kind: "in" }, { kind: "out" }]);
  });

  test("that had no net and send at once is one presence, and the office sees each gate but one", async () => {
    const eventId = await anEvent();
    const phones = await Promise.all(Array.from({ length: 20 }, () => aPhone()));
    const tokens: string[] = [];
    for (const phone of phones) tokens.push((await deviceAt(eventId, phone)).token);
    itIs("2027-06-18T14:00:00Z");
    const scans = await Promise.all(phones.map((phone) => phone.scan(eventId)));
    const answers = await Promise.all(phones.map((phone, n) => phone.send(tokens[n]!, scans[n]!)));
    expect(answers).toEqual(phones.map(() => ["written"]));
    const conflicts = await conflictsOf(eventId);
    expect([conflicts.length, ...new Set(conflicts.map(({ reason }) => reason))]).toEqual([19, "already-in"]);
    expect(await countInside(eventId)).toBe(1);
  });

  test("goes into a zone once", async () => {
    const eventId = await anEvent();
    const gate = await paired(eventId);
    const code = await codeOf(ready.id);
    await scan(gate, { code, mode: "in", confirmed: true, client: crypto.randomUUID() }, "en");
    const doors = [await paired(eventId, "zone:Backstage"), await paired(eventId, "zone:Backstage")];
    await everywhere(doors, "in");
    const { rows } = await query("SELECT kind FROM app.zone_passage WHERE event_id = $1", [eventId]);
    expect(rows).toEqual([{ kind: "in" }]);
  });
});
