import { describe, expect, it } from "vitest";
import { keyMove, pinchMove } from "./crop-moves.ts";

describe("moving the picture", () => {
  it("by keys, further with Shift", () => {
    expect(keyMove({ key: "ArrowRight", shiftKey: false })).toEqual({ x: 0.02, y: 0, zoom: 1 });
    expect(keyMove({ key: "ArrowUp", shiftKey: true })).toEqual({ x: 0, y: -0.1, zoom: 1 });
    expect(keyMove({ key: "+", shiftKey: true })).toMatchObject({ zoom: 1.1 });
    expect(keyMove({ key: "Tab", shiftKey: false })).toBeUndefined();
  });
  it("by one finger", () =>
    expect(pinchMove([{ x: 10, y: 10 }], [{ x: 30, y: 0 }], 100)).toEqual({ x: 0.2, y: -0.1, zoom: 1 }));
  it("by two, which also spread", () => {
    const before = [
      { x: 40, y: 50 },
      { x: 60, y: 50 },
    ];
    const after = [
      { x: 30, y: 50 },
      { x: 70, y: 50 },
    ];
    expect(pinchMove(before, after, 100)).toEqual({ x: 0, y: 0, zoom: 2 });
  });
});
