import { expect } from "vitest";
import { assignWorker } from "#features/planning/assignments/commands.server.ts";
import { copyEvent } from "#features/planning/event-copies/commands.server.ts";
import { copyForm } from "#features/planning/event-copies/schema.ts";
import { planner, usePlanning } from "#testing/planning.ts";
import { useReadyWorker } from "#testing/ready-worker.ts";
import { who } from "#testing/who.ts";
import { lastActs, test } from "#testing/world.ts";
import { setClientTerms, setCompanyTerms, setEventTerms, setShiftTerms } from "./commands.server.ts";
import { eventTerms, papersToAskFor, shiftTerms } from "./queries.server.ts";
import { termsForm } from "./schema.ts";

const { query, ready } = useReadyWorker();
const { event, shift, slot } = usePlanning(query);
const manager = who(["settings.edit", "event.edit", "shift.edit", "client.edit"]);
const form = (fields: object, version = 0) => termsForm.parse({ ...fields, version });

async function place() {
  const { rows } = await query("INSERT INTO app.client (name) VALUES ($1) RETURNING id", [crypto.randomUUID()]);
  const clientId: string = rows[0].id;
  const eventId = await event({ clientId });
  const shiftId = await shift(eventId);
  const slotId = await slot(shiftId, { roleId: ready.roleId, maximum: 5, target: 5 });
  const assign = () => assignWorker(planner, shiftId, { slotId, workerId: ready.id });
  return { clientId, eventId, shiftId, assign };
}
const paper = async () =>
  (await query("SELECT id FROM app.document_type WHERE key = 'food-handler'")).rows[0].id as string;
const own = (...documentTypeIds: string[]) => ({ documents: "own", documentTypeIds });
const keptOut = { refusals: [{ code: "assignment.not-allowed" }] };

test("Documents are asked for as the narrowest level says, down to one shift, and keep out who lacks them", async () => {
  const { clientId, eventId, shiftId, assign } = await place();
  const id = await paper();
  await setClientTerms(manager, clientId, form(own(id)));
  expect((await eventTerms(eventId)).above.documentTypeIds).toEqual({ value: [id], from: "client" });
  await expect(assign()).rejects.toMatchObject(keptOut);
  // The event says that none is asked for; one shift of it asks for it again.
  await setEventTerms(manager, eventId, form(own()));
  expect((await eventTerms(eventId)).inForce.documentTypeIds).toEqual({ value: [], from: "event" });
  await setShiftTerms(manager, shiftId, form(own(id)));
  expect(await lastActs()).toMatchObject([{ act: "shift.set-terms", subjects: [`shift ${shiftId}`] }]);
  expect((await shiftTerms(eventId, shiftId)).inForce.documentTypeIds).toEqual({ value: [id], from: "shift" });
  await expect(assign()).rejects.toMatchObject(keptOut);
  await setShiftTerms(manager, shiftId, form({}, 1));
  await assign();
});

test("The documents of the company hold where nobody says otherwise", async () => {
  const { eventId, assign } = await place();
  await setCompanyTerms(manager, form(own(await paper())));
  expect((await eventTerms(eventId)).inForce.documentTypeIds).toMatchObject({ from: "company" });
  await expect(assign()).rejects.toMatchObject(keptOut);
  await setCompanyTerms(manager, form({}, 1));
  await assign();
});

test("A shift says its dress, its compensation and how people clock, and its breaks in its own form", async () => {
  const { eventId, shiftId } = await place();
  await setEventTerms(
    manager,
    eventId,
    form({ selfClock: "no", dressEs: "Negro", compensation: "all", lateHours: 24 }),
  );
  expect((await shiftTerms(eventId, shiftId)).above.compensation).toEqual({ value: "all", from: "event" });
  const shiftForm = form({ selfClock: "with-position", dressEs: "Blanco", compensation: "none", breakMinutes: 5 });
  await setShiftTerms(manager, shiftId, shiftForm);
  expect((await shiftTerms(eventId, shiftId)).inForce).toMatchObject({
    selfClock: { value: "with-position", from: "shift" },
    dressEs: { value: "Blanco", from: "shift" },
    compensation: { value: "none", from: "shift" },
    lateHours: { value: 24, from: "event" },
    breakMinutes: { from: "product" },
  });
  await expect(setShiftTerms(manager, shiftId, shiftForm)).rejects.toMatchObject({
    refusals: [{ code: "record.changed-meanwhile" }],
  });
  const blind = who(["shift.edit"], { kind: "event", id: crypto.randomUUID() });
  await expect(setShiftTerms(blind, shiftId, form({}, 1))).rejects.toMatchObject({ name: "NotPermitted" });
});

test("A copy of an event keeps the terms of its shifts", async () => {
  const { eventId, shiftId } = await place();
  await setShiftTerms(manager, shiftId, form({ dressEn: "White shirt" }));
  await copyEvent(planner, eventId, copyForm.parse({ titleEs: "Otra", firstDay: "2027-07-18" }));
  const { rows } = await query(
    "SELECT terms FROM app.work_terms WHERE shift_id IN (SELECT id FROM app.shift WHERE copied_from = $1)",
    [shiftId],
  );
  expect(rows).toEqual([{ terms: { dressEn: "White shirt" } }]);
});

test("No kind of document about health can be asked for", async () => {
  const { rows } = await query("SELECT id FROM app.document_type WHERE is_health");
  const offered = (await papersToAskFor("es")).map(({ id }) => id);
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter(({ id }) => offered.includes(id))).toEqual([]);
});
