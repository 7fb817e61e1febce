import { describe, expect } from "vitest";
import { assignWorker, releaseWorker } from "#features/planning/assignments/commands.server.ts";
import { candidatesFor } from "#features/planning/assignments/queries.server.ts";
import { cancelShift, editShift, publishShift } from "#features/planning/shifts/commands.server.ts";
import { shiftForm } from "#features/planning/shifts/schema.ts";
import { demoEntities } from "@product/database/demo/worker-words";
import type { Letter } from "#request/ports/mailer.ts";
import { itIs } from "#testing/clock.ts";
import { planner, usePlanning } from "#testing/planning.ts";
import { useReadyWorker } from "#testing/ready-worker.ts";
import { lastActs, test } from "#testing/world.ts";
import { callOutJobs } from "./jobs.server.ts";

const { query, ready } = useReadyWorker();
const { event, shift, slot, versionOf } = usePlanning(query);

const sent: Letter[] = [];
const jobs = callOutJobs(async (letter) => void sent.push(letter), "https://staff.example");

/** Everything that waits and may leave by then, as the worker of the queue would send it. */
async function lettersUntil(moment: string): Promise<Letter[]> {
  sent.length = 0;
  const { rows } = await query(
    "DELETE FROM app.job WHERE kind = 'assignment.letter' AND run_at <= $1 RETURNING payload",
    [moment],
  );
  for (const { payload } of rows) await jobs["assignment.letter"](payload);
  return [...sent];
}
const kinds = async () => (await lettersUntil("2030-01-01")).map(({ kind }) => kind);
const receipts = async () =>
  (
    await query(
      `SELECT kind, channel, respond_by, sent_at IS NOT NULL AS sent, offered->>'shift' AS shift FROM app.call_out
       WHERE worker_id = $1 ORDER BY created_at, kind`,
      [ready.id],
    )
  ).rows;

const place = async (mode: "book" | "invite", fields: Record<string, unknown> = {}, eventId?: string) => {
  const shiftId = await shift(eventId ?? (await event()), fields);
  const slotId = await slot(shiftId, { roleId: ready.roleId, maximum: 3, fillMode: mode });
  return { shiftId, slotId };
};
const publish = async (shiftId: string) => publishShift(planner, shiftId, await versionOf("shift", shiftId));
const assign = ({ shiftId, slotId }: { shiftId: string; slotId: string }) =>
  assignWorker(planner, shiftId, { slotId, workerId: ready.id });

