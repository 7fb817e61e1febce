import { homeDay } from "#request/clock.ts";
import { localDate } from "@product/domain/time/local-date";
import { describe, expect } from "vitest";
import { useTestDatabase } from "@product/database/testing/test-database";
import { who } from "#testing/who.ts";
import { workersAndPapers } from "#testing/workers.ts";
import { lastActs, test } from "#testing/world.ts";
import { addAbsence, endAbsence, removeAbsence } from "./commands.server.ts";
import { absentDaysOf } from "#features/people/worker-page/queries.server.ts";
import { absencesOf } from "./queries.server.ts";
import { absenceForm } from "./schema.ts";

const { query } = useTestDatabase({ people: true });
const { someone, paper } = workersAndPapers(query);

const planner = who(["worker.view", "availability.view", "availability.edit"]);
const hr = who(["worker.view", "availability.view", "availability.edit", "document.view.health-fitness"]);
const absence = (fields: object) => absenceForm.parse({ kind: "sick", firstDay: "2030-06-01", ...fields });
const refused = (code: string) => expect.objectContaining({ refusals: [expect.objectContaining({ code })] });

describe("an absence", () => {
  test("is told by its days alone to those who may not know about health, the trail included", async () => {
    const id = await someone();
    const note = await paper(id, "medical-fitness");
    await addAbsence(hr, id, absence({ lastDay: "5/6/2030", documentId: note }));
    const forPlanner = await absencesOf(id, "en", false);
    expect(forPlanner).toMatchObject([{ firstDay: "2030-06-01", lastDay: localDate("2030-06-05") }]);
    expect(JSON.stringify(forPlanner)).not.toMatch(/sick|kind|document/i);
    expect(await absencesOf(id, "en", true)).toMatchObject([{ kind: "sick", documentId: note }]);
    expect(await absentDaysOf(id, homeDay())).toMatchObject([
      { kind: "unavailable", firstDay: "2030-06-01", weekdays: [] },
    ]);
    expect(await lastActs()).toMatchObject([{ act: "worker.absence", actorId: hr.id, subjects: [`worker ${id}`] }]);
    await expect(addAbsence(planner, await someone(), absence({ documentId: note }))).rejects.toEqual(
      refused("record.choice-gone"),
    );
  });

  test("does not overlap another, whether it has an end or not, and can be ended and removed", async () => {
    const id = await someone();
    await addAbsence(planner, id, absence({}));
    await expect(addAbsence(planner, id, absence({ firstDay: "2031-01-01" }))).rejects.toEqual(
      refused("worker.absence-overlaps"),
    );
    await addAbsence(planner, id, absence({ kind: "leave", firstDay: "2030-05-01", lastDay: localDate("2030-05-31") }));
    const open = (await absencesOf(id, "en", false)).find(({ lastDay }) => lastDay === null)!;
    const ending = { id: open.id, lastDay: localDate("2030-06-10"), version: open.version };
    await expect(endAbsence(planner, id, { ...ending, lastDay: localDate("2030-05-31") })).rejects.toEqual(
      refused("worker.absence-backwards"),
    );
    await endAbsence(planner, id, ending);
    await expect(endAbsence(planner, id, ending)).rejects.toEqual(refused("record.changed-meanwhile"));
    await addAbsence(planner, id, absence({ firstDay: "2030-06-11", lastDay: localDate("2030-06-11") }));
    expect((await absencesOf(id, "en", false)).map(({ firstDay }) => firstDay)).toEqual([
      "2030-06-11",
      "2030-06-01",
      "2030-05-01",
    ]);
    await expect(
      endAbsence(planner, id, { ...ending, lastDay: localDate("2030-06-11"), version: ending.version + 1 }),
    ).rejects.toEqual(refused("worker.absence-overlaps"));
    await removeAbsence(planner, id, { id: open.id });
    await expect(removeAbsence(planner, id, { id: open.id })).rejects.toEqual(refused("record.changed-meanwhile"));
  });

  test("closes those days in the clearance, and opens them again when it goes", async () => {
    const id = await someone();
    const begins = async (day: string) =>
      (await query("SELECT FROM app.clearance_span WHERE worker_id = $1 AND first_day = $2", [id, day])).rows.length >
      0;
    await addAbsence(planner, id, absence({ lastDay: localDate("2030-06-05") }));
    expect([await begins("2030-06-01"), await begins("2030-06-06")]).toEqual([true, true]);
    await removeAbsence(planner, id, { id: (await absencesOf(id, "en", false))[0]!.id });
    expect(await begins("2030-06-01")).toBe(false);
  });

  test("is written down by those who may", async () => {
    const viewer = who(["worker.view", "availability.view"]);
    await expect(addAbsence(viewer, await someone(), absence({}))).rejects.toMatchObject({ name: "NotPermitted" });
    const faults = (form: object) =>
      absenceForm.safeParse({ kind: "leave", firstDay: "1/6/2030", ...form }).error?.issues.map(({ path }) => path[0]);
    expect([faults({ lastDay: "31/5/2030" }), faults({ firstDay: "32/6/2030" }), faults({ kind: "x" })]).toEqual([
      ["lastDay"],
      ["firstDay"],
      ["kind"],
    ]);
  });
});
