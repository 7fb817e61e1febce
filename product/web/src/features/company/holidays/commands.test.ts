import { describe, expect } from "vitest";
import { useTestDatabase } from "@product/database/testing/test-database";
import { createEntity } from "#features/company/entities/commands.server.ts";
import { entityForm } from "#features/company/entities/schema.ts";
import { lastActs, test } from "#testing/world.ts";
import { who } from "#testing/who.ts";
import {
  addDay,
  archiveCalendar,
  confirmDay,
  copyYear,
  createCalendar,
  editCalendar,
  importDays,
  removeDay,
  restoreCalendar,
} from "./commands.server.ts";
import {
  calendarRows,
  calendarWith,
  choosableCalendars,
  daysShown,
  shortCalendars,
  shortYearsOf,
} from "./queries.server.ts";
import { addDayForm, calendarForm, copyYearForm, importDaysForm } from "./schema.ts";

const { query } = useTestDatabase();

const office = who(["settings.view", "settings.edit", "settings.delete"]);
const idOf = async (key: string): Promise<string> =>
  (await query("SELECT id FROM app.holiday_calendar WHERE key = $1", [key])).rows[0].id;
const form = (nameEn: string, fields: Record<string, unknown>) =>
  calendarForm.parse({ nameEn, nameEs: `${nameEn} (es)`, country: "ES", level: "local", ...fields });
const town = async (name: string) => (await createCalendar(office, form(name, { parentId: await idOf("madrid") }))).id;
const daysOf = async (id: string, year: number) =>
  (await daysShown(id, year)).filter(({ from }) => !from).map(({ day, nameEs }) => `${day} ${nameEs}`);

/** Each of the Canary Islands has a day of its own, Navarre one beyond; the two towns have their local days along. */
const others: Record<string, number> = { "Canary Islands": 11, Navarre: 13, Ceuta: 14, Melilla: 14 };

describe("the founding calendars", () => {
  test("give every region of Spain its twelve days of 2026, and Britain its bank holidays", async () => {
    const regions = (await choosableCalendars()).filter(
      ({ level, country }) => level === "regional" && country === "ES",
    );
    expect(regions).toHaveLength(19);
    for (const { id, nameEn } of regions)
      expect([nameEn, (await daysShown(id, 2026)).length]).toEqual([nameEn, others[nameEn] ?? 12]);
    const count = async (key: string, year: number) => (await daysShown(await idOf(key), year)).length;
    expect([await count("england-and-wales", 2026), await count("england-and-wales", 2027)]).toEqual([8, 8]);
    expect([await count("scotland", 2026), await count("scotland", 2027)]).toEqual([10, 9]);
    expect([await count("northern-ireland", 2026), await count("northern-ireland", 2027)]).toEqual([10, 10]);
  });

  test("hold no Sunday", async () => {
    const { rows } = await query("SELECT day FROM app.holiday WHERE extract(isodow FROM day) = 7");
    expect(rows).toEqual([]);
  });

  test("have days that only the gazette decides, until someone confirms them", async () => {
    const id = await idOf("madrid");
    const open = async () => (await daysShown(id, 2027)).filter(({ toConfirm }) => toConfirm).map(({ day }) => day);
    expect(await open()).toEqual(["2027-03-25", "2027-05-03"]);
    await confirmDay(office, id, { day: "2027-03-25" });
    expect(await lastActs()).toMatchObject([{ act: "calendar.days", subjects: [`calendar ${id}`] }]);
    await importDays(office, id, importDaysForm.parse({ lines: "3/5/27; Day of Madrid; Fiesta de Madrid" }));
    expect(await open()).toEqual([]);
    await expect(confirmDay(who(["settings.view"]), id, { day: "2027-03-25" })).rejects.toMatchObject({
      name: "NotPermitted",
    });
  });

  test("are told when a company goes by them and the coming year falls short, until its town has both its days", async () => {
    const id = await town("Pinto");
    const { id: entity } = await createEntity(
      office,
      entityForm.parse({ name: "Pinto", country: "ES", calendarId: id }),
    );
    const shortYears = async (today: string) => (await shortCalendars(today)).filter((each) => each.id === id);
    expect(await shortYears("2026-09-30")).toMatchObject([{ year: 2026, has: 12, lawful: 14, asksForTown: false }]);
    expect(await shortYears("2026-10-01")).toMatchObject([{ year: 2026 }, { year: 2027, has: 11 }]);
    const lines = ["15/5/26; A", "9/11/26; B", "15/5/27; A", "9/11/27; B", "16/8/27; C"].join("\n");
    await importDays(office, id, importDaysForm.parse({ lines }));
    expect(await shortYears("2026-10-01")).toEqual([]);
    await removeDay(office, id, { day: "2027-11-09" });
    expect(await shortYears("2026-10-01")).toMatchObject([{ nameEn: "Pinto", year: 2027, has: 13, lawful: 14 }]);
    await query("UPDATE app.legal_entity SET calendar_id = NULL WHERE id = $1", [entity]);
    expect(await shortYears("2026-10-01")).toEqual([]);
    expect(await shortYearsOf(await idOf("scotland"), "2026-10-01")).toEqual([]);
  });

  test("are counted by year in the list", async () => {
    const rows = await calendarRows(2026);
    expect(rows.find(({ nameEn }) => nameEn === "Spain")).toMatchObject({ days: 8, aboveEn: null });
    expect(rows.find(({ nameEn }) => nameEn === "Community of Madrid")).toMatchObject({ days: 4, aboveEn: "Spain" });
  });
});

