import { expect } from "vitest";
import { useTestDatabase } from "@product/database/testing/test-database";
import { callOutSetting } from "#features/planning/call-outs/queries.server.ts";
import { who } from "#testing/who.ts";
import { lastActs, test } from "#testing/world.ts";
import { editCallOutSetting } from "./commands.server.ts";
import { callOutSettingForm } from "./schema.ts";

useTestDatabase();
const form = {
  quietFrom: "23",
  quietUntil: "7",
  mostPerWeek: "5",
  coverPerWave: "3",
  coverMinutes: "30",
  weightHere: "1",
  weightHours: "10",
  weightAsked: "0",
  wave1: `list:${crypto.randomUUID()}`,
  wave1Minutes: "15",
  wave2: "",
  wave3: "everyone",
  wave3Minutes: "45",
  version: "1",
};

test("Quiet hours and the call-outs of a week are set by the office, once for each that read them", async () => {
  expect(await callOutSetting()).toMatchObject({ quietFrom: 22, quietUntil: 8, mostPerWeek: 10 });
  await editCallOutSetting(who(["settings.edit"]), callOutSettingForm.parse({ ...form, coversDropOuts: true }));
  expect(await callOutSetting()).toMatchObject({ quietFrom: 23, quietUntil: 7, mostPerWeek: 5, version: 2 });
  expect(await callOutSetting()).toMatchObject({ coversDropOuts: true, coverPerWave: 3, swapsByThemselves: false });
  expect(await callOutSetting()).toMatchObject({
    weightHours: 10,
    coverWaves: [
      { who: "list", minutes: 15 },
      { who: "everyone", minutes: 45 },
    ],
  });
  expect(await lastActs()).toMatchObject([{ act: "call-out-setting.edit" }]);
  await expect(editCallOutSetting(who(["settings.edit"]), callOutSettingForm.parse(form))).rejects.toMatchObject({
    refusals: [{ code: "record.changed-meanwhile" }],
  });
  await expect(editCallOutSetting(who(["settings.view"]), callOutSettingForm.parse(form))).rejects.toMatchObject({
    name: "NotPermitted",
  });
  for (const wrong of [
    { quietFrom: "24" },
    { quietUntil: "-1" },
    { mostPerWeek: "0" },
    { mostPerWeek: "x" },
    { coverPerWave: "0" },
    { coverMinutes: "4" },
    { weightHere: "11" },
    { wave1: "list:everyone" },
    { wave3Minutes: "1" },
  ])
    expect(callOutSettingForm.safeParse({ ...form, ...wrong }).success, JSON.stringify(wrong)).toBe(false);
});