describe("a worker", () => {
  test("hears nothing of a draft, and is asked when it is published, in their language and with a term", async () => {
    itIs("2027-06-01T09:00:00Z");
    const here = await place("invite");
    await assign(here);
    expect(await receipts()).toEqual([]);
    await publish(here.shiftId);
    const [letter] = await lettersUntil("2027-06-01T09:00:00Z");
    expect(letter).toMatchObject({
      kind: "call-out-invited",
      language: "es",
      subject: "¿Puedes trabajar? Ribera Sonora, vie, 18 jun",
      button: { label: "Responder", url: expect.stringMatching(/^https:\/\/staff\.example\/es\/answer\/[\w-]{43}$/) },
    });
    expect(JSON.stringify(letter)).toContain("14:00–22:00");
    expect(JSON.stringify(letter)).toContain("Responde hasta el jue, 3 jun, 11:00.");
    expect(await receipts()).toMatchObject([{ kind: "invited", channel: "mail", sent: true, shift: "Barra" }]);
    expect(await lastActs()).toMatchObject([{ act: "assignment.tell", actorKind: "system" }]);
  });

  test("is told once of a booking, of a change, and of the end", async () => {
    itIs("2027-06-01T09:00:00Z");
    const here = await place("book");
    await publish(here.shiftId);
    const { id } = await assign(here);
    expect(await kinds()).toEqual(["call-out-booked"]);
    const times = { startsAt: "2027-06-18T15:00", endsAt: "2027-06-18T20:00" };
    const change = async (fields: object) => {
      const version = await versionOf("shift", here.shiftId);
      await editShift(planner, here.shiftId, shiftForm.parse({ title: "Barra", ...times, ...fields, version }));
      await publish(here.shiftId);
    };
    await change({});
    expect(await kinds(), "who was booked is told").toEqual(["call-out-changed"]);
    await query("UPDATE app.assignment SET state = 'confirmed' WHERE id = $1", [id]);
    await change({ startsAt: "2027-06-18T16:00" });
    expect(await kinds(), "who agreed is asked again").toEqual(["call-out-reconfirm"]);
    await releaseWorker(planner, here.shiftId, {
      assignmentId: id,
      reason: "",
      version: await versionOf("assignment", id),
    });
    expect(await kinds()).toEqual(["call-out-cancelled"]);
    await cancelShift(planner, here.shiftId, await versionOf("shift", here.shiftId));
    expect(await kinds(), "and not again").toEqual([]);
  });

  test("is not written to in the night, and has the time to answer from the morning on; unless it is urgent", async () => {
    itIs("2027-06-01T21:00:00Z");
    const here = await place("invite");
    await publish(here.shiftId);
    await assign(here);
    expect(await lettersUntil("2027-06-02T05:59:59Z")).toEqual([]);
    expect(await lettersUntil("2027-06-02T06:00:00Z")).toHaveLength(1);
    expect((await receipts())[0]!.respond_by).toEqual(new Date("2027-06-04T06:00:00Z"));
    itIs("2027-06-18T21:00:00Z");
    const urgent = await place("invite", { startsAt: "2027-06-19T09:00", endsAt: "2027-06-19T12:00" });
    await publish(urgent.shiftId);
    await assign(urgent);
    expect(await lettersUntil("2027-06-18T21:00:00Z")).toHaveLength(1);
  });

  test("is not told what is no longer so by the morning", async () => {
    itIs("2027-06-01T21:00:00Z");
    const here = await place("invite");
    await publish(here.shiftId);
    const { id } = await assign(here);
    await releaseWorker(planner, here.shiftId, { assignmentId: id, reason: "", version: 1 });
    expect(await kinds(), "of what they never heard of they hear no end").toEqual([]);
  });

  test("never hears again of a shift that they declined, in whatever role", async () => {
    itIs("2027-06-01T09:00:00Z");
    const here = await place("invite");
    await publish(here.shiftId);
    const { id } = await assign(here);
    await query("UPDATE app.assignment SET state = 'declined' WHERE id = $1", [id]);
    expect(await kinds(), "nor of what was on its way").toEqual([]);
    await expect(assign(here)).rejects.toMatchObject({ refusals: [{ code: "assignment.declined" }] });
    const candidates = await candidatesFor(
      planner,
      { id: here.slotId, shiftId: here.shiftId, roleId: ready.roleId },
      demoEntities.ES.id,
    );
    expect(candidates.map((each) => each.id)).not.toContain(ready.id);
    await cancelShift(planner, here.shiftId, await versionOf("shift", here.shiftId));
    expect(await kinds()).toEqual([]);
  });

  test("is asked as often in a week as the company has set, and may be booked beyond that", async () => {
    itIs("2027-06-01T09:00:00Z");
    await query("UPDATE app.call_out_setting SET most_per_week = 2");
    const eventId = await event();
    const on = (day: number) => ({ startsAt: `2027-06-${day}T09:00`, endsAt: `2027-06-${day}T12:00` });
    const ask = async (day: number, mode: "book" | "invite" = "invite") => {
      const here = await place(mode, on(day), eventId);
      await publish(here.shiftId);
      return assign(here);
    };
    await ask(18);
    await ask(19);
    await expect(ask(20)).rejects.toMatchObject({ refusals: [{ code: "assignment.asked-enough", n: 1, most: 2 }] });
    await ask(20, "book");
    itIs("2027-06-08T09:00:01Z");
    await ask(21);
    await query("UPDATE app.call_out_setting SET most_per_week = 10");
  });
});
