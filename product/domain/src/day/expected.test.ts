import { expect, it } from "vitest";
import { chanceOf } from "./expected.ts";

it("who missed one shift of four is expected three times of four", () =>
  expect(chanceOf({ came: 3, missed: 1 })).toBe(0.75));
it("who has not worked yet is expected like anyone who said yes", () =>
  expect(chanceOf({ came: 0, missed: 0 })).toBe(1));
