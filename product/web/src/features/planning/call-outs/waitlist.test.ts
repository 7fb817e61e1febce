import { beforeEach, describe, expect } from "vitest";
import { releaseWorker } from "#features/planning/assignments/commands.server.ts";
import { answerOffer } from "#features/planning/answers/commands.server.ts";
import { answerPage } from "#features/planning/answers/queries.server.ts";
import { shiftsOf } from "#features/planning/shifts/queries.server.ts";
import { tokenOf, useCallOuts } from "#testing/events/call-outs.ts";
import { itIs } from "#testing/clock.ts";
import { planner } from "#testing/planning.ts";
import { lastActs, test } from "#testing/world.ts";

const { query, ready, versionOf, sent, at, stateOf, place, assign, otherOn } = useCallOuts();
beforeEach(() => query("DELETE FROM app.shift"));

describe("who was asked and had not answered when the last place went", () => {
  const filled = async () => {
    itIs("2027-06-01T09:00:00Z");
    const here = await place();
    const [id, token] = [await assign(here), await tokenOf(ready.id)];
    await at("2027-06-01T09:00:00Z");
    return { here, id, token, other: await otherOn(here) };
  };
  const receipts = async (id: string) =>
    (await query("SELECT kind, answer FROM app.call_out WHERE assignment_id = $1 ORDER BY created_at, kind", [id]))
      .rows;

  test("waits for one and is told once, within the quiet hours, and is reminded of nothing", async () => {
    const { here, id, token } = await filled();
    expect(await at("2027-06-01T23:00:00Z")).toEqual([]);
    expect(await stateOf(id)).toBe("waitlisted");
    expect((await lastActs())[0]).toMatchObject({ act: "assignment.wait", actorKind: "system" });
    expect(await shiftsOf(here.eventId, "es")).toMatchObject([{ slots: [{ confirmed: 1, asked: 0, waiting: 1 }] }]);
    expect(await at("2027-06-02T06:00:00Z")).toEqual(["call-out-filled"]);
    expect(JSON.stringify(sent)).toContain("Plazas cubiertas, estás en lista de espera: Ribera Sonora");
    for (const moment of ["2027-06-02T10:00:00Z", "2027-06-03T08:00:00Z", "2027-06-03T10:00:00Z"])
      expect(await at(moment), moment).toEqual([]);
    expect(await receipts(id)).toEqual([
      { kind: "invited", answer: "filled" },
      { kind: "filled", answer: null },
    ]);
    expect((await answerPage(token, "es"))!.waiting).toMatchObject([{ id, answers: ["withdraw"] }]);
  });

  test("is asked when one comes free again, and each receipt keeps what came of it", async () => {
    const { here, id, token, other } = await filled();
    await at("2027-06-01T10:00:00Z");
    const version = await versionOf("assignment", other);
    await releaseWorker(planner, here.shiftId, { assignmentId: other, reason: "", version });
    expect(await at("2027-06-01T11:00:00Z")).toContain("call-out-promoted");
    await answerOffer(token, id, "accept");
    expect(await stateOf(id)).toBe("confirmed");
    expect(await receipts(id)).toEqual([
      { kind: "invited", answer: "filled" },
      { kind: "filled", answer: null },
      { kind: "promoted", answer: "accept" },
    ]);
  });

  test("may still say yes on the page that they had open, or that they cannot come", async () => {
    const { id, token } = await filled();
    await at("2027-06-01T10:00:00Z");
    await answerOffer(token, id, "accept");
    expect(await at("2027-06-01T10:01:00Z"), "they know").toEqual([]);
    expect(await stateOf(id)).toBe("waitlisted");
    expect(await receipts(id)).toContainEqual({ kind: "filled", answer: "accept" });
    await expect(answerOffer(token, id, "accept")).rejects.toMatchObject({ name: "Refused" });
    await answerOffer(token, id, "withdraw");
    expect(await stateOf(id)).toBe("withdrawn");
  });

  test("and who is put down for a place that is taken already waits at once, with one letter and no question", async () => {
    itIs("2027-06-01T09:00:00Z");
    const here = await place();
    await otherOn(here);
    const id = await assign(here);
    expect(await stateOf(id)).toBe("waitlisted");
    expect(await at("2027-06-01T09:00:00Z")).toEqual(["call-out-filled"]);
    expect(await receipts(id)).toEqual([{ kind: "filled", answer: null }]);
  });

  test("keeps the question where places are left, and where only a reconfirmation is awaited", async () => {
    const { here, id } = await filled();
    await query("UPDATE app.slot SET target = 2, maximum = 3 WHERE id = $1", [here.slotId]);
    await at("2027-06-01T10:00:00Z");
    expect(await stateOf(id)).toBe("invited");
    await query("UPDATE app.slot SET target = 1 WHERE id = $1", [here.slotId]);
    await query("UPDATE app.assignment SET state = 'reconfirm_pending' WHERE id = $1", [id]);
    await at("2027-06-01T10:01:00Z");
    expect(await stateOf(id)).toBe("reconfirm_pending");
  });
});
