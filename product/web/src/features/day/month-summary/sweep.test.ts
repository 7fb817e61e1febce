import { expect } from "vitest";
import { itIs } from "#testing/clock.ts";
import { useWorkedShifts } from "#testing/worked-shifts.ts";
import { lastActs, test } from "#testing/world.ts";
import type { Letter } from "#request/ports/mailer.ts";
import { monthJobs } from "./jobs.server.ts";

const { query, ready, worked } = useWorkedShifts();

test("a month is sent to its worker once, in their language, when the time to answer is over", async () => {
  await worked(["in", "14:00"], ["out", "22:00"]);
  const sent: Letter[] = [];
  const jobs = monthJobs(async (letter) => void sent.push(letter), "https://work.example");
  const waiting = async () =>
    (await query("SELECT payload FROM app.job WHERE kind = 'hours.month-letter'")).rows.map(({ payload }) => payload);
  itIs("2027-07-02T09:00:00Z");
  await jobs["hours.months"]();
  expect(await waiting()).toEqual([]);
  itIs("2027-07-04T09:00:00Z");
  await Promise.all([jobs["hours.months"](), jobs["hours.months"]()]);
  expect((await lastActs())[0]).toMatchObject({ act: "pass.send-month", actorKind: "system" });
  await jobs["hours.months"]();
  expect(await waiting()).toEqual([{ workerId: ready.id, month: "2027-06" }]);
  await jobs["hours.month-letter"]((await waiting())[0]);
  expect(sent).toMatchObject([{ kind: "hours-month", language: "es", subject: "Tus horas de junio de 2027" }]);
  expect(JSON.stringify(sent)).toContain("7 h 30");
});
