import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { alsoCountsFor, circleWith, type Implication } from "./qualifications.ts";

const firstAid: Implication[] = [
  { higher: "instructor", lower: "first aid" },
  { higher: "paramedic", lower: "instructor" },
  { higher: "paramedic", lower: "ambulance driver" },
];

describe("a qualification that stands for others", () => {
  it("counts for those that they stand for as well", () => {
    expect(alsoCountsFor("paramedic", firstAid)).toEqual(["instructor", "ambulance driver", "first aid"]);
    expect(alsoCountsFor("first aid", firstAid)).toEqual([]);
  });
  it("stands for none that stands for it, and the circle is named", () => {
    expect(circleWith({ higher: "first aid", lower: "paramedic" }, firstAid)).toEqual([
      "paramedic",
      "instructor",
      "first aid",
      "paramedic",
    ]);
    expect(circleWith({ higher: "first aid", lower: "first aid" }, firstAid)).toEqual(["first aid", "first aid"]);
  });
  it("may stand for anything else", () =>
    expect(circleWith({ higher: "instructor", lower: "ambulance driver" }, firstAid)).toBeUndefined());
});

const names = fc.constantFrom(..."abcdefgh");
const pair = fc.record({ higher: names, lower: names });
/** As they come about on the screen: one after another, and none that closes a circle. */
const sound = fc
  .array(pair, { maxLength: 24 })
  .map((pairs) => pairs.reduce<Implication[]>((kept, next) => (circleWith(next, kept) ? kept : [...kept, next]), []));

describe("qualifications of any company", () => {
  it("never count for themselves, as long as no circle is let in", () =>
    fc.assert(
      fc.property(sound, names, (implications, id) => {
        const reached = alsoCountsFor(id, implications);
        expect(reached).not.toContain(id);
        expect(reached.every((other) => !alsoCountsFor(other, implications).includes(id))).toBe(true);
      }),
    ));
  it("count for all that the others count for, and for nothing else", () =>
    fc.assert(
      fc.property(sound, names, (implications, id) => {
        const direct = implications.filter(({ higher }) => higher === id).map(({ lower }) => lower);
        const wanted = new Set(direct.flatMap((lower) => [lower, ...alsoCountsFor(lower, implications)]));
        expect(new Set(alsoCountsFor(id, implications))).toEqual(wanted);
      }),
    ));
  it("are refused exactly where a circle would close, and each step of it is there", () =>
    fc.assert(
      fc.property(sound, pair, (implications, next) => {
        const circle = circleWith(next, implications);
        expect(circle !== undefined).toBe(
          next.higher === next.lower || alsoCountsFor(next.lower, implications).includes(next.higher),
        );
        const steps = circle?.slice(1).map((lower, at) => ({ higher: circle[at]!, lower })) ?? [];
        for (const step of steps) expect([...implications, next]).toContainEqual(step);
      }),
    ));
});
