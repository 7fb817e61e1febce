import { expect, it } from "vitest";
import { collect } from "./collect.ts";

it("gathers what the parts bring", () =>
  expect(collect("job", [{ "a.forget": 1 }, { "b.forget": 2 }])).toEqual({ "a.forget": 1, "b.forget": 2 }));

it("refuses a name used twice, and names it", () =>
  expect(() => collect("job", [{ "a.forget": 1 }, { "a.forget": 2 }])).toThrow('two parts bring the job "a.forget"'));
