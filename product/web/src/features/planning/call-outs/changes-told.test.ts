import { beforeEach, describe, expect } from "vitest";
import { assignWorker, releaseWorker } from "#features/planning/assignments/commands.server.ts";
import { editShift, publishShift } from "#features/planning/shifts/commands.server.ts";
import { shiftForm } from "#features/planning/shifts/schema.ts";
import type { Letter } from "#request/ports/mailer.ts";
import { itIs } from "#testing/clock.ts";
import { planner, usePlanning } from "#testing/planning.ts";
import { useReadyWorker } from "#testing/ready-worker.ts";
import { test } from "#testing/world.ts";
import { callOutJobs } from "./jobs.server.ts";

const { query, ready } = useReadyWorker();
const { event, shift, slot, versionOf } = usePlanning(query);

const sent: Letter[] = [];
const jobs = callOutJobs(async (letter) => void sent.push(letter), "https://staff.example");
async function lettersUntil(moment: string) {
  sent.length = 0;
  itIs(moment);
  const { rows } = await query(
    "DELETE FROM app.job WHERE kind = 'assignment.letter' AND run_at <= $1 RETURNING payload",
    [moment],
  );
  for (const { payload } of rows) await jobs["assignment.letter"](payload);
  return sent.map((letter) => ({ kind: letter.kind, lines: letter.channel === "mail" ? letter.paragraphs : [] }));
}
const [noon, night, later, morning] = [
  "2027-06-01T10:00:00Z",
  "2027-06-01T21:00:00Z",
  "2027-06-01T21:30:00Z",
  "2027-06-02T06:00:00Z",
];

const usual = { title: "Barra", startsAt: "2027-06-18T14:00", endsAt: "2027-06-18T22:00", meetingPoint: "Puerta A" };
const rest = { breakMinutes: 30, breakAfter: 240, breakPaid: "on" };
const save = async (id: string, fields: object = {}) =>
  editShift(planner, id, shiftForm.parse({ ...usual, ...rest, ...fields, version: await versionOf("shift", id) }));
const publish = async (id: string) => publishShift(planner, id, await versionOf("shift", id));
const stateOf = async (shiftId: string) =>
  (await query("SELECT state FROM app.assignment WHERE shift_id = $1", [shiftId])).rows.map(({ state }) => state);

/** Someone who is booked for a published shift and has read so. */
async function booked() {
  itIs(noon);
  const shiftId = await shift(await event(), usual);
  const slotId = await slot(shiftId, { roleId: ready.roleId });
  await publish(shiftId);
  const { id } = await assignWorker(planner, shiftId, { slotId, workerId: ready.id });
  const letters = await lettersUntil(noon);
  expect(letters).toMatchObject([{ kind: "call-out-booked" }]);
  return { shiftId, slotId, id, letters };
}
const agreed = async () => {
  const place = await booked();
  await query("UPDATE app.assignment SET state = 'confirmed' WHERE id = $1", [place.id]);
  return place;
};
const release = async (shiftId: string, id: string) =>
  releaseWorker(planner, shiftId, { assignmentId: id, reason: "", version: await versionOf("assignment", id) });

