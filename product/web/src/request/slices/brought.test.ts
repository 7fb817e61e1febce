import { expect, test } from "vitest";
import { brought, named } from "./brought.ts";
import type { Slice } from "./slice.ts";

test.each(Object.entries(named))("two slices that bring %s under one name stop the start", (kind, word) => {
  const slice = { [kind]: { same: {} } } as Slice;
  expect(brought(kind as keyof typeof named, [slice, {}])).toEqual({ same: {} });
  expect(() => brought(kind as keyof typeof named, [slice, slice])).toThrow(`two parts bring the ${word} "same"`);
});
