import { expect, test } from "vitest";
import { catalogue, sentences } from "./catalogue.server.ts";

test("every sentence is sound ICU, in each language", () => {
  const slices = Object.keys(sentences);
  expect(slices.length).toBeGreaterThan(100);
  for (const compiled of Object.values(catalogue))
    expect(Object.keys(JSON.parse(JSON.stringify(compiled)))).toEqual(slices);
});

test("a slice is compiled once", () => expect(catalogue.es["shell"]).toBe(catalogue.es["shell"]));
