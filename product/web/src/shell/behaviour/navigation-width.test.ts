import { expect, test } from "vitest";
import { isNavigationRail } from "./navigation-width.ts";

test("the navigation is a rail only where someone chose so", () => {
  expect(["navigation=rail", "a=b; navigation=rail; c=d"].map(isNavigationRail)).toEqual([true, true]);
  expect([null, "", "navigation=wide", "subnavigation=rail", "navigation=railway"].map(isNavigationRail)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
});
