import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applicationStates, applicationStepNames, stepped, takesSignUps, type FormWindow } from "./states.ts";

describe("what becomes of an application", () => {
  it("is sent, read and decided, and one that is accepted stays so whatever is tried", () =>
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...applicationStepNames), { maxLength: 40 }), (tried) => {
        const passed = tried.reduce(
          (states, step) => [...states, stepped(states.at(-1)!, step) ?? states.at(-1)!],
          ["started" as (typeof applicationStates)[number]],
        );
        const since = (state: string) => passed.slice(passed.findIndex((each) => each === state));
        const isReached = (state: (typeof applicationStates)[number]) => passed.includes(state);
        const decided = passed.findIndex((state) => ["accepted", "rejected", "spam", "more_info"].includes(state));
        expect({
          staysAccepted: !isReached("accepted") || since("accepted").every((state) => state === "accepted"),
          isSentBeforeDecided: decided < 0 || passed.slice(0, decided).includes("submitted"),
          isNoDraftAgain: !isReached("submitted") || !since("submitted").includes("started"),
        }).toEqual({ staysAccepted: true, isSentBeforeDecided: true, isNoDraftAgain: true });
      }),
    ));

  it("is sent again when more was asked for, and not twice", () => {
    expect(stepped("more_info", "submit")).toBe("submitted");
    expect(stepped("submitted", "submit")).toBeUndefined();
  });
});

describe("whether a form takes sign-ups", () => {
  const noon = new Date("2026-06-01T12:00:00Z");
  const open: FormWindow = { state: "open", opensAt: null, closesAt: null, quota: 10, taken: 9, isPublished: true };
  const later = new Date("2026-06-01T12:00:01Z");
  it.each([
    ["open with one place", {}, true],
    ["full", { taken: 10 }, false],
    ["without a quota", { quota: null, taken: 10_000 }, true],
    ["a draft", { state: "draft" }, false],
    ["closed", { state: "closed" }, false],
    ["archived", { state: "archived" }, false],
    ["never published", { isPublished: false }, false],
    ["not open yet", { opensAt: later }, false],
    ["opening now", { opensAt: noon }, true],
    ["closing now", { closesAt: noon }, false],
    ["closing in a second", { closesAt: later }, true],
  ] as const)("%s", (_name, change, expected) => expect(takesSignUps({ ...open, ...change }, noon)).toBe(expected));
});
