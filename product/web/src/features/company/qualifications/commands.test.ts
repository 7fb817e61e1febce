import { describe, expect } from "vitest";
import { useTestDatabase } from "@product/database/testing/test-database";
import { lastActs, test } from "#testing/world.ts";
import { who } from "#testing/who.ts";
import {
  archiveQualification,
  createQualification,
  editQualification,
  restoreQualification,
} from "./commands.server.ts";
import { qualificationRows, qualificationWith } from "./queries.server.ts";
import { qualificationForm } from "./schema.ts";

const { query } = useTestDatabase();

const office = who(["settings.view", "settings.edit", "settings.delete"]);
const form = (nameEn: string, fields: Record<string, unknown> = {}) =>
  qualificationForm.parse({ nameEn, nameEs: `${nameEn} (es)`, ...fields });
const make = async (name: string, impliedBy: string[] = []) =>
  (await createQualification(office, form(name, { impliedBy }))).id;

describe("a qualification", () => {
  test("comes with a founding set in which a first aid instructor counts for first aid", async () => {
    const rows = await qualificationRows();
    const alsoFor = (name: string) => rows.find(({ nameEn }) => nameEn === name)!.alsoFor.map(({ nameEn }) => nameEn);
    expect(alsoFor("First aid instructor")).toEqual(["First aid"]);
    expect(alsoFor("First aid")).toEqual([]);
  });

  test("counts for all that those below it count for", async () => {
    const basic = await make("Ropes 1", [await make("Ropes 2", [await make("Ropes 3")])]);
    expect(await qualificationWith(basic)).toMatchObject({
      key: "ropes-1",
      alsoFor: [],
      countedBy: [{ nameEn: "Ropes 2" }, { nameEn: "Ropes 3" }],
    });
    const top = (await qualificationRows()).find(({ nameEn }) => nameEn === "Ropes 3")!;
    expect(top.alsoFor.map(({ nameEn }) => nameEn)).toEqual(["Ropes 2", "Ropes 1"]);
    expect(await lastActs()).toMatchObject([{ act: "qualification.create", subjects: [`qualification ${basic}`] }]);
  });

  test("is not saved where it would go round in a circle, and the way is named", async () => {
    const top = await make("Chef");
    const middle = await make("Cook", [top]);
    const low = await make("Helper", [middle]);
    await expect(editQualification(office, top, form("Chef", { impliedBy: [low], version: 1 }))).rejects.toMatchObject({
      refusals: [
        {
          code: "qualification.circle",
          pathEn: "Chef → Cook → Helper → Chef",
          pathEs: "Chef (es) → Cook (es) → Helper (es) → Chef (es)",
        },
      ],
    });
    expect(await qualificationWith(top)).toMatchObject({ impliedBy: [], version: 1 });
  });

  test("closes no circle when two people save its halves at once", async () => {
    const [left, right] = [await make("Left"), await make("Right")];
    const saved = await Promise.allSettled([
      editQualification(office, left, form("Left", { impliedBy: [right], version: 1 })),
      editQualification(office, right, form("Right", { impliedBy: [left], version: 1 })),
    ]);
    expect(saved.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  });

  test("stays while a role asks for it, and what it stands for outlives the archive", async () => {
    const higher = await make("Diver");
    const lower = await make("Swimmer", [higher]);
    const { rows } = await query(
      "INSERT INTO app.role (key, name_en, name_es) VALUES ('diver', 'Diver', 'Buzo') RETURNING id",
    );
    await query("INSERT INTO app.role_qualification VALUES ($1, $2)", [rows[0].id, higher]);
    await expect(archiveQualification(office, higher)).rejects.toMatchObject({
      refusals: [{ code: "qualification.asked-for", count: 1 }],
    });
    await query("DELETE FROM app.role_qualification");
    await archiveQualification(office, higher);
    await editQualification(office, lower, form("Swimmer", { version: 1, validMonths: "12" }));
    expect(await qualificationWith(lower)).toMatchObject({ impliedBy: [], validMonths: 12 });
    await restoreQualification(office, higher);
    expect(await qualificationWith(lower)).toMatchObject({ impliedBy: [higher] });
  });

  test("keeps its names to itself, is not saved over, and chooses only what there is", async () => {
    const id = await make("Barista");
    await expect(make("BARISTA")).rejects.toMatchObject({
      refusals: [{ code: "record.name-taken", fields: ["nameEn", "nameEs"] }],
    });
    await editQualification(office, id, form("Barista", { version: 1 }));
    await expect(editQualification(office, id, form("Mine", { version: 1 }))).rejects.toMatchObject({
      refusals: [{ code: "record.changed-meanwhile" }],
    });
    await expect(make("Nobody", [crypto.randomUUID()])).rejects.toMatchObject({
      refusals: [{ code: "record.choice-gone" }],
    });
  });

  test("names as many levels in one language as in the other", () => {
    const faults = (fields: object) =>
      qualificationForm
        .safeParse({ nameEn: "X", nameEs: "X", ...fields })
        .error!.issues.map(({ path, code }) => [path[0], code]);
    expect(faults({ levelsEn: "A1\nA2", levelsEs: "A1" })).toEqual([["levelsEs", "custom"]]);
    expect(faults({ validMonths: "0" })).toEqual([["validMonths", "too_small"]]);
    expect(form("Y", { levelsEn: " Low \r\n\nHigh", levelsEs: "Bajo\nAlto" })).toMatchObject({
      levelsEn: ["Low", "High"],
      levelsEs: ["Bajo", "Alto"],
    });
  });
});
