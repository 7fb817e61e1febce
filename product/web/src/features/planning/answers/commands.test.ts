import { describe, expect } from "vitest";
import { tokensFor, renewTokens } from "@product/database/workers/answer-links";
import { inTransaction } from "@product/database/write";
import { assignWorker, releaseWorker } from "#features/planning/assignments/commands.server.ts";
import { publishShift } from "#features/planning/shifts/commands.server.ts";
import { waitlistAll } from "#features/planning/call-outs/waitlist.server.ts";
import { itIs } from "#testing/clock.ts";
import { planner, usePlanning } from "#testing/planning.ts";
import { readyColleagues } from "#testing/ready-colleagues.ts";
import { useReadyWorker } from "#testing/ready-worker.ts";
import { lastActs, test } from "#testing/world.ts";
import { answerOffer, reportLate } from "./commands.server.ts";
import { answerPage, offerBehind } from "./queries.server.ts";

const { query, ready } = useReadyWorker();
const { event, shift, slot, versionOf } = usePlanning(query);

const tokenOf = async (workerId: string) => (await inTransaction((tx) => tokensFor(tx, workerId))).answer;
const place = async (fields: Record<string, unknown> = {}, mode = "invite") => {
  const shiftId = await shift(await event(), fields);
  const slotId = await slot(shiftId, { roleId: ready.roleId, maximum: 3, fillMode: mode });
  await publishShift(planner, shiftId, await versionOf("shift", shiftId));
  return { shiftId, slotId };
};
const assign = async (here: { shiftId: string; slotId: string }) =>
  (await assignWorker(planner, here.shiftId, { slotId: here.slotId, workerId: ready.id })).id;
const rowOf = async (id: string) => (await query("SELECT * FROM app.assignment WHERE id = $1", [id])).rows[0];
const standing = async (token: string, id: string) => (await offerBehind(token, id, "es"))?.standing;
const gone = { refusals: [{ code: "assignment.move-illegal" }] };

describe("a worker with a link", () => {
  test("accepts once, and the receipt and the trail say so", async () => {
    itIs("2027-06-01T09:00:00Z");
    const [id, token] = [await assign(await place()), await tokenOf(ready.id)];
    expect((await answerPage(token, "es"))!.toAnswer).toMatchObject([
      { id, role: "Montador/a", answers: ["accept", "decline"] },
    ]);
    expect(await rowOf(id), "looking changes nothing").toMatchObject({ state: "invited", version: 1 });
    await answerOffer(token, id, "accept");
    expect(await rowOf(id)).toMatchObject({ state: "confirmed", responded_at: new Date("2027-06-01T09:00:00Z") });
    expect(await lastActs()).toMatchObject([{ act: "assignment.answer", actorKind: "worker" }]);
    const { rows } = await query("SELECT kind, answer, answered_at FROM app.call_out WHERE assignment_id = $1", [id]);
    expect(rows).toEqual([{ kind: "invited", answer: "accept", answered_at: new Date("2027-06-01T09:00:00Z") }]);
    for (const answer of ["accept", "decline"] as const)
      await expect(answerOffer(token, id, answer)).rejects.toMatchObject(gone);
    expect((await answerPage(token, "es"))!.coming).toMatchObject([{ id, standing: "yours" }]);
  });

  test("declines, and is told how each thing stands that is over", async () => {
    itIs("2027-06-01T09:00:00Z");
    const token = await tokenOf(ready.id);
    const declined = await assign(await place());
    await answerOffer(token, declined, "decline");
    expect(await standing(token, declined)).toBe("declined");
    const there = await place({ startsAt: "2027-06-19T10:00", endsAt: "2027-06-19T12:00" });
    const released = await assign(there);
    await releaseWorker(planner, there.shiftId, { assignmentId: released, reason: "", version: 1 });
    expect(await standing(token, released)).toBe("cancelled");
    const late = await assign(await place({ startsAt: "2027-06-20T10:00", endsAt: "2027-06-20T12:00" }));
    itIs("2027-06-03T09:00:01Z");
    expect(await standing(token, late)).toBe("expired");
    await expect(answerOffer(token, late, "accept")).rejects.toMatchObject(gone);
  });

  test("is judged again when accepting: free, and allowed to work", async () => {
    itIs("2027-06-01T09:00:00Z");
    const token = await tokenOf(ready.id);
    const [assignmentId, other] = [
      await assign(await place()),
      await assign(await place({ startsAt: "2027-06-18T20:00" })),
    ];
    await answerOffer(token, assignmentId, "accept");
    await expect(answerOffer(token, other, "accept")).rejects.toMatchObject({
      refusals: [{ code: "assignment.overlap", shifts: "Barra" }],
    });
    await answerOffer(token, assignmentId, "withdraw");
    await query("UPDATE app.engagement SET last_day = '2027-06-17' WHERE worker_id = $1", [ready.id]);
    await expect(answerOffer(token, other, "accept")).rejects.toMatchObject({
      refusals: [{ code: "assignment.not-allowed" }],
    });
    await answerOffer(token, other, "decline");
  });

  test("withdraws early or late, and says when they are late", async () => {
    itIs("2027-06-17T11:00:00Z");
    const token = await tokenOf(ready.id);
    const early = await assign(await place({}, "book"));
    await answerOffer(token, early, "withdraw");
    expect(await rowOf(early)).toMatchObject({ state: "withdrawn", withdrawn_late: false });
    itIs("2027-06-18T11:00:00Z");
    const late = await assign(await place({}, "book"));
    await reportLate(token, late, 20);
    expect(await rowOf(late)).toMatchObject({ late_minutes: 20, late_at: new Date("2027-06-18T11:00:00Z") });
    await answerOffer(token, late, "withdraw");
    expect(await rowOf(late)).toMatchObject({ state: "withdrawn", withdrawn_late: true });
    await expect(reportLate(token, late, 10)).rejects.toMatchObject(gone);
    const { slot_id, shift_id } = await rowOf(late);
    await assign({ slotId: slot_id, shiftId: shift_id });
    expect(await rowOf(late), "once more").toMatchObject({ state: "booked", withdrawn_late: null, late_minutes: null });
  });

  test("sees nothing by another's link, by one that was replaced, or by none", async () => {
    itIs("2027-06-01T09:00:00Z");
    const [id, token] = [await assign(await place()), await tokenOf(ready.id)];
    const { rows } = await query("SELECT id FROM app.worker WHERE id <> $1 AND status = 'active' LIMIT 1", [ready.id]);
    const others = await tokenOf(rows[0].id);
    expect(await offerBehind(others, id, "en")).toBeUndefined();
    await expect(answerOffer(others, id, "accept")).rejects.toMatchObject({ name: "Refused" });
    const merged = rows[0].id as string;
    await query("UPDATE app.worker SET merged_into = $2 WHERE id = $1", [merged, ready.id]);
    expect(await answerPage(others, "en"), "of a record that became part of theirs").toMatchObject({
      toAnswer: [{ id }],
    });
    await inTransaction((tx) => renewTokens(tx, ready.id));
    expect(await answerPage(others, "en")).toBeUndefined();
    expect(await answerPage(token, "en")).toBeUndefined();
    await expect(answerOffer(token, id, "accept")).rejects.toMatchObject({ name: "Refused" });
    expect(await answerPage(await tokenOf(ready.id), "en")).toMatchObject({ toAnswer: [{ id }] });
  });
});

