import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { lineGroups } from "@product/domain/day/time-lines";
import { database } from "@product/database/client";
import { assignments } from "@product/database/tables/planning/event";
import { hoursRanks } from "@product/database/tables/day/hours";
import { itIs } from "#testing/clock.ts";
import { who } from "#testing/who.ts";
import { useWorkedShifts, wall } from "#testing/worked-shifts.ts";
import { test } from "#testing/world.ts";
import { agreeAsWorker, approveHours, disputeHours } from "./commands.server.ts";
import { proposeCorrection } from "./line/corrections.server.ts";
import { timeLines } from "./lines.server.ts";
import { linesOnAScreen, linesToShow } from "./lines-to-show.server.ts";
import { timeSheet } from "./queries.server.ts";
import { timeQuery } from "./schema.ts";

const { query, ready, worked } = useWorkedShifts();
const now = new Date("2027-06-19T09:00:00Z");
const lead = who(["time.view", "time.create"]);

/** How the database judges a line, which is to be how the rules judge it. */
async function judged(id: string, at = now) {
  const { shown } = await linesToShow({ where: eq(hoursRanks.assignmentId, id), tab: "open" }, at);
  const lines = await timeLines(database, eq(assignments.id, id), "en", at);
  expect(shown.map(({ rank }) => lineGroups[rank])).toEqual(lines.map(({ group }) => group));
  return lines[0]?.group;
}

test("the database judges lines as the rules do", async () => {
  const cases = {
    fine: [
      ["in", "13:45"],
      ["out", "22:15"],
    ],
    "fine with rests": [
      ["in", "14:15"],
      ["break_start", "16:00"],
      ["break_end", "16:20"],
      ["out", "21:45"],
    ],
    "fine in two parts": [
      ["in", "14:00"],
      ["out", "17:00"],
      ["in", "17:05"],
      ["out", "22:00"],
    ],
    "odd at one moment": [
      ["in", "14:00"],
      ["out", "17:00"],
      ["in", "17:00"],
      ["out", "22:00"],
    ],
    "different late": [
      ["in", "14:16"],
      ["out", "22:00"],
    ],
    "different early": [
      ["in", "14:00"],
      ["out", "21:44"],
    ],
    "different long": [
      ["in", "14:00"],
      ["out", "22:16"],
    ],
    absent: [],
    "absent who went": [["out", "22:00"]],
    "missing-out": [["in", "14:00"]],
    "missing-out once more": [
      ["in", "14:00"],
      ["out", "17:00"],
      ["in", "18:00"],
      ["break_start", "19:00"],
    ],
    "odd in twice": [
      ["in", "14:00"],
      ["in", "14:05"],
      ["out", "22:00"],
    ],
    "odd out twice": [
      ["in", "14:00"],
      ["out", "22:00"],
      ["out", "22:01"],
    ],
    "odd rest": [
      ["in", "14:00"],
      ["break_start", "16:00"],
      ["out", "22:00"],
    ],
    "odd end of rest": [
      ["in", "14:00"],
      ["break_end", "16:00"],
      ["out", "22:00"],
    ],
  } satisfies Record<string, Parameters<typeof worked>>;
  for (const [name, punches] of Object.entries(cases))
    expect([name, name.split(" ")[0]]).toEqual([
      name,
      await judged(await worked(...(punches as Parameters<typeof worked>))),
    ]);
});

test("what was disputed, corrected, taken back or is not due yet is judged alike", async () => {
  const there = await worked(["in", "14:00"]);
  expect(await judged(there, new Date(wall("23:59")))).toBeUndefined();
  expect(await judged(there, new Date(wall("22:00").getTime() + 7_200_000))).toBe("missing-out");
  await proposeCorrection(lead, there, { kind: "out", at: wall("22:00"), reason: "Forgot to punch out" });
  expect(await judged(there)).toBe("correction");
  const fine = await worked(["in", "14:00"], ["out", "22:00"]);
  await disputeHours(ready.id, fine, "I stayed longer");
  expect(await judged(fine)).toBe("disputed");
  const voided = await worked(["in", "14:00"], ["out", "22:00"]);
  await query(
    `INSERT INTO app.punch (legal_entity_id, worker_id, event_id, shift_id, assignment_id, kind, voids, at, received_at, time_zone, source, client_id)
     SELECT legal_entity_id, worker_id, event_id, shift_id, assignment_id, 'void', id, at, at, time_zone, source, gen_random_uuid()
     FROM app.punch WHERE assignment_id = $1 AND kind = 'out'`,
    [voided],
  );
  expect(await judged(voided)).toBe("missing-out");
});

