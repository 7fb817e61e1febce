import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { localDate } from "@product/domain/time/local-date";
import { database } from "@product/database/client";
import { shifts } from "@product/database/tables/event";
import { who } from "#testing/who.ts";
import { useWorkedShifts } from "#testing/worked-shifts.ts";
import { lastActs, test } from "#testing/world.ts";
import { linePieces, timeLines } from "./lines.server.ts";
import { timeSheet } from "./queries.server.ts";
import { exportRegister } from "./register-file.server.ts";
import { registerLines } from "./share/register-lines.ts";
import { shiftsToShow } from "./shifts-to-show.server.ts";

const { query, worked } = useWorkedShifts();
const now = new Date("2027-06-19T09:00:00Z");
const day = localDate("2027-06-18");

/** The shift with one who came and eight who did not. */
async function nineLines(): Promise<void> {
  await query("UPDATE app.assignment SET state = 'cancelled' WHERE state = 'no_show'");
  const id = await worked(["in", "14:00"], ["out", "22:00"]);
  await query(
    `INSERT INTO app.assignment (slot_id, shift_id, worker_id, during, state, source)
     SELECT a.slot_id, a.shift_id, w.id, a.during, 'no_show', 'book' FROM app.assignment a, app.worker w
     WHERE a.id = $1 AND w.id <> a.worker_id AND w.merged_into IS NULL ORDER BY w.code LIMIT 8`,
    [id],
  );
}

test("the lines of a day come a few at a time, each once and in the order of all", async () => {
  await nineLines();
  const all = await timeLines(database, eq(shifts.day, day), "en", now);
  expect(all).toHaveLength(9);
  for (const atOnce of [1, 2, 3, 4, 9, 10]) {
    const pieces = await Array.fromAsync(linePieces(database, eq(shifts.day, day), "en", now, atOnce));
    expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThanOrEqual(atOnce);
    expect(pieces.flat().map(({ id }) => id)).toEqual(all.map(({ id }) => id));
  }
});

test("the register is a line for each of them, and it is written down that it left the house", async () => {
  await nineLines();
  const exporter = who(["time.view", "time.export"]);
  const { pieces, name } = await exportRegister(exporter, { from: day, until: day }, "es", now);
  const text = (await Array.fromAsync(registerLines(pieces, "es"))).join("");
  expect(name).toBe("registro-de-jornada-2027-06-18-2027-06-18");
  expect(text.trim().split("\n")).toHaveLength(10);
  expect(text).toContain("in 14:00 out 22:00");
  expect(await lastActs()).toMatchObject([{ act: "register.export" }]);
});

test("a screen shows shifts whole, the oldest first, and says when there are more", async () => {
  await nineLines();
  const reader = who(["time.view"]);
  const asked = { tab: "all" as const, from: day, until: day, event: undefined };
  const { rows, isCut, counts } = await timeSheet(reader, asked, day, "en", now);
  expect([rows.length, counts.all, isCut]).toEqual([9, 9, false]);
  expect(await shiftsToShow(eq(shifts.day, localDate("1999-01-01")), now)).toEqual([]);
  // Of thirty shifts with twenty lines each as many are chosen as fill a screen.
  await query(
    `WITH made AS (INSERT INTO app.shift (event_id, title, starts_at, ends_at, day, published_at)
       SELECT s.event_id, 'Many', s.starts_at - n * interval '1 minute', s.ends_at, '2027-06-17', now() FROM app.assignment a
       JOIN app.shift s ON s.id = a.shift_id, generate_series(1, 30) n WHERE a.id = $1 RETURNING id, event_id, during),
     places AS (INSERT INTO app.slot (shift_id, event_id, role_id, minimum, target, maximum, fill_mode)
       SELECT made.id, made.event_id, l.role_id, 1, 1, 99, 'book' FROM made, app.assignment a JOIN app.slot l ON l.id = a.slot_id
       WHERE a.id = $1 RETURNING id, shift_id, (SELECT during FROM made WHERE made.id = shift_id) AS during)
     INSERT INTO app.assignment (slot_id, shift_id, worker_id, during, state, source)
     SELECT p.id, p.shift_id, w.id, p.during, 'no_show', 'book' FROM places p,
       (SELECT id FROM app.worker WHERE merged_into IS NULL ORDER BY code LIMIT 20) w`,
    [rows[0]!.id],
  );
  const chosen = await shiftsToShow(eq(shifts.day, localDate("2027-06-17")), now);
  expect(chosen).toHaveLength(20);
});
