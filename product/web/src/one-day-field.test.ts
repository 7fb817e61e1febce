/** A day is typed in one kind of field, and read by one reader: no screen brings its own. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { questionIn } from "#features/clearance/who-can-work/schema.ts";
import { addDayForm } from "#features/company/holidays/schema.ts";
import { inspectionForm } from "#features/day/inspection/schema.ts";
import { lockForm, timeQuery } from "#features/day/time/schema.ts";
import { askedIn } from "#features/ground/audit/schema.ts";
import { absenceForm } from "#features/papers/absences/schema.ts";
import { altasForm } from "#features/papers/without-alta/schema.ts";
import { newListForm } from "#features/people/lists/schema.ts";
import { availabilityForm } from "#features/people/worker-page/schema.ts";
import { copyForm as eventCopy } from "#features/planning/event-copies/schema.ts";
import { postponeForm } from "#features/planning/event-moves/schema.ts";
import { copyForm as rotaCopy } from "#features/planning/rota-edits/schema.ts";
import { overrideForm } from "#features/planning/rules/schema.ts";
import { everySource } from "#testing/site-map.ts";

const ui = join(import.meta.dirname, "../../ui/src");
const calendar = "controls/day-calendar.tsx";
const nativeField = /type[=:] *\{?["'`]date["'`]/;

test("the browser's own field for days stands in one part alone", () => {
  const parts = globSync("**/*.tsx", { cwd: ui }).map((file) => ({ file, text: readFileSync(join(ui, file), "utf8") }));
  const sources = [...everySource(), ...parts].filter(({ file }) => !/\.test\.tsx?$/.test(file));
  expect(sources.length).toBeGreaterThan(300);
  expect(sources.filter(({ text }) => nativeField.test(text)).map(({ file }) => file)).toEqual([calendar]);
});

test("no form reads days by the calendar of files alone", () => {
  const schemas = everySource().filter(({ file }) => file.endsWith("schema.ts"));
  expect(schemas.length).toBeGreaterThan(60);
  const own = schemas.filter(
    ({ text }) => /z\.iso\s*\.date\(|z\.date\(/.test(text) || (/refine\(isDay/.test(text) && !/typedDay/.test(text)),
  );
  expect(own.map(({ file }) => file)).toEqual([]);
});

const fields = {
  "a holiday": addDayForm.shape.day,
  "days of an inspection": inspectionForm.shape.firstDay,
  "hours to be closed": lockForm.shape.lastDay,
  "an absence": absenceForm.shape.firstDay,
  "an alta": altasForm.shape.altaOn,
  "the end of a list": newListForm.shape.expiresOn,
  "days of availability": availabilityForm.shape.firstDay,
  "the copy of an event": eventCopy.shape.firstDay,
  "an event put off": postponeForm.shape.firstDay,
  "the copy of shifts": rotaCopy.shape.to,
  "the first day of an own rule": overrideForm.shape.from,
};

test.each(Object.entries(fields))("%s is read as it is typed, and as files say it", (_name, field) => {
  for (const typed of ["14/3/27", "14/03/2027", "14-3-2027", "14032027", "2027-03-14"])
    expect(field.parse(typed), typed).toBe("2027-03-14");
});

test.each(Object.entries(fields).filter(([name]) => name !== "days of availability"))(
  "%s is refused where there is no such day",
  (_name, field) => expect(field.safeParse("31/2/27").success).toBe(false),
);

test("what is asked by an address is read as it is typed too", () => {
  const search = new URLSearchParams({ from: "14/3/27", to: "15/3/2027", until: "15/3/27" });
  expect(questionIn({ searchParams: search }, "2026-11-17").question).toMatchObject({
    from: "2027-03-14",
    to: "2027-03-15",
  });
  expect(askedIn(search).filter).toMatchObject({ from: "2027-03-14", to: "2027-03-15" });
  expect(timeQuery.parse(Object.fromEntries(search))).toMatchObject({ from: "2027-03-14", until: "2027-03-15" });
});
