import { expect, test } from "vitest";
import { separationFindings } from "./separation.ts";
import { templateKeys, templates } from "./templates.ts";

test("who makes workers, changes accounts and approves hours could pay themselves", () => {
  expect(separationFindings(["worker.create", "pay.edit", "timesheet.approve"])).toEqual(["pay-oneself"]);
  expect(separationFindings(["worker.create", "pay.edit"])).toEqual([]);
});

test("who edits rules and overrides findings could bend them", () =>
  expect(separationFindings(["settings.edit", "clearance.override", "page.edit"])).toEqual(["bend-the-rules"]));

test("of the templates only the owner breaks them", () =>
  expect(templateKeys.filter((key) => separationFindings(templates[key].permissions).length > 0)).toEqual(["owner"]));
