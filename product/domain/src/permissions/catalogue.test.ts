import { expect, test } from "vitest";
import { actionOf, chapters, everyPermission, isPermission, moduleOf, modules } from "./catalogue.ts";

test("every module stands in exactly one chapter", () =>
  expect(Object.values(chapters).flat().toSorted()).toEqual(modules.toSorted()));

test("a permission is a module and what may be done there", () => {
  expect([moduleOf("worker.view.contact"), actionOf("worker.view.contact")]).toEqual(["worker", "view.contact"]);
  expect(everyPermission).toContain("staff.impersonate");
});

test("nothing else is a permission", () =>
  expect(["worker", "worker.fly", "constructor", "worker.view.pay", ""].filter(isPermission)).toEqual([]));
