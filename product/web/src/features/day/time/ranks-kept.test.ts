import { sql } from "drizzle-orm";
import fc from "fast-check";
import { expect } from "vitest";
import { lineGroups } from "@product/domain/day/time-lines";
import { Refused } from "@product/domain/refusals";
import { database } from "@product/database/client";
import { hoursRanks } from "@product/database/tables/day/hours";
import { inTransaction } from "@product/database/write";
import { recordPunch, voidPunch, type NewPunch } from "#features/day/punches/commands.server.ts";
import { editShift, publishShift } from "#features/planning/shifts/commands.server.ts";
import { shiftForm } from "#features/planning/shifts/schema.ts";
import { itIs } from "#testing/clock.ts";
import { planner } from "#testing/planning.ts";
import { who } from "#testing/who.ts";
import { useWorkedShifts, wall } from "#testing/worked-shifts.ts";
import { test } from "#testing/world.ts";
import { agreeAsWorker, approveHours, disputeHours, refuseAsWorker, reopenHours } from "./commands.server.ts";
import { proposeCorrection } from "./line/corrections.server.ts";
import { settleDispute } from "./line/disputes.server.ts";
import { timeLines } from "./lines.server.ts";

const { query, ready, worked } = useWorkedShifts();
const morningAfter = "2027-06-19T09:00:00Z";
const office = who([
  "time.view",
  "time.create",
  "time.approve",
  "timesheet.approve",
  "timesheet.edit",
  "checkin.create",
]);

/** Compares the kept rank of every line with the one computed from plan, register and decisions. */
async function ensureTruth(now: Date) {
  const kept = (await database.select().from(hoursRanks)).filter(({ dueAt }) => dueAt <= now);
  const judged = await timeLines(database, undefined, "en", now, 10_000);
  const truth = judged.map(({ id, day, eventId, decision, group }) => {
    const rank = decision?.approvedAt ? lineGroups.length : lineGroups.indexOf(group);
    return { id, day, eventId, rank };
  });
  const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id);
  const keptRows = kept.map(({ assignmentId: id, day, eventId, rank }) => ({ id, day, eventId, rank }));
  expect(keptRows.toSorted(byId)).toEqual(truth.toSorted(byId));
}

async function actionsOn(id: string) {
  const { rows } = await query(
    "SELECT s.id, s.event_id FROM app.shift s JOIN app.assignment a ON a.shift_id = s.id WHERE a.id = $1",
    [id],
  );
  const [{ id: shiftId, event_id: eventId }] = rows as [{ id: string; event_id: string }];
  const line = async () =>
    (await timeLines(database, undefined, "en", new Date(morningAfter), 10_000)).find((row) => row.id === id);
  const waiting = async () =>
    (await line())?.corrections.find((correction) => !correction.appliedAt && !correction.refusedAt)?.id ??
    crypto.randomUUID();
  const set = (table: "shift" | "assignment", values: string) =>
    query(`UPDATE app.${table} SET ${values} WHERE id = $1`, [table === "shift" ? shiftId : id]);
  let last: string = crypto.randomUUID();
  return {
    punch: async (kind: NewPunch["kind"], time: string) => {
      const newPunch = { workerId: ready.id, kind, source: "gate", eventId, at: wall(time) } as const;
      last = (await recordPunch(office, { ...newPunch, clientId: crypto.randomUUID() })).id;
    },
    takeBack: () => voidPunch(office, { punchId: last, clientId: crypto.randomUUID() }),
    correct: (kind: "in" | "out", time: string) =>
      proposeCorrection(office, id, { kind, at: wall(time), reason: "As the supervisor says" }),
    agree: async () => agreeAsWorker(ready.id, id, await waiting()),
    refuse: async () => refuseAsWorker(ready.id, id, await waiting(), "It was later"),
    approve: async () => approveHours(office, [{ id, minutes: (await line())?.worked.minutes ?? 0 }]),
    reopen: () => reopenHours(office, id, "Another look"),
    dispute: () => disputeHours(ready.id, id, "I stayed longer"),
    settle: () => settleDispute(office, id, "As the register says"),
    move: async (from: string, until: string) => {
      const version = async () =>
        (await query("SELECT version FROM app.shift WHERE id = $1", [shiftId])).rows[0].version;
      const form = { title: "Barra", startsAt: `2027-06-18T${from}`, endsAt: `2027-06-18T${until}` };
      itIs("2027-06-17T09:00:00Z");
      await editShift(planner, shiftId, shiftForm.parse({ ...form, version: await version() }));
      await publishShift(planner, shiftId, await version());
    },
    callOff: () => set("shift", "cancelled_at = now()"),
    callOn: () => set("shift", "cancelled_at = NULL"),
    otherDay: () => set("shift", "day = day - 1, starts_at = starts_at - interval '5 hours'"),
    release: () => set("assignment", "state = 'cancelled'"),
    takeOn: () => set("assignment", "state = 'confirmed'"),
  };
}
type Actions = Awaited<ReturnType<typeof actionsOn>>;

