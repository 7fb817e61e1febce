import { describe, expect } from "vitest";
import { releaseWorker } from "#features/planning/assignments/commands.server.ts";
import { answerOffer } from "#features/planning/answers/commands.server.ts";
import { editShift, publishShift } from "#features/planning/shifts/commands.server.ts";
import { shiftForm } from "#features/planning/shifts/schema.ts";
import { tokenOf, useCallOuts } from "#testing/events/call-outs.ts";
import { itIs } from "#testing/clock.ts";
import { planner } from "#testing/planning.ts";
import { lastActs, test } from "#testing/world.ts";

const { query, ready, versionOf, sent, at, stateOf, place, assign, otherOn } = useCallOuts();

describe("who was asked", () => {
  test("is reminded at half of the time and at nine tenths, then the offer ends, and they are told each time once", async () => {
    itIs("2027-06-01T09:00:00Z");
    const id = await assign(await place());
    expect(await at("2027-06-01T09:00:00Z")).toEqual(["call-out-invited"]);
    expect(await at("2027-06-02T08:59:59Z")).toEqual([]);
    expect(await at("2027-06-02T09:00:00Z")).toEqual(["call-out-reminder"]);
    expect(JSON.stringify(sent)).toContain("Responde hasta el jue, 3 jun, 11:00.");
    expect(await at("2027-06-02T10:00:00Z")).toEqual([]);
    // Nine tenths fall into the night: it leaves in the morning.
    expect(await at("2027-06-03T04:12:00Z")).toEqual([]);
    expect(await at("2027-06-03T06:00:00Z")).toEqual(["call-out-reminder"]);
    expect(await at("2027-06-03T09:00:00Z")).toEqual(["call-out-lapsed"]);
    expect(await stateOf(id)).toBe("lapsed");
    expect(await at("2027-06-04T09:00:00Z")).toEqual([]);
    const { rows } = await query("SELECT kind, answer FROM app.call_out WHERE assignment_id = $1 ORDER BY created_at", [
      id,
    ]);
    expect(rows).toEqual([
      { kind: "invited", answer: "lapsed" },
      { kind: "reminder", answer: null },
      { kind: "reminder", answer: null },
      { kind: "lapsed", answer: null },
    ]);
  });

  test("and answered hears nothing more", async () => {
    itIs("2027-06-01T09:00:00Z");
    const id = await assign(await place());
    await at("2027-06-01T09:00:00Z");
    await answerOffer(await tokenOf(ready.id), id, "decline");
    for (const moment of ["2027-06-02T10:00:00Z", "2027-06-03T08:00:00Z", "2027-06-03T10:00:00Z"])
      expect(await at(moment), moment).toEqual([]);
    expect(await stateOf(id)).toBe("declined");
  });

  test("again after a change loses the place without an answer", async () => {
    itIs("2027-06-01T09:00:00Z");
    const here = await place();
    const id = await assign(here);
    await answerOffer(await tokenOf(ready.id), id, "accept");
    await at("2027-06-01T09:00:00Z");
    const version = await versionOf("shift", here.shiftId);
    const moved = { title: "Barra", startsAt: "2027-06-18T16:00", endsAt: "2027-06-18T22:00", version };
    await editShift(planner, here.shiftId, shiftForm.parse(moved));
    await publishShift(planner, here.shiftId, version + 1);
    expect(await at("2027-06-01T09:01:00Z")).toEqual(["call-out-reconfirm"]);
    expect(await at("2027-06-03T09:01:00Z")).toContain("call-out-lapsed");
    expect(await stateOf(id)).toBe("lapsed");
  });
});

describe("who waits for a place", () => {
  const waits = async () => {
    itIs("2027-06-01T09:00:00Z");
    const here = await place();
    const [id, token] = [await assign(here), await tokenOf(ready.id)];
    const other = await otherOn(here);
    await answerOffer(token, id, "accept");
    expect(await stateOf(id)).toBe("waitlisted");
    await at("2027-06-01T09:00:00Z");
    const free = async () =>
      releaseWorker(planner, here.shiftId, {
        assignmentId: other,
        reason: "",
        version: await versionOf("assignment", other),
      });
    return { id, token, free };
  };

  test("is asked once one comes free, with a short term, and takes it", async () => {
    const { id, token, free } = await waits();
    expect(await at("2027-06-01T10:00:00Z")).toEqual([]);
    await free();
    expect((await at("2027-06-01T11:00:00Z")).filter((kind) => kind !== "call-out-cancelled")).toEqual([
      "call-out-promoted",
    ]);
    expect(await lastActs(2)).toMatchObject([{ act: "assignment.tell" }, {}]);
    const { rows } = await query("SELECT state, respond_by FROM app.assignment WHERE id = $1", [id]);
    expect(rows).toEqual([{ state: "invited", respond_by: new Date("2027-06-01T15:00:00Z") }]);
    await answerOffer(token, id, "accept");
    expect(await stateOf(id)).toBe("confirmed");
  });

  test("is not asked beyond the call-outs of a week", async () => {
    const { id, free } = await waits();
    await query("UPDATE app.call_out_setting SET most_per_week = 1");
    await free();
    await at("2027-06-01T11:00:00Z");
    expect(await stateOf(id)).toBe("waitlisted");
    await query("UPDATE app.call_out_setting SET most_per_week = 10");
    await at("2027-06-01T11:01:00Z");
    expect(await stateOf(id)).toBe("invited");
  });
});
