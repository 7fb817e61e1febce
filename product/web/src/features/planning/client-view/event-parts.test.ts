/** Tests of an event's other parts, briefing, incidents, files and sheets, and of what its client sees of them. */
import { describe, expect } from "vitest";
import { tokensFor } from "@product/database/workers/answer-links";
import { inTransaction } from "@product/database/write";
import { confirmRead } from "#features/planning/answers/commands.server.ts";
import { assignWorker } from "#features/planning/assignments/commands.server.ts";
import { writeBriefing, writeShiftBriefing } from "#features/planning/briefings/commands.server.ts";
import { briefingFor, readersOf } from "#features/planning/briefings/queries.server.ts";
import { briefingForm } from "#features/planning/briefings/schema.ts";
import { addFile, removeFile } from "#features/planning/event-files/commands.server.ts";
import { fileBehindLink, filesOf } from "#features/planning/event-files/queries.server.ts";
import { sheetOf } from "#features/planning/event-sheets/queries.server.ts";
import { runSheetPdf, signInSheetPdf } from "#features/planning/event-sheets/sheets-pdf.server.ts";
import { rotaSheetOf } from "#features/planning/rota-sheets/queries.server.ts";
import { rotaPdf } from "#features/planning/rota-sheets/rota-pdf.server.ts";
import { rotaQuery } from "#features/planning/rota/schema.ts";
import { eventFrame } from "#features/planning/events/queries.server.ts";
import { editIncident, reportIncident } from "#features/planning/incidents/commands.server.ts";
import { incidentJobs } from "#features/planning/incidents/forget.server.ts";
import { incidentsOf, incidentWith } from "#features/planning/incidents/queries.server.ts";
import { incidentForm } from "#features/planning/incidents/schema.ts";
import { publishShift } from "#features/planning/shifts/commands.server.ts";
import { setClientTerms, setCompanyTerms, setEventTerms } from "#features/planning/work-terms/commands.server.ts";
import { eventTerms } from "#features/planning/work-terms/queries.server.ts";
import { termsForm } from "#features/planning/work-terms/schema.ts";
import { clockNow } from "#request/clock.ts";
import { itIs } from "#testing/clock.ts";
import { useFiles } from "#testing/files.ts";
import { planner, usePlanning } from "#testing/planning.ts";
import { useReadyWorker } from "#testing/ready-worker.ts";
import { who } from "#testing/who.ts";
import { lastActs, test } from "#testing/world.ts";
import { createLink, revokeLink } from "./commands.server.ts";
import { clientView, fileBehindClientLink, linksOf } from "./queries.server.ts";

const { query, url, ready } = useReadyWorker();
const parts = useFiles(url);
const { event, shift, slot, versionOf } = usePlanning(query);
const lead = who(["event.view", "incident.view", "incident.create", "incident.edit"]);
const now = "2027-06-01T09:00:00Z";

/** A published shift where the worker has a place. */
async function staffed() {
  itIs(now);
  const eventId = await event();
  const shiftId = await shift(eventId);
  const slotId = await slot(shiftId, { roleId: ready.roleId, target: 2, maximum: 2, agencySeats: 1 });
  await publishShift(planner, shiftId, await versionOf("shift", shiftId));
  const { id } = await assignWorker(planner, shiftId, { slotId, workerId: ready.id });
  const { answer: token } = await inTransaction((tx) => tokensFor(tx, ready.id));
  return { eventId, shiftId, id, token };
}
const brief = async (eventId: string, fields: Record<string, string>) =>
  writeBriefing(planner, eventId, briefingForm.parse({ ...fields, version: await versionOf("event", eventId) }));
const refused = (code: string) => ({ refusals: [expect.objectContaining({ code })] });

describe("a briefing", () => {
  test("is confirmed by who reads it, and asked again once it says something else", async () => {
    const { eventId, shiftId, id, token } = await staffed();
    expect(await briefingFor(id, "es")).toBeUndefined();
    await brief(eventId, { briefingEs: "## Puertas\n\nA las **seis**.", asks: "on" });
    expect(await lastActs()).toMatchObject([{ act: "event.brief", actorId: planner.id }]);
    const shown = (await briefingFor(id, "en"))!;
    expect(shown).toMatchObject({ asks: true, readAt: null, parts: [[{ type: "heading" }, { type: "paragraph" }]] });
    expect(await readersOf(eventId)).toMatchObject([{ readAt: null }]);
    itIs("2027-06-02T09:00:00Z");
    await confirmRead(token, id, shown.changedAt.toISOString());
    expect(await lastActs()).toMatchObject([{ act: "assignment.read-briefing", actorKind: "worker" }]);
    expect(await readersOf(eventId)).toMatchObject([{ readAt: new Date("2027-06-02T09:00:00Z") }]);
    itIs("2027-06-03T09:00:00Z");
    await writeShiftBriefing(planner, eventId, { shiftId, briefingEs: "Camisa negra", briefingEn: "" });
    expect(await readersOf(eventId)).toMatchObject([{ readAt: null }]);
    await expect(confirmRead(token, id, shown.changedAt.toISOString())).rejects.toMatchObject(
      refused("briefing.changed"),
    );
  });

  test("that cannot be shown is refused with its line, and a stranger confirms nothing", async () => {
    const { eventId, id } = await staffed();
    const unsafe = { briefingEs: "Bien\n\n[mapa](javascript:alert(1))" };
    await expect(brief(eventId, unsafe)).rejects.toMatchObject({
      refusals: [{ code: "briefing.line-unread", line: 3, language: "es" }],
    });
    await expect(confirmRead("nobody", id, now)).rejects.toMatchObject(refused("record.changed-meanwhile"));
  });
});

