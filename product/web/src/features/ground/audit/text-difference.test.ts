import { describe, expect, it } from "vitest";
import { listDifference, textDifference } from "./text-difference.ts";

const same = (text: string) => ({ text, isTouched: false });
const touched = (text: string) => ({ text, isTouched: true });

describe("two texts", () => {
  it("are left alone where they share both ends", () =>
    expect(textDifference("You choose your days, and we pay.", "You choose your own hours, and we pay.")).toEqual({
      before: [same("You choose your "), touched("days,"), same(" and we pay.")],
      after: [same("You choose your "), touched("own hours,"), same(" and we pay.")],
    }));

  it("lose nothing when one only grew", () =>
    expect(textDifference("One.", "One. Two.")).toEqual({
      before: [same("One.")],
      after: [same("One."), touched(" Two.")],
    }));

  it("do not count a repeated word twice", () =>
    expect(textDifference("a a", "a a a").after).toEqual([same("a a"), touched(" a")]));

  it("are shown whole when they share nothing", () =>
    expect(textDifference("", "New")).toEqual({ before: [], after: [touched("New")] }));
});

it("lists show what came and what went, wherever it stands", () =>
  expect(
    listDifference(["event.view", "shift.edit", "shift.view"], ["event.edit", "event.view", "shift.view"]),
  ).toEqual({
    before: [same("event.view"), touched("shift.edit"), same("shift.view")],
    after: [touched("event.edit"), same("event.view"), same("shift.view")],
  }));
