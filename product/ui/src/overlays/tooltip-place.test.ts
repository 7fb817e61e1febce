import { expect, test } from "vitest";
import { tooltipPlace } from "./tooltip-place.ts";

const page = { width: 400, height: 300 };
const bubble = { width: 80, height: 20 };
const buttonAt = (left: number, top: number) => ({ left, top, right: left + 40, bottom: top + 30 });

test("A tooltip stands in the middle of its side, six pixels away", () => {
  expect(tooltipPlace("bottom", buttonAt(200, 100), bubble, page)).toEqual({ left: 180, top: 136 });
  expect(tooltipPlace("top", buttonAt(200, 100), bubble, page)).toEqual({ left: 180, top: 74 });
  expect(tooltipPlace("right", buttonAt(200, 100), bubble, page)).toEqual({ left: 246, top: 105 });
  expect(tooltipPlace("left", buttonAt(200, 100), bubble, page)).toEqual({ left: 114, top: 105 });
});

test("It changes sides where there is no room", () => {
  expect(tooltipPlace("bottom", buttonAt(200, 265), bubble, page)).toEqual({ left: 180, top: 239 });
  expect(tooltipPlace("right", buttonAt(350, 100), bubble, page)).toEqual({ left: 264, top: 105 });
});

test("It keeps eight pixels from the edge of the page", () => {
  expect(tooltipPlace("bottom", buttonAt(0, 100), bubble, page).left).toBe(8);
  expect(tooltipPlace("bottom", buttonAt(360, 100), bubble, page).left).toBe(312);
});