const time = fc.constantFrom("13:00", "13:50", "14:00", "14:20", "17:00", "17:00", "21:50", "22:00", "22:40");
const kind = fc.constantFrom("in", "out", "in", "out", "break_start", "break_end");
const plain = (...names: Exclude<keyof Actions, "punch" | "correct" | "move">[]) =>
  fc.constantFrom(...names).map((name) => (actions: Actions) => actions[name]());
const actionName: fc.Arbitrary<(actions: Actions) => Promise<unknown>> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.tuple(kind, time).map(
      ([a, b]) =>
        (actions: Actions) =>
          actions.punch(a as "in", b),
    ),
  },
  {
    weight: 4,
    arbitrary: fc.tuple(kind, time).map(
      ([a, b]) =>
        (actions: Actions) =>
          actions.correct(a as "in", b),
    ),
  },
  { weight: 12, arbitrary: plain("takeBack", "agree", "refuse", "approve", "reopen", "dispute", "dispute", "settle") },
  { weight: 3, arbitrary: plain("callOff", "callOn", "callOn", "callOn", "otherDay") },
  { weight: 3, arbitrary: plain("release", "takeOn", "takeOn", "takeOn") },
  { weight: 1, arbitrary: fc.constant((actions: Actions) => actions.move("15:00", "21:00")) },
);

test("whatever is done to a line, what is kept of it is what the rules say", { timeout: 120_000 }, async () => {
  let done = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(actionName, { minLength: 8, maxLength: 16 }), async (all) => {
      const actions = await actionsOn(await worked(["in", "14:00"], ["out", "22:00"]));
      for (const step of all) {
        itIs(morningAfter);
        await step(actions).then(
          () => (done += 1),
          (error) => expect(error).toBeInstanceOf(Refused),
        );
        for (const now of ["2027-06-18T20:30:00Z", morningAfter]) await ensureTruth(new Date(now));
      }
    }),
    { numRuns: 15, endOnFailure: true },
  );
  expect(done).toBeGreaterThan(60);
});

test("who comes again once their hours are approved leaves them as they are", async () => {
  const actions = await actionsOn(await worked(["in", "14:00"], ["out", "22:00"]));
  itIs(morningAfter);
  await actions.approve();
  await actions.punch("in", "22:40");
  for (const now of ["2027-06-18T20:30:00Z", morningAfter]) await ensureTruth(new Date(now));
});

test("who writes about a line while another does reads what the other wrote", async () => {
  const id = await worked(["in", "14:00"]);
  const written = Promise.withResolvers<void>();
  const go = Promise.withResolvers<void>();
  const disputed = inTransaction(async (tx) => {
    await tx.execute(sql`INSERT INTO app.hours_line (assignment_id, worker_id, event_id, legal_entity_id, day, disputed_at, disputed_by, updated_at)
      SELECT assignment_id, worker_id, event_id, legal_entity_id, '2027-06-18', now(), 'worker', now() FROM app.punch WHERE assignment_id = ${id}`);
    await tx.execute(sql`SET CONSTRAINTS ALL IMMEDIATE`);
    written.resolve();
    await go.promise;
  });
  await written.promise;
  const punched = inTransaction((tx) =>
    tx.execute(sql`INSERT INTO app.punch (legal_entity_id, worker_id, event_id, shift_id, assignment_id, kind, at, received_at, time_zone, source, client_id)
      SELECT legal_entity_id, worker_id, event_id, shift_id, assignment_id, 'out', at + interval '8 hours', received_at, time_zone, source, gen_random_uuid()
      FROM app.punch WHERE assignment_id = ${id}`),
  );
  await expect
    .poll(
      async () =>
        (await query("SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query = 'commit'")).rowCount,
    )
    .toBe(1);
  go.resolve();
  await Promise.all([disputed, punched]);
  await ensureTruth(new Date(morningAfter));
});