describe("an incident", () => {
  const typed = { kind: "late", severity: "low", happenedAt: "2027-06-18T14:20", account: "Came 20 minutes late." };

  test("is of somebody who was there, is edited once at a time, and closed", async () => {
    const { eventId, shiftId } = await staffed();
    const form = (fields: object = {}) => incidentForm.parse({ ...typed, shiftId, workerId: ready.id, ...fields });
    const { id } = await reportIncident(lead, eventId, form());
    expect(await lastActs()).toMatchObject([{ act: "incident.report", actorId: lead.id }]);
    expect(await incidentsOf(eventId)).toMatchObject([
      { kind: "late", worker: "Ane Zubiri Gil", shift: "Barra", happenedAt: new Date("2027-06-18T12:20:00Z") },
    ]);
    await editIncident(lead, eventId, id, form({ isClosed: "on", followUp: "Talked to.", version: 1 }));
    expect(await incidentWith(eventId, id, "Europe/Madrid" as never)).toMatchObject({ isClosed: true, version: 2 });
    await expect(editIncident(lead, eventId, id, form({ version: 1 }))).rejects.toThrow(/changed/);
  });

  test("ends when its term is over, unless it is still open", async () => {
    const { eventId } = await staffed();
    const form = incidentForm.parse({ ...typed, workerId: ready.id });
    const [open, closed, young] = [1, 2, 3].map(() => reportIncident(lead, eventId, form));
    const old = "happened_at = now() - interval '1900 days'";
    await query(`UPDATE app.incident SET ${old} WHERE id = $1`, [(await open!).id]);
    await query(`UPDATE app.incident SET ${old}, closed_at = now() WHERE id = $1`, [(await closed!).id]);
    await query("UPDATE app.incident SET closed_at = now() WHERE id = $1", [(await young!).id]);
    await incidentJobs["incidents.forget"]();
    const left = (await incidentsOf(eventId)).map(({ id }) => id);
    expect(left.toSorted()).toEqual([(await open!).id, (await young!).id].toSorted());
    expect(await lastActs()).toMatchObject([{ act: "incident.end-term" }]);
  });

  test("names whom it is about, and nobody from elsewhere", async () => {
    const { eventId } = await staffed();
    const other = await event();
    await expect(reportIncident(lead, eventId, incidentForm.parse(typed))).rejects.toMatchObject(
      refused("incident.names-nobody"),
    );
    const elsewhere = incidentForm.parse({ ...typed, workerId: ready.id });
    await expect(reportIncident(lead, other, elsewhere)).rejects.toMatchObject(refused("incident.of-nobody-here"));
    await expect(reportIncident(planner, eventId, elsewhere)).rejects.toThrow(/permi/i);
  });

  test("goes with the data of its worker", async () => {
    const { eventId } = await staffed();
    await reportIncident(lead, eventId, incidentForm.parse({ ...typed, workerId: ready.id }));
    await query("DELETE FROM app.worker WHERE id = $1", [ready.id]);
    expect(await incidentsOf(eventId)).toEqual([]);
  });
});

