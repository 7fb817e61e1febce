import { expect, test } from "vitest";
import { coordinatesFrom, coordinatesText } from "./coordinates.ts";

const sol = { latitude: 40.41678, longitude: -3.70379 };

test("a point is read as maps and people write it", () => {
  for (const typed of ["40.41678, -3.70379", "40.41678,-3.70379", " 40,41678; -3,70379 ", "40,41678, -3,70379"])
    expect(coordinatesFrom(typed)).toEqual(sol);
  expect(coordinatesFrom("40.4167754321, −3.7037902")).toEqual({ latitude: 40.41678, longitude: -3.70379 });
  expect(coordinatesFrom("40 -3")).toEqual({ latitude: 40, longitude: -3 });
});

test("what is written is read again", () => expect(coordinatesFrom(coordinatesText(sol))).toEqual(sol));

test("half a point, a third number, words and places off the globe are none", () => {
  for (const typed of [
    "",
    "40.4",
    "40.4,",
    "40.4, x",
    "1.0, 2.0, 3.0",
    "90.1, 0.0",
    "0.0, 180.5",
    "NaN, 1",
    "1e1, 2.0",
  ])
    expect(coordinatesFrom(typed)).toBeUndefined();
});
