import { expect, test } from "vitest";
import { contributions, lettersOf, named } from "./contributions.ts";
import type { Slice } from "./slice.ts";

test.each(Object.entries(named))("two slices that bring %s under one name stop the start", (kind, word) => {
  const slice = { [kind]: { same: {} } } as Slice;
  expect(contributions(kind as keyof typeof named, [slice, {}])).toEqual({ same: {} });
  expect(() => contributions(kind as keyof typeof named, [slice, slice])).toThrow(`two parts bring the ${word} "same"`);
});

test("two slices that write one letter stop the start", () => {
  expect(lettersOf([{ letters: ["pass-link"] }, { letters: ["pass-code"] }])).toEqual(["pass-link", "pass-code"]);
  expect(() => lettersOf([{ letters: ["pass-link"] }, { letters: ["pass-link"] }])).toThrow(
    'two parts bring the template "pass-link"',
  );
});
