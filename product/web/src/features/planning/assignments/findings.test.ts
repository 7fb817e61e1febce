import { describe, expect } from "vitest";
import { createOverride } from "#features/planning/rules/commands.server.ts";
import { overrideForm as ruleForm } from "#features/planning/rules/schema.ts";
import { editShift, publishShift } from "#features/planning/shifts/commands.server.ts";
import { shiftForm } from "#features/planning/shifts/schema.ts";
import { planner, usePlanning } from "#testing/planning.ts";
import { useReadyWorker } from "#testing/ready-worker.ts";
import { who } from "#testing/who.ts";
import { lastActs, test } from "#testing/world.ts";
import { assignWorker, confirmOverride, overrideFindings } from "./commands.server.ts";

const { query, ready } = useReadyWorker();
const { event, shift, slot, versionOf } = usePlanning(query);
const second = who(["event.view", "assignment.view", "clearance.override"]);
const why = "Nobody else may drive the crane";

const refused = (code: string, values: object = {}) => ({ refusals: [{ code, ...values }] });
const restTooShort = (shortfall: number) =>
  refused("assignment.findings", {
    n: 1,
    exceptions: "yes",
    findings: [{ finding: { rule: "ES-REST-12", shortfall, citation: { es: "ET art. 34.3" } } }],
  });

type Place = { shiftId: string; slotId: string };
const draft = async (eventId: string, day: number, from: string, until: string): Promise<Place> => {
  const at = (time: string) => `2027-06-${day}T${time}`;
  const shiftId = await shift(eventId, { title: `Day ${day}`, startsAt: at(from), endsAt: at(until) });
  return { shiftId, slotId: await slot(shiftId, { roleId: ready.roleId }) };
};
const publish = async ({ shiftId }: Place) => publishShift(planner, shiftId, await versionOf("shift", shiftId));
const published = async (...args: Parameters<typeof draft>) => {
  const place = await draft(...args);
  await publish(place);
  return place;
};
const assign = ({ shiftId, slotId }: Place, more: { reason?: string; isOverriding?: "on" } = {}, actor = planner) =>
  assignWorker(actor, shiftId, { slotId, workerId: ready.id, reason: "", ...more });
const anyway = (place: Place, reason = why, actor = planner) => assign(place, { reason, isOverriding: "on" }, actor);
const confirm = async ({ shiftId }: Place, id: string, actor = second) =>
  confirmOverride(actor, shiftId, { assignmentId: id, version: await versionOf("assignment", id) });
const kept = async (id: string) =>
  (await query("SELECT state, findings, override FROM app.assignment WHERE id = $1", [id])).rows[0];
const move = async ({ shiftId }: Place, startsAt: string, endsAt: string) => {
  const rested = { breakMinutes: 30, breakAfter: 240, breakPaid: "on" };
  const version = await versionOf("shift", shiftId);
  await editShift(planner, shiftId, shiftForm.parse({ title: "Moved", startsAt, endsAt, ...rested, version }));
};

describe("the rules are asked when someone is assigned", () => {
  test("twelve hours of rest pass in Spain, a minute less does not, and the law is named", async () => {
    const eventId = await event();
    await assign(await published(eventId, 18, "14:00", "22:00"));
    await expect(assign(await published(eventId, 19, "09:59", "17:00"))).rejects.toMatchObject(restTooShort(1));
    const { id } = await assign(await published(eventId, 19, "10:00", "17:00"));
    expect(await kept(id)).toMatchObject({ state: "booked", findings: [], override: null });
  });

  test("of a draft as well, with what is only staged elsewhere", async () => {
    const eventId = await event();
    await assign(await draft(eventId, 18, "14:00", "22:00"));
    await expect(assign(await draft(eventId, 19, "09:00", "17:00"))).rejects.toMatchObject(restTooShort(60));
    await expect(assign(await draft(eventId, 18, "20:00", "23:00"))).rejects.toMatchObject(
      refused("assignment.findings", { exceptions: "no" }),
    );
  });

  test("by the number that was set for the event", async () => {
    const eventId = await event();
    await assign(await published(eventId, 18, "14:00", "22:00"));
    const early = await published(eventId, 19, "08:00", "16:00");
    await expect(assign(early)).rejects.toMatchObject(restTooShort(120));
    const numberSet = { rule: "ES-REST-12", scope: `event:${eventId}`, number: 10, allowedBy: "RD 1561/1995 art. 7" };
    const since = { reason: "Agreed with the works council", from: "2027-01-01" };
    await createOverride(who(["settings.edit"]), ruleForm.parse({ ...numberSet, ...since }));
    await assign(early);
    await query("DELETE FROM app.event WHERE id = $1", [eventId]);
    expect((await query("SELECT FROM app.rule_setting")).rowCount).toBe(0);
  });

  test("one after the other: of two at the same moment the second sees the first", async () => {
    const places = [
      await published(await event(), 18, "14:00", "22:00"),
      await published(await event(), 19, "08:00", "16:00"),
      await published(await event(), 20, "02:00", "08:00"),
    ];
    const settled = await Promise.allSettled(places.map((place) => assign(place)));
    const codes = settled.map((each) => (each.status === "fulfilled" ? "booked" : each.reason.refusals[0].code));
    // In any order of arrival, the middle day conflicts with both days around it.
    expect([
      ["booked", "assignment.findings", "booked"],
      ["assignment.findings", "booked", "assignment.findings"],
    ]).toContainEqual(codes);
  });

  test("what only warns is kept beside the assignment and stops nobody", async () => {
    const eventId = await event();
    await assign(await published(eventId, 18, "06:00", "08:00"));
    const { id } = await assign(await published(eventId, 18, "18:00", "22:00"));
    expect((await kept(id)).findings).toMatchObject([{ rule: "SPREAD-14", severity: "warn", shortfall: 120 }]);
  });
});

