import { expect, test } from "vitest";
import { switchFromHere, switchTo } from "./switch-to.ts";

test("the switch comes back to the same page", () =>
  expect(switchTo("es", "/login?next=/admin")).toBe("/api/locale/es?to=%2Flogin%3Fnext%3D%2Fadmin"));

test("and to the same place on it, which only the browser knows", () =>
  expect(switchFromHere("en", { pathname: "/es/conditions", search: "", hash: "#liability" } as Location)).toBe(
    "/api/locale/en?to=%2Fes%2Fconditions#liability",
  ));