describe("the link of a client", () => {
  const link = { note: "Harbour Group", names: "first", validDays: 7, showsFiles: true, asksHours: false } as const;

  test("shows published shifts and names as far as it says, until it ends or is revoked", async () => {
    const { eventId } = await staffed();
    await shift(eventId, { title: "Borrador" });
    const { id, token } = await createLink(planner, eventId, link);
    const view = (await clientView(token, "es", clockNow()))!;
    expect(view.shifts).toMatchObject([
      { title: "Barra", roles: [{ role: "Montador/a", target: 2, agencySeats: 1, names: ["Ane Z."] }] },
    ]);
    const none = await createLink(planner, eventId, { ...link, names: "none" });
    expect(JSON.stringify(await clientView(none.token, "es", clockNow()))).not.toContain("Ane");
    expect(await clientView(token, "es", new Date("2027-06-08T09:00:00Z"))).toBeUndefined();
    await revokeLink(planner, eventId, { linkId: id });
    expect(await lastActs()).toMatchObject([{ act: "client-link.revoke" }]);
    expect(await clientView(token, "es", clockNow())).toBeUndefined();
    expect(await clientView("nothing", "es", clockNow())).toBeUndefined();
    const { rows } = await query("SELECT * FROM app.client_link WHERE id = $1", [id]);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect((await linksOf(eventId, clockNow())).map(({ standing }) => standing)).toContain("revoked");
  });

  test("gives out the files that are for the client, and no others", async () => {
    const { eventId, token: workersToken } = await staffed();
    const { files } = parts;
    const file = new File(["%PDF-1.4\n%%EOF"], "plan.pdf");
    const add = (fields: object) =>
      addFile(planner, eventId, { file, name: "", forWorkers: false, forClient: false, ...fields }, files);
    await expect(add({ file: new File(["<script>"], "plan.pdf") })).rejects.toMatchObject(
      refused("file.kind-not-taken"),
    );
    const [forClient, forWorkers] = [await add({ forClient: true }), await add({ forWorkers: true })];
    const { token } = await createLink(planner, eventId, link);
    expect((await clientView(token, "es", clockNow()))!.files).toMatchObject([{ id: forClient.id, name: "plan.pdf" }]);
    expect(await fileBehindClientLink(token, forWorkers.id, clockNow())).toBeUndefined();
    expect(await fileBehindLink(workersToken, forWorkers.id)).toMatchObject({ id: forWorkers.id });
    expect(await fileBehindLink(workersToken, forClient.id)).toBeUndefined();
    const kept = await fileBehindClientLink(token, forClient.id, clockNow());
    await removeFile(planner, eventId, { fileId: forClient.id }, files);
    expect(await filesOf(eventId)).toMatchObject([{ id: forWorkers.id }]);
    expect(await files.read("event-files", kept!.path)).toBeUndefined();
  });
});

test("working terms hold as the narrowest level says that says anything", async () => {
  const { eventId, id } = await staffed();
  const manager = who(["settings.edit", "event.edit", "client.edit"]);
  const form = (fields: object, version = 0) => termsForm.parse({ ...fields, version });
  await setCompanyTerms(manager, form({ dressEs: "Negro", breakMinutes: 20 }));
  const { rows } = await query("INSERT INTO app.client (name) VALUES ('Puerto') RETURNING id");
  await query("UPDATE app.event SET client_id = $2 WHERE id = $1", [eventId, rows[0].id]);
  await setClientTerms(manager, rows[0].id, form({ dressEs: "Blanco" }));
  expect((await briefingFor(id, "es"))!.dress).toBe("Blanco");
  expect(await eventTerms(eventId)).toMatchObject({
    above: { dressEs: { value: "Blanco", from: "client" }, breakMinutes: { value: 20, from: "company" } },
  });
  await setEventTerms(manager, eventId, form({ dressEs: "Azul", breakMinutes: 0 }));
  expect(await lastActs()).toMatchObject([{ act: "event.set-terms" }]);
  expect((await eventTerms(eventId)).inForce).toMatchObject({
    dressEs: { value: "Azul", from: "event" },
    breakMinutes: { value: 0, from: "event" },
  });
  await expect(setEventTerms(manager, eventId, form({}))).rejects.toThrow(/changed/);
  await setCompanyTerms(manager, form({}, 1));
});

test("run sheet and sign-in sheet are drawn in both languages", async () => {
  const { eventId } = await staffed();
  const frame = (await eventFrame(planner, eventId, "es"))!;
  for (const language of ["es", "en"] as const) {
    const sheet = await sheetOf(frame, language, clockNow());
    expect(sheet.shifts).toMatchObject([{ title: "Barra", roles: [{ people: [{ name: "Ane Zubiri Gil" }] }] }]);
    for (const pdf of [await runSheetPdf(sheet), await signInSheetPdf(sheet)])
      expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
  }
});

test("the rota is drawn across by person and by event, with everyone on its days, to who may see them", async () => {
  const { eventId } = await staffed();
  const sheetQuery = rotaQuery.parse({ day: "2027-06-18", event: eventId });
  for (const by of ["people", "events"] as const) {
    const sheet = await rotaSheetOf(planner, sheetQuery, by, by === "people" ? "es" : "en");
    expect(sheet).toMatchObject({
      days: { length: 7 },
      people: [{ name: "Ane Zubiri Gil", shiftIds: [expect.any(String)], minutes: 480 }],
      shifts: [{ title: "Barra", roles: [{ people: ["Ane Zubiri Gil"] }] }],
    });
    const pdf = await rotaPdf(sheet);
    expect(pdf.toString("latin1")).toMatch(/^%PDF-[^]*MediaBox \[0 0 841\.89 595\.28\]/);
  }
  const blind = who(["shift.view"], { kind: "event", id: crypto.randomUUID() });
  expect(await rotaSheetOf(blind, sheetQuery, "people", "es")).toMatchObject({ people: [], shifts: [] });
});
