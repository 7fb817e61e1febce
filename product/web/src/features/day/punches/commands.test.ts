import { describe, expect } from "vitest";
import { theSystem } from "@product/domain/actor";
import { demoEntities } from "@product/database/demo/worker-words";
import { sealPunches } from "@product/database/register/sealer";
import { verifyRegister } from "@product/database/register/verify";
import { readPerson } from "@product/database/privacy/read-person";
import { inTransaction } from "@product/database/write";
import { assignWorker } from "#features/planning/assignments/commands.server.ts";
import { publishShift } from "#features/planning/shifts/commands.server.ts";
import { itIs } from "#testing/clock.ts";
import { planner, usePlanning } from "#testing/planning.ts";
import { create, useReadyWorker } from "#testing/ready-worker.ts";
import { who } from "#testing/who.ts";
import { lastActs, test } from "#testing/world.ts";
import { recordPunch, voidPunch, type NewPunch } from "./commands.server.ts";
import { punchesAt, punchesOf } from "./queries.server.ts";

const { query, ready } = useReadyWorker();
const { event, shift, slot, versionOf } = usePlanning(query);
const steward = who(["checkin.create"]);
const entity = demoEntities.ES.id;

const make = (kind: NewPunch["kind"], more: Partial<NewPunch> = {}) =>
  recordPunch(steward, { workerId: ready.id, kind, source: "gate", clientId: crypto.randomUUID(), ...more });
const kindsOf = async (workerId = ready.id) =>
  (await punchesOf(workerId, new Date("2027-01-01"), new Date("2028-01-01"))).map(({ kind }) => kind);
const working = async () => {
  const eventId = await event();
  const shiftId = await shift(eventId);
  const slotId = await slot(shiftId, { roleId: ready.roleId, maximum: 3 });
  await publishShift(planner, shiftId, await versionOf("shift", shiftId));
  const { id } = await assignWorker(planner, shiftId, { slotId, workerId: ready.id });
  return { eventId, shiftId, id };
};
const stateOf = async (id: string) =>
  (await query("SELECT state FROM app.assignment WHERE id = $1", [id])).rows[0].state;
/** Alters rows as somebody with the rights of the database's owner could. */
async function tamper(statement: string, parameters: unknown[] = []): Promise<void> {
  await query("SET session_replication_role = replica");
  await query(statement, parameters);
  await query("SET session_replication_role = origin");
}

describe("a punch", () => {
  test("is written where it was made, with the shift it is for, and the assignment follows", async () => {
    itIs("2027-06-01T10:00:00Z");
    const { eventId, shiftId, id } = await working();
    itIs("2027-06-18T11:55:00Z");
    const punch = await make("in", { eventId });
    expect(await lastActs()).toMatchObject([
      { act: "punch.record", actorId: steward.id, subjects: [`punch ${punch.id}`] },
    ]);
    expect(await punchesAt(eventId, new Date("2027-06-18"), new Date("2027-06-19"))).toMatchObject([
      { kind: "in", shiftId, assignmentId: id, legalEntityId: entity, timeZone: "Europe/Madrid", source: "gate" },
    ]);
    expect(await stateOf(id)).toBe("checked_in");
    await make("break_start", { eventId });
    expect(await stateOf(id)).toBe("on_break");
    await make("out", { eventId });
    expect(await stateOf(id)).toBe("checked_out");
    for (const { id: each } of await punchesOf(ready.id, new Date("2027-06-18"), new Date("2027-06-19")))
      await voidPunch(steward, { punchId: each, clientId: crypto.randomUUID() });
    expect(await stateOf(id), "taken back").toBe("confirmed");
  });

  test("counts once however often it is sent, at once or later", async () => {
    itIs("2027-06-18T11:55:00Z");
    const clientId = crypto.randomUUID();
    const sent = await Promise.all(Array.from({ length: 12 }, () => make("in", { clientId })));
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    expect(sent.filter(({ isRepeat }) => !isRepeat)).toHaveLength(1);
    expect(await kindsOf()).toEqual(["in"]);
  });

  test("is made by who may check in at that event, and by nobody else", async () => {
    itIs("2027-06-18T11:55:00Z");
    const eventId = await event();
    const elsewhere = who(["event.view"]);
    await expect(
      recordPunch(elsewhere, {
        workerId: ready.id,
        kind: "in",
        source: "office",
        clientId: crypto.randomUUID(),
        eventId,
      }),
    ).rejects.toMatchObject({ name: "NotPermitted" });
    expect(await kindsOf()).toEqual([]);
  });

  test("is taken back by whoever made it, once, within two minutes", async () => {
    itIs("2027-06-18T12:00:00Z");
    const deviceId = crypto.randomUUID();
    const { id: punchId } = await make("in", { deviceId });
    const undo = (more: object) => voidPunch(steward, { punchId, clientId: crypto.randomUUID(), ...more });
    await expect(undo({})).rejects.toMatchObject({ refusals: [{ code: "punch.not-yours" }] });
    await expect(voidPunch(theSystem, { punchId, deviceId, clientId: crypto.randomUUID() })).rejects.toMatchObject({
      refusals: [{ code: "punch.not-yours" }],
    });
    itIs("2027-06-18T12:02:00Z");
    const clientId = crypto.randomUUID();
    const { id } = await undo({ deviceId, clientId });
    expect(await undo({ deviceId, clientId }), "sent again").toEqual({ id });
    await expect(undo({ deviceId })).rejects.toMatchObject({ refusals: [{ code: "punch.voided" }] });
    const { id: late } = await make("in", { deviceId });
    itIs("2027-06-18T12:04:01Z");
    await expect(voidPunch(steward, { punchId: late, deviceId, clientId: crypto.randomUUID() })).rejects.toMatchObject({
      refusals: [{ code: "punch.void-late", minutes: 2 }],
    });
    expect(await kindsOf()).toEqual(["in", "void", "in"]);
  });

  test("is read with the record that two became, and in what is exported of the person", async () => {
    itIs("2027-06-18T12:00:00Z");
    await make("in");
    const kept = await create();
    await query("UPDATE app.worker SET merged_into = $2 WHERE id = $1", [ready.id, kept]);
    expect(await kindsOf(kept)).toEqual(["in"]);
    const { register } = await inTransaction((tx) => readPerson(tx, kept));
    expect(register[0]).toMatchObject({ table: "punch", rows: [{ kind: "in", source: "gate" }] });
    expect(Object.keys(register[0]!.rows[0]!)).not.toContain("transaction");
  });
});

