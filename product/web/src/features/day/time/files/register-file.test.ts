import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { localDate } from "@product/domain/time/local-date";
import { database } from "@product/database/client";
import { shifts } from "@product/database/tables/planning/event";
import { who } from "#testing/who.ts";
import { useWorkedShifts } from "#testing/worked-shifts.ts";
import { lastActs, test } from "#testing/world.ts";
import { linePieces, timeLines } from "#features/day/time/lines.server.ts";
import { exportRegister } from "./register-file.server.ts";
import { registerLines } from "#features/day/time/share/register-lines.ts";

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