describe("a change of a shift", () => {
  beforeEach(async () => {
    await query("DELETE FROM app.job");
    await query("DELETE FROM app.event");
  });

  test("is told with what was and what is, in the language of its reader, and a new shift with where to meet", async () => {
    for (const [language, place, time] of [
      ["es", "Punto de encuentro", "Horario: vie, 18 jun, 14:00–22:00 → vie, 18 jun, 15:00–22:00"],
      ["en", "Meeting point", "Time: Fri 18 Jun, 14:00–22:00 → Fri 18 Jun, 15:00–22:00"],
    ] as const) {
      await query("UPDATE app.worker SET language = $2 WHERE id = $1", [ready.id, language]);
      const { shiftId, letters } = await agreed();
      expect(letters[0]!.lines.join("\n")).toContain(`${place}: Puerta A`);
      await save(shiftId, { startsAt: "2027-06-18T15:00", meetingPoint: "Puerta B" });
      await publish(shiftId);
      const [letter] = await lettersUntil(noon);
      expect(letter!.kind).toBe("call-out-reconfirm");
      expect(letter!.lines.slice(-2)).toEqual([time, `${place}: Puerta A → Puerta B`]);
      expect(await stateOf(shiftId)).toEqual(["reconfirm_pending"]);
      await query("DELETE FROM app.event");
    }
    await query("UPDATE app.worker SET language = 'es' WHERE id = $1", [ready.id]);
  });

  test("that came back in part is told in that part alone, and nobody is asked to confirm", async () => {
    const { shiftId } = await agreed();
    await save(shiftId, { startsAt: "2027-06-18T15:00", meetingPoint: "Puerta B" });
    await save(shiftId, { meetingPoint: "Puerta B" });
    await publish(shiftId);
    const [letter, ...more] = await lettersUntil(noon);
    expect(more).toEqual([]);
    expect(letter).toMatchObject({ kind: "call-out-changed" });
    expect(letter!.lines.at(-1)).toBe("Punto de encuentro: Puerta A → Puerta B");
    expect(letter!.lines.join("\n")).not.toContain("Horario");
    expect(await stateOf(shiftId)).toEqual(["confirmed"]);
  });

  test("of the notes alone is told without repeating them", async () => {
    const { shiftId } = await booked();
    await save(shiftId, { notesEs: "Trae linterna." });
    await publish(shiftId);
    expect((await lettersUntil(noon))[0]!.lines.at(-1)).toBe("Notas: hay un cambio; míralo en tu página.");
  });

  test("published in the night and taken back before the morning is told to nobody, who stays confirmed", async () => {
    const { shiftId } = await agreed();
    itIs(night);
    await save(shiftId, { startsAt: "2027-06-18T17:00" });
    await publish(shiftId);
    expect(await stateOf(shiftId)).toEqual(["reconfirm_pending"]);
    itIs(later);
    await save(shiftId);
    await publish(shiftId);
    expect(await stateOf(shiftId)).toEqual(["confirmed"]);
    expect(await lettersUntil(morning)).toEqual([]);
  });

  test("changed twice in the night is one letter, from what they knew to what is, and still asks", async () => {
    const { shiftId } = await agreed();
    itIs(night);
    for (const startsAt of ["2027-06-18T17:00", "2027-06-18T16:00"]) {
      await save(shiftId, { startsAt });
      await publish(shiftId);
    }
    const letters = await lettersUntil(morning);
    expect(letters).toMatchObject([{ kind: "call-out-reconfirm" }]);
    expect(letters[0]!.lines.at(-1)).toBe("Horario: vie, 18 jun, 14:00–22:00 → vie, 18 jun, 16:00–22:00");
  });

  test("that reached them, and is taken back later, is told back", async () => {
    const { shiftId } = await agreed();
    itIs("2027-06-01T14:00:00Z");
    await save(shiftId, { startsAt: "2027-06-18T17:00" });
    await publish(shiftId);
    const afternoon = "2027-06-01T15:00:00Z";
    await lettersUntil(afternoon);
    await save(shiftId);
    await publish(shiftId);
    const letters = await lettersUntil(afternoon);
    expect(letters[0]!.lines.at(-1)).toBe("Horario: vie, 18 jun, 17:00–22:00 → vie, 18 jun, 14:00–22:00");
    expect(await stateOf(shiftId)).toEqual(["reconfirm_pending"]);
  });
});

test("who is let go and booked again before a letter left hears nothing", async () => {
  const { shiftId, slotId, id } = await booked();
  itIs(night);
  await release(shiftId, id);
  await assignWorker(planner, shiftId, { slotId, workerId: ready.id });
  expect(await lettersUntil(morning)).toEqual([]);
  expect(await stateOf(shiftId)).toEqual(["booked"]);
  itIs(morning);
  await release(shiftId, id);
  expect(await lettersUntil(morning)).toMatchObject([{ kind: "call-out-cancelled" }]);
});
