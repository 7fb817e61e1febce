import { expect, it } from "vitest";
import { editsBetween } from "./edits-between.ts";

it.each([
  ["garcia", "garcia", 0],
  ["garzia", "garcia", 1],
  ["gacria", "garcia", 1],
  ["gonzalz", "gonzalez", 1],
  ["smithe", "smith", 1],
  ["", "abc", 3],
  ["lopez", "perez", 3],
])("%s is so far from %s: %i", (word, other, edits) => {
  expect(editsBetween(word, other)).toBe(edits);
  expect(editsBetween(other, word)).toBe(edits);
});
