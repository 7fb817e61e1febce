import { expect, test } from "vitest";
import { textDifference } from "./text-difference.ts";

test("what two texts share at both ends is left alone", () =>
  expect(textDifference("You choose your days, and we pay.", "You choose your own hours, and we pay.")).toEqual({
    head: "You choose your ",
    before: "days, ",
    after: "own hours, ",
    tail: "and we pay.",
  }));

test("a text that only grew has nothing that was taken away", () =>
  expect(textDifference("One. ", "One. Two.")).toEqual({ head: "One. ", before: "", after: "Two.", tail: "" }));

test("repeated words are not counted twice", () =>
  expect(textDifference("a a", "a a a")).toMatchObject({ before: "", after: "a " }));

test("texts that share nothing are shown whole", () =>
  expect(textDifference("", "New")).toEqual({ head: "", before: "", after: "New", tail: "" }));