describe("a calendar", () => {
  test("has the days of those above it, and adds its own", async () => {
    const id = await town("Alcalá");
    await addDay(office, id, addDayForm.parse({ day: "2026-10-09", dayNameEn: "Fair", dayNameEs: "Feria" }));
    const shown = await daysShown(id, 2026);
    expect(shown).toHaveLength(13);
    expect(shown.find(({ day }) => day === "2026-05-02")).toMatchObject({ from: { nameEn: "Community of Madrid" } });
    expect(shown.find(({ day }) => day === "2026-10-09")).toEqual({
      day: "2026-10-09",
      nameEn: "Fair",
      nameEs: "Feria",
      toConfirm: false,
    });
    expect(await lastActs()).toMatchObject([{ act: "calendar.days", subjects: [`calendar ${id}`] }]);
    for (const day of ["2026-10-09", "2026-05-02", "2026-12-25"])
      await expect(addDay(office, id, { day, dayNameEn: "Again", dayNameEs: "Otra vez" })).rejects.toMatchObject({
        refusals: [{ code: "calendar.day-taken" }],
      });
    await removeDay(office, id, { day: "2026-10-09" });
    await removeDay(office, id, { day: "2026-10-09" });
    expect(await daysOf(id, 2026)).toEqual([]);
  });

  test("takes pasted days, and copies a year as far as there is something new", async () => {
    const id = await town("Getafe");
    const { lines } = importDaysForm.parse({
      lines: "2028-02-29; Leap; Bisiesto\n15/5/2028\tSan Isidro\n2028-01-02; X",
    });
    await importDays(office, id, { lines });
    await importDays(office, id, importDaysForm.parse({ lines: "15/05/2028; St Isidore; San Isidro Labrador" }));
    expect(await daysOf(id, 2028)).toEqual(["2028-01-02 X", "2028-02-29 Bisiesto", "2028-05-15 San Isidro Labrador"]);
    await addDay(office, id, { day: "2029-01-02", dayNameEn: "Mine", dayNameEs: "Mío" });
    await copyYear(office, id, { from: 2028, to: 2029 });
    expect(await daysOf(id, 2029)).toEqual(["2029-01-02 Mío", "2029-05-15 San Isidro Labrador"]);
    const { rows } = await query("SELECT clear FROM app.act_subject WHERE subject_id = $1 ORDER BY act_id DESC", [id]);
    expect(JSON.parse(rows[0].clear)).toEqual({
      days: {
        before: ["2029-01-02 Mine · Mío"],
        after: ["2029-01-02 Mine · Mío", "2029-05-15 St Isidore · San Isidro Labrador"],
      },
    });
  });

  test("lies under a larger place of its country, and keeps fitting what lies under it", async () => {
    for (const fields of [
      { level: "local" },
      { level: "national", parentId: await idOf("spain") },
      { level: "regional", parentId: await idOf("madrid") },
      { level: "local", parentId: await idOf("scotland") },
    ])
      await expect(createCalendar(office, form("Odd", fields))).rejects.toMatchObject({
        refusals: [{ code: "calendar.parent-unfit" }],
      });
    await expect(createCalendar(office, form("Odd", { parentId: crypto.randomUUID() }))).rejects.toMatchObject({
      refusals: [{ code: "record.choice-gone" }],
    });
    await town("Leganés");
    const madrid = await idOf("madrid");
    await expect(
      editCalendar(office, madrid, form("Madrid", { level: "local", parentId: await idOf("spain"), version: 1 })),
    ).rejects.toMatchObject({ refusals: [{ code: "calendar.parent-unfit" }] });
    expect(await calendarWith(madrid)).toMatchObject({ level: "regional", version: 1 });
  });

  test("stays while something goes by it", async () => {
    const id = await town("Móstoles");
    const entity = entityForm.parse({ name: "Móstoles Eventos", country: "ES", calendarId: id });
    await createEntity(office, entity);
    await expect(archiveCalendar(office, id)).rejects.toMatchObject({
      refusals: [{ code: "calendar.in-use", count: 1 }],
    });
    await query("UPDATE app.legal_entity SET calendar_id = NULL");
    await archiveCalendar(office, id);
    await expect(removeDay(office, id, { day: "2026-01-02" })).rejects.toMatchObject({
      refusals: [{ code: "record.changed-meanwhile" }],
    });
    await expect(createEntity(office, { ...entity, name: "Another" })).rejects.toMatchObject({
      refusals: [{ code: "record.choice-gone" }],
    });
    await restoreCalendar(office, id);
    await expect(createCalendar(office, form("Móstoles", { parentId: await idOf("spain") }))).rejects.toMatchObject({
      refusals: [{ code: "record.name-taken", fields: ["nameEn", "nameEs"] }],
    });
  });

  test("is changed by nobody who only reads the settings", async () => {
    const reader = who(["settings.view"]);
    await expect(removeDay(reader, await idOf("spain"), { day: "2026-12-25" })).rejects.toMatchObject({
      name: "NotPermitted",
    });
  });
});

describe("the forms for days", () => {
  test("say what is wrong where it is", () => {
    const faults = (schema: typeof addDayForm | typeof copyYearForm | typeof importDaysForm, typed: object) =>
      schema.safeParse(typed).error!.issues.map((issue) => [issue.path[0], "params" in issue && issue.params]);
    expect(faults(addDayForm, { day: "2026-02-30", dayNameEn: "A", dayNameEs: "B" })).toEqual([
      ["day", { fault: "day" }],
    ]);
    expect(faults(copyYearForm, { from: "2026", to: "2026" })).toEqual([["to", { fault: "sameYear" }]]);
    expect(faults(importDaysForm, { lines: "24 de junio\n2026-06-24; San Juan" })).toEqual([
      ["lines", { fault: "linesUnreadable", n: 1, lines: "1" }],
    ]);
    expect(faults(importDaysForm, { lines: " \n " })).toEqual([["lines", { fault: "required" }]]);
  });
});
