import { expect, test } from "vitest";
import { chosenIn, chosenText } from "./chosen.ts";

test("a group with its place is one word, there and back", () => {
  for (const text of ["planner", "event-lead@event:gala", "hr@entity:00000000-0000-4000-8000-000000000001"])
    expect(chosenText(chosenIn(text)!)).toBe(text);
});

test("what is none says nothing", () => {
  for (const text of ["", "Planner", "planner@", "planner@moon:1", "planner@event:", "planner@event:a b", "-"])
    expect(chosenIn(text), text).toBeUndefined();
});