/** More than are at the database at once, three times over; the soak takes two hundred. */
const many = process.env["SOAK"] ? 200 : 24;

/** So many who have everything, each invited to the same place. */
async function crowd(here: { shiftId: string; slotId: string }, size: number) {
  const ids = await readyColleagues(query, ready, size);
  const { rows } = await query(
    `INSERT INTO app.assignment (slot_id, shift_id, worker_id, during, state, source, respond_by)
     SELECT $1, s.id, w, s.during, 'invited', 'invite', '2027-06-03' FROM app.shift s, unnest($3::uuid[]) w WHERE s.id = $2
     RETURNING id, worker_id`,
    [here.slotId, here.shiftId, ids],
  );
  const offers: { id: string; token: string }[] = [];
  for (const { id, worker_id } of rows) offers.push({ id, token: await tokenOf(worker_id) });
  return offers;
}

const toldOn = async (slotId: string) =>
  (
    await query(
      `SELECT c.kind, count(*)::int AS n, count(DISTINCT c.worker_id)::int AS people FROM app.call_out c
       JOIN app.assignment a ON a.id = c.assignment_id WHERE a.slot_id = $1 GROUP BY c.kind`,
      [slotId],
    )
  ).rows as { kind: string; n: number; people: number }[];

test("Of many who are asked, half of them accepting while the others are put on the waiting list, one works and each is told once", async () => {
  itIs("2027-06-01T09:00:00Z");
  const here = await place();
  const invited = await crowd(here, many);
  const waiting = invited.slice(0, many / 2);
  const lane = async () => {
    for (let each = waiting.pop(); each; each = waiting.pop()) await answerOffer(each.token, each.id, "accept");
  };
  await Promise.all([lane(), lane(), lane(), waitlistAll(), waitlistAll()]);
  await waitlistAll();
  const { rows } = await query(
    `SELECT state, count(*)::int AS n, count(responded_at)::int AS answered FROM app.assignment WHERE slot_id = $1
     GROUP BY state ORDER BY state`,
    [here.slotId],
  );
  expect(rows).toEqual([
    { state: "confirmed", n: 1, answered: 1 },
    { state: "waitlisted", n: many - 1, answered: many / 2 - 1 },
  ]);
  const letters = await toldOn(here.slotId);
  expect(letters.reduce((sum, { n }) => sum + n, 0)).toBe(many - 1);
  for (const { n, people } of letters) expect(people).toBe(n);
}, 60_000);

test("Of many who accept one place at the same time one is confirmed, and each other waits and is told", async () => {
  itIs("2027-06-01T09:00:00Z");
  const here = await place();
  const waiting = await crowd(here, many);
  const failed: unknown[] = [];
  // As many at once as the database lets in.
  const lane = async () => {
    for (let each = waiting.pop(); each; each = waiting.pop())
      await answerOffer(each.token, each.id, "accept").catch((error: unknown) => failed.push(error));
  };
  await Promise.all(Array.from({ length: 8 }, lane));
  expect(failed).toEqual([]);
  const { rows } = await query(
    "SELECT state, count(*)::int AS n FROM app.assignment WHERE slot_id = $1 GROUP BY state ORDER BY state",
    [here.slotId],
  );
  expect(rows).toEqual([
    { state: "confirmed", n: 1 },
    { state: "waitlisted", n: many - 1 },
  ]);
  const waitlistLetters = await query(
    "SELECT count(*)::int AS n FROM app.call_out c JOIN app.assignment a ON a.id = c.assignment_id WHERE a.slot_id = $1 AND kind = 'waitlisted'",
    [here.slotId],
  );
  expect(waitlistLetters.rows).toEqual([{ n: many - 1 }]);
}, 150_000);