describe("an override of a finding", () => {
  const shortRest = async () => {
    const eventId = await event();
    await assign(await published(eventId, 18, "14:00", "22:00"));
    return published(eventId, 19, "09:00", "17:00");
  };

  test("needs a reason, the permission, and a second person for legal hours", async () => {
    const place = await shortRest();
    await expect(anyway(place, "too short")).rejects.toMatchObject({
      refusals: [{ code: "assignment.findings" }, { code: "assignment.reason-short", min: 10 }],
    });
    const without = who(["assignment.create", "worker.view"]);
    await expect(anyway(place, why, without)).rejects.toMatchObject({ name: "NotPermitted" });
    const { id } = await anyway(place);
    expect(await kept(id)).toMatchObject({
      state: "staged",
      findings: [{ rule: "ES-REST-12" }],
      override: { reason: why, by: planner.id, second: null, findings: [{ rule: "ES-REST-12", shortfall: 60 }] },
    });
    expect((await lastActs(2)).map(({ act }) => act).toSorted()).toEqual(["assignment.create", "assignment.override"]);
    await expect(confirm(place, id, planner)).rejects.toMatchObject(refused("worker.other-person-needed"));
    await confirm(place, id);
    expect(await kept(id)).toMatchObject({ state: "booked", override: { second: { by: second.id } } });
    expect(await lastActs()).toMatchObject([{ act: "assignment.confirm-override" }]);
    await expect(confirm(place, id)).rejects.toMatchObject(refused("record.changed-meanwhile"));
  });

  test("is not confirmed by who read another one, nor by the worker", async () => {
    const place = await shortRest();
    const { id } = await anyway(place);
    const version = await versionOf("assignment", id);
    await overrideFindings(planner, place.shiftId, { assignmentId: id, version, reason: "For another reason now" });
    await expect(confirmOverride(second, place.shiftId, { assignmentId: id, version })).rejects.toMatchObject(
      refused("record.changed-meanwhile"),
    );
    await query("UPDATE app.worker SET user_id = $1 WHERE id = $2", [second.id, ready.id]);
    await expect(confirm(place, id)).rejects.toMatchObject(refused("worker.other-person-needed"));
  });

  test("that waits keeps nobody else from being told, and tells when it is confirmed", async () => {
    const eventId = await event();
    await assign(await published(eventId, 18, "14:00", "22:00"));
    const place = await draft(eventId, 19, "09:00", "17:00");
    const { id } = await anyway(place);
    await publish(place);
    expect((await kept(id)).state).toBe("staged");
    await confirm(place, id);
    expect((await kept(id)).state).toBe("booked");
  });

  test("is asked for when a shift is moved too near to another, before that is published", async () => {
    const eventId = await event();
    await assign(await published(eventId, 18, "14:00", "22:00"));
    const place = await published(eventId, 19, "10:00", "17:00");
    const { id } = await assign(place);
    await move(place, "2027-06-19T09:30", "2027-06-19T17:00");
    await expect(publish(place)).rejects.toMatchObject(refused("shift.findings", { n: 1 }));
    const version = await versionOf("assignment", id);
    await overrideFindings(planner, place.shiftId, { assignmentId: id, version, reason: why });
    await expect(publish(place)).rejects.toMatchObject(refused("shift.findings", { n: 1 }));
    await confirm(place, id);
    await publish(place);
    expect(await kept(id)).toMatchObject({ state: "booked", findings: [{ rule: "ES-REST-12", shortfall: 30 }] });
    // Half an hour more was never decided about.
    await move(place, "2027-06-19T09:00", "2027-06-19T17:00");
    await expect(publish(place)).rejects.toMatchObject(refused("shift.findings", { n: 1 }));
  });
});
