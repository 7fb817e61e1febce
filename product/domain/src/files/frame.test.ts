import { describe, expect, it } from "vitest";
import { settled, squareIn, wholeFrame } from "./frame.ts";

const landscape = { width: 400, height: 200 };

describe("the square of a picture", () => {
  it("is the largest one, in the middle, when nobody chose", () =>
    expect(squareIn(landscape, wholeFrame)).toEqual({ side: 200, left: 100, top: 0 }));
  it("gets smaller with zoom", () =>
    expect(squareIn(landscape, { centreX: 0.5, centreY: 0.5, zoom: 2 })).toEqual({ side: 100, left: 150, top: 50 }));
  it("stays inside, however far it was moved", () => {
    expect(squareIn(landscape, { centreX: 1, centreY: 0, zoom: 2 })).toEqual({ side: 100, left: 300, top: 0 });
    expect(squareIn(landscape, { centreX: -9, centreY: 9, zoom: 1 })).toEqual({ side: 200, left: 0, top: 0 });
  });
  it("is never larger than the picture nor smaller than the last zoom", () => {
    expect(squareIn(landscape, { ...wholeFrame, zoom: 0.1 }).side).toBe(200);
    expect(squareIn(landscape, { ...wholeFrame, zoom: 1000 }).side).toBe(25);
  });
});

describe("a settled frame", () => {
  it("has its middle where the square ended up", () =>
    expect(settled(landscape, { centreX: 1, centreY: 0.9, zoom: 1 })).toEqual({
      centreX: 0.75,
      centreY: 0.5,
      zoom: 1,
    }));
});
