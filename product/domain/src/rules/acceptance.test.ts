/** The cases of the product book that concern the rules, by their number there. */
import { describe, expect, it } from "vitest";
import { localDate } from "@product/domain/time/local-date";
import { nightMinutes } from "./night.ts";
import { findings, shortfallsOf } from "./testing/found.ts";
import { at, between, london, shift, someone } from "./testing/someone.ts";
import { effectiveMinutes } from "./work.ts";

const spain = someone();
const britain = someone({ pack: "GB", workerType: "zero_hours" });
const night = { nightFrom: 22, nightUntil: 6 };

describe("case 1: nights on which clocks change", () => {
  it("last 9 h when clocks go back, all of them night", () => {
    const back = between("2026-10-24T22:00", "2026-10-25T06:00");
    expect([effectiveMinutes(back), nightMinutes(back, night)]).toEqual([9 * 60, 9 * 60]);
  });
  it("last 7 h when clocks go forward, all of them night", () => {
    const forward = between("2026-03-28T22:00", "2026-03-29T06:00");
    expect([effectiveMinutes(forward), nightMinutes(forward, night)]).toEqual([7 * 60, 7 * 60]);
  });
});

it("case 2: ending 02:30 and starting 14:00 is 30 min short in Spain, and passes in Great Britain", () => {
  const pair = [between("2026-06-19T18:30", "2026-06-20T02:30"), between("2026-06-20T14:00", "2026-06-20T22:00")];
  const short = findings(spain, pair);
  expect(short).toMatchObject([
    {
      rule: "ES-REST-12",
      severity: "block",
      citation: { en: "ET art. 34.3", es: "ET art. 34.3" },
      numbers: { restMinutes: 690, requiredMinutes: 720 },
      shortfall: 30,
      clearsAt: at("2026-06-20T14:30"),
      isOverridable: true,
      needsSecondPerson: true,
    },
  ]);
  expect(
    findings(
      britain,
      pair.map((each) => ({ ...each, zone: london })),
    ),
  ).toEqual([]);
});

it("case 3: ten hours between 18:00 and 04:00 are too few in both countries", () => {
  const pair = [shift("2026-06-01T10:00", 8), shift("2026-06-02T04:00", 6)];
  expect(shortfallsOf("ES-REST-12", spain, pair)).toEqual([120]);
  expect(shortfallsOf("UK-REST-11", britain, pair)).toEqual([60]);
});

it("case 4: who turns 18 on the second day works the second night, not the first", () => {
  const turning = { birthDate: localDate("2008-07-11") };
  const nights = [shift("2026-07-10T22:00", 4), shift("2026-07-11T22:00", 4)];
  for (const [rule, person] of [
    ["ES-MIN-18-NIGHT", { ...spain, ...turning }],
    ["UK-YOUNG-NIGHT", { ...britain, ...turning }],
  ] as const)
    expect(findings(person, nights)).toMatchObject([
      { rule, at: "2026-07-10T22:00", severity: "block", isOverridable: false },
    ]);
});

it("case 8: work that overlaps is never allowed, by whoever it is", () => {
  const pair = [shift("2026-06-01T10:00", 6), shift("2026-06-01T15:00", 4)];
  for (const person of [spain, britain, someone({ workerType: "volunteer" })])
    expect(findings(person, pair)).toContainEqual(
      expect.objectContaining({
        rule: "OVERLAP",
        shortfall: 60,
        isOverridable: false,
        clearsAt: at("2026-06-01T16:00"),
      }),
    );
});

describe("case 12: a student with 17 h this week and a slot of 6 h", () => {
  const week = [shift("2026-06-01T09:00", 6), shift("2026-06-02T09:00", 6), shift("2026-06-03T09:00", 5)];
  const slot = shift("2026-06-05T09:00", 6);
  const inTerm = { ...britain, studentDays: [{ from: "2026-01-01", until: "2026-06-30", hours: 20 }] };
  it("is blocked until Monday", () =>
    expect(findings(inTerm, [...week, slot])).toMatchObject([
      { rule: "UK-RTW-20", severity: "block", shortfall: 180, clearsAt: at("2026-06-08T00:00"), isOverridable: false },
    ]));
  it("is allowed in vacation", () => {
    const onVacation = { ...britain, studentDays: [{ from: "2026-01-01", until: "2026-05-31", hours: 20 }] };
    expect(findings(onVacation, [...week, slot])).toEqual([]);
  });
});