test("what both sides correct two months later takes back what was punched", async () => {
  const id = await worked(["in", "14:00"], ["out", "17:00"]);
  itIs("2027-08-20T09:00:00Z");
  const later = new Date("2027-08-20T10:00:00Z");
  await proposeCorrection(who(["time.create", "time.approve"]), id, {
    kind: "out",
    at: wall("22:00"),
    reason: "Stayed",
  });
  const [line] = await timeLines(database, eq(assignments.id, id), "en", later);
  await agreeAsWorker(ready.id, id, line!.corrections[0]!.id);
  expect(await judged(id, later)).toBe("fine");
});

/** Some shifts before the one of this line, with twenty people each who came and went as they were to. */
const manyFine = (id: string, shifts: number) =>
  query(
    `WITH made AS (INSERT INTO app.shift (event_id, title, starts_at, ends_at, day, published_at)
       SELECT s.event_id, 'Many', s.starts_at - n * interval '1 day', s.ends_at - n * interval '1 day', s.day - n::int, now()
       FROM app.assignment a JOIN app.shift s ON s.id = a.shift_id, generate_series(1, $2) n WHERE a.id = $1
       RETURNING id, event_id, during, starts_at, ends_at),
     places AS (INSERT INTO app.slot (shift_id, event_id, role_id, minimum, target, maximum, fill_mode)
       SELECT made.id, made.event_id, l.role_id, 1, 1, 99, 'book' FROM made, app.assignment a JOIN app.slot l ON l.id = a.slot_id
       WHERE a.id = $1 RETURNING id, shift_id),
     taken AS (INSERT INTO app.assignment (slot_id, shift_id, worker_id, during, state, source)
       SELECT p.id, p.shift_id, w.id, made.during, 'checked_out', 'book' FROM places p JOIN made ON made.id = p.shift_id,
         (SELECT id FROM app.worker WHERE merged_into IS NULL ORDER BY code LIMIT 20) w RETURNING id, shift_id, worker_id)
     INSERT INTO app.punch (legal_entity_id, worker_id, event_id, shift_id, assignment_id, kind, at, received_at, time_zone, source, client_id)
     SELECT w.legal_entity_id, w.id, made.event_id, made.id, taken.id, kind,
       CASE kind WHEN 'in' THEN made.starts_at ELSE made.ends_at END, made.ends_at, 'Europe/Madrid', 'gate', gen_random_uuid()
     FROM taken JOIN made ON made.id = taken.shift_id JOIN app.worker w ON w.id = taken.worker_id, unnest(ARRAY['in', 'out']) kind`,
    [id, shifts],
  );

test("of more lines than many screens have, the newest stands first where it alone is an exception", async () => {
  await query("UPDATE app.assignment SET state = 'cancelled' WHERE state = 'no_show'");
  const newest = await worked(["in", "14:00"]);
  await query("SELECT app.make_punch_months('2027-05-01', '2027-06-01')");
  const { eventId } = (await timeLines(database, eq(assignments.id, newest), "en", now))[0]!;
  await manyFine(newest, 24);
  const filter = { tab: "open", from: "2027-05-01", until: "2027-06-18", event: eventId };
  const sheet = (after?: string) => timeSheet(lead, timeQuery.parse({ ...filter, after }), "2027-06-19", "en", now);
  const first = await sheet();
  expect(first.rows[0]).toMatchObject({ id: newest, group: "missing-out" });
  const none = { disputed: 0, approved: 0, correction: 0 };
  expect(first.counts).toEqual({ ...none, open: 481, all: 481, exceptions: 1, fine: 480, missing: 1 });
  expect(first.rows).toHaveLength(linesOnAScreen);
  const second = await sheet(first.next);
  // Approving a line meanwhile moves no other line to a screen that has already been read.
  const { id, minutes } = first.rows.at(-1)!;
  await approveHours(who(["timesheet.approve"]), [{ id, minutes }]);
  expect((await sheet(first.next)).rows).toEqual(second.rows);
  const every = [...first.rows, ...second.rows];
  for (let { next } = second; next;) {
    const more = await sheet(next);
    every.push(...more.rows);
    next = more.next;
  }
  expect(new Set(every.map((row) => row.id)).size).toBe(481);
  expect(every.slice(1).map(({ startsAt }) => startsAt)).toEqual(
    every
      .slice(1)
      .map(({ startsAt }) => startsAt)
      .toSorted((a, b) => a - b),
  );
});
