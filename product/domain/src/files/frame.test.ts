import { describe, expect, it } from "vitest";
import { cropIn, cropShapes, settled, squareIn, wholeFrame, type CropShape } from "./frame.ts";

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

describe("a cut of an image", () => {
  it("is the largest of its shape that fits, where it was moved to", () => {
    expect(cropIn(landscape, { ...wholeFrame, shape: "1:1" })).toEqual({ width: 200, height: 200, left: 100, top: 0 });
    expect(cropIn(landscape, { shape: "16:9", centreX: 1, centreY: 1, zoom: 2 })).toEqual({
      width: 177,
      height: 100,
      left: 223,
      top: 100,
    });
  });
  it.each(Object.keys(cropShapes) as CropShape[])("of %s never reaches over the edge", (shape) => {
    for (const size of [landscape, { width: 1, height: 1 }, { width: 3, height: 1000 }])
      for (const zoom of [0, 1, 3.7, 99]) {
        const { width, height, left, top } = cropIn(size, { shape, centreX: 0.9, centreY: 1.2, zoom });
        expect(Math.min(width, height)).toBeGreaterThan(0);
        expect(left + width).toBeLessThanOrEqual(size.width);
        expect(top + height).toBeLessThanOrEqual(size.height);
      }
  });
});
