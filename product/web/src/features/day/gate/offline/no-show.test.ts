import { describe, expect } from "vitest";
import type { Instant } from "@product/domain/time/instant";
import { attendanceOf, conflictsOf } from "#features/day/check-in/queries.server.ts";
import { markNoShow } from "#features/planning/assignments/commands.server.ts";
import { itIs } from "#testing/clock.ts";
import { planner, usePlanning } from "#testing/planning.ts";
import { usePhones } from "#testing/gate-phones.ts";
import { useReadyWorker } from "#testing/ready-worker.ts";
import { test } from "#testing/world.ts";

const { query, ready } = useReadyWorker();
const { eventOf } = usePlanning(query);
const { aPhone, deviceAt } = usePhones(query, ready);
const back = "2027-06-18T14:00:00Z";

/** Scanned five minutes before the shift by a device without a net, and marked as not having come twenty minutes after it began. */
async function cameAndWasMarked() {
  itIs("2027-06-01T10:00:00Z");
  const eventId = await eventOf(ready);
  itIs("2027-06-18T11:50:00Z");
  const phone = await aPhone();
  const { token } = await deviceAt(eventId, phone);
  const came = await phone.scan(eventId);
  itIs("2027-06-18T12:20:00Z");
  const { rows } = await query(
    `SELECT a.id, a.shift_id, a.version FROM app.assignment a JOIN app.shift s ON s.id = a.shift_id WHERE s.event_id = $1`,
    [eventId],
  );
  const [{ id: assignmentId, shift_id: shiftId, version }] = rows;
  await markNoShow(planner, shiftId, { assignmentId, version });
  itIs(back);
  const stateNow = async () =>
    (await query("SELECT state FROM app.assignment WHERE id = $1", [assignmentId])).rows[0].state as string;
  const punched = async () =>
    (await query("SELECT kind, assignment_id FROM app.punch WHERE event_id = $1 ORDER BY at", [eventId])).rows;
  return { eventId, assignmentId, phone, token, came, stateNow, punched };
}

describe("a scan of somebody who was marked meanwhile as not having come", () => {
  test("is written: they came, their place says so again, and the office is told once", async () => {
    const { eventId, assignmentId, phone, token, came, stateNow, punched } = await cameAndWasMarked();
    const went = await phone.scan(eventId, { kind: "out", at: Date.parse("2027-06-18T13:30:00Z") as Instant });
    expect(await phone.send(token, came)).toEqual(["written"]);
    expect(await stateNow()).toBe("checked_in");
    expect(await attendanceOf(eventId, "en")).toMatchObject([{ standing: "there" }]);
    expect(await phone.send(token, came, went)).toEqual(["written", "written"]);
    expect(await punched()).toEqual(["in", "out"].map((kind) => ({ kind, assignment_id: assignmentId })));
    expect(await conflictsOf(eventId)).toMatchObject([{ reason: "no-show", isWritten: true, name: "Ane Zubiri Gil" }]);
  });

  test("is written where they have got another place at the same time, and both places stay as they are", async () => {
    const { eventId, phone, token, came, stateNow, punched } = await cameAndWasMarked();
    itIs("2027-06-17T10:00:00Z");
    await eventOf(ready);
    itIs(back);
    expect(await phone.send(token, came)).toEqual(["written"]);
    expect([await punched(), await stateNow()]).toMatchObject([[{ kind: "in" }], "no_show"]);
    expect(await conflictsOf(eventId)).toMatchObject([{ reason: "no-show", isWritten: true }]);
  });
});
