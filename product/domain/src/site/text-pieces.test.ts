import fc from "fast-check";
import { expect, it } from "vitest";
import { piecesOfText } from "./text-pieces.ts";

it("loses nothing, and cuts no letter in two", () =>
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), fc.integer({ min: 2, max: 40 }), (text, most) => {
      const pieces = piecesOfText(text, most);
      expect(pieces.join("")).toBe(text);
      expect(pieces.every((piece) => piece.length <= most + 1 && piece.isWellFormed() === text.isWellFormed())).toBe(
        true,
      );
    }),
  ));

it("cuts at a space where there is one", () =>
  expect(piecesOfText("aa bbb cc ddddddddddd", 8)).toEqual(["aa bbb ", "cc ddddd", "dddddd"]));

it("of nothing there is one piece", () => expect(piecesOfText("")).toEqual([""]));
