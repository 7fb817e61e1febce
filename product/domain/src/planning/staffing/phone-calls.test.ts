import { describe, expect, it } from "vitest";
import { byTurn, type CallOutcome } from "./phone-calls.ts";

const called = (name: string, outcome?: CallOutcome, at = 0) => ({ name, call: outcome ? { outcome, at } : null });

describe("the next to call", () => {
  it("is who has not been called, then who is to be called back, then who did not answer, the oldest try first", () => {
    const people = [
      called("wrong", "wrong-number"),
      called("twice", "no-answer", 9),
      called("once", "no-answer", 3),
      called("new"),
      called("back", "call-back", 20),
    ];
    expect(people.toSorted(byTurn).map(({ name }) => name)).toEqual(["new", "back", "once", "twice", "wrong"]);
  });

  it("stays as ranked among those who have not been called", () =>
    expect([called("first"), called("second")].toSorted(byTurn).map(({ name }) => name)).toEqual(["first", "second"]));
});
