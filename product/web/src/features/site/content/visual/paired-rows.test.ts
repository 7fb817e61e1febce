import { describe, expect, it } from "vitest";
import { pairRows, placeAcross, roomOf } from "./paired-rows.ts";

describe("blocks of two languages", () => {
  it("stand in one row where they are of the same kind, and alone where the other language has none", () => {
    expect(pairRows(["heading", "table", "faq"], ["heading", "faq"])).toEqual([
      [0, 0],
      [1, undefined],
      [2, 1],
    ]);
    expect(pairRows(["paragraph"], [])).toEqual([[0, undefined]]);
    expect(pairRows(["heading", "paragraph"], ["callout", "heading", "paragraph", "image"])).toEqual([
      [undefined, 0],
      [0, 1],
      [1, 2],
      [undefined, 3],
    ]);
  });

  it("are as high as the higher one, and leave room for what only the other has", () => {
    const rows = pairRows(["heading", "table", "faq"], ["heading", "faq"]);
    const heights = [
      [30, 100, 80],
      [50, 90],
    ];
    expect(roomOf(rows, 0, heights, 12)).toEqual([
      { height: 50, above: 0, isAlone: false },
      { height: 100, above: 0, isAlone: true },
      { height: 90, above: 0, isAlone: false },
    ]);
    expect(roomOf(rows, 1, heights, 12)).toEqual([
      { height: 50, above: 0, isAlone: false },
      { height: 90, above: 112, isAlone: false },
    ]);
  });

  it("are copied behind the last one that both have", () => {
    const rows = pairRows(["heading", "table", "faq"], ["heading", "faq"]);
    expect(placeAcross(rows, 0, 1)).toBe(1);
    expect(placeAcross(pairRows(["table", "faq"], ["faq"]), 0, 0)).toBe(0);
  });
});