describe("the register", () => {
  const sealed = async () => {
    await expect
      .poll(async () => (await sealPunches()) === 0 && (await unsealed()) === 0, { timeout: 15_000 })
      .toBe(true);
  };
  const unsealed = async () =>
    (
      await query(
        "SELECT count(*)::int AS n FROM app.punch p WHERE NOT EXISTS (SELECT FROM app.punch_seal WHERE punch_id = p.id)",
      )
    ).rows[0].n;
  const faults = async () => (await verifyRegister(entity, new Date("2027-07-01"), 3)).faults;

  test("can be neither changed nor emptied, in its months either", async () => {
    itIs("2027-06-18T12:00:00Z");
    await make("in");
    for (const table of ["punch", "punch_2027_06", "punch_seal"])
      for (const statement of [
        `UPDATE app.${table} SET legal_entity_id = legal_entity_id`,
        `DELETE FROM app.${table}`,
        `TRUNCATE app.${table}`,
      ])
        await expect(query(statement)).rejects.toThrow("append-only");
  });

  test("is a chain for each company, and shows what was altered or removed", async () => {
    await tamper("TRUNCATE app.punch, app.punch_seal");
    itIs("2027-06-18T12:00:00Z");
    const recorded = [];
    for (const kind of ["in", "break_start", "break_end", "out"] as const) recorded.push(await make(kind));
    const { rows } = await query("SELECT id FROM app.worker WHERE legal_entity_id = $1 AND status = 'active' LIMIT 1", [
      demoEntities.UK.id,
    ]);
    await make("in", { workerId: rows[0].id });
    expect(await faults(), "nothing is sealed yet").toHaveLength(4);
    await sealed();
    expect(await verifyRegister(entity, new Date("2027-07-01"))).toMatchObject({ sealed: 4n, faults: [] });
    expect(await verifyRegister(demoEntities.UK.id, new Date("2027-07-01"))).toMatchObject({ sealed: 1n, faults: [] });
    await tamper("UPDATE app.punch SET at = at - interval '1 hour' WHERE id = $1", [recorded[1]!.id]);
    await tamper("DELETE FROM app.punch WHERE id = $1", [recorded[3]!.id]);
    expect(await faults()).toEqual([
      { fault: "altered", seq: 2n, punchId: recorded[1]!.id },
      { fault: "removed", seq: 4n, punchId: recorded[3]!.id },
    ]);
  });

  test("is sealed by one process at a time, each punch once", async () => {
    await tamper("TRUNCATE app.punch, app.punch_seal");
    itIs("2027-06-18T12:00:00Z");
    for (let n = 0; n < 20; n++) await make("in");
    await Promise.all(Array.from({ length: 6 }, () => sealPunches({ limit: 5 })));
    await sealed();
    expect(await verifyRegister(entity, new Date("2027-07-01"), 7)).toMatchObject({ sealed: 20n, faults: [] });
  });
});
