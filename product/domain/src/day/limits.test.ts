import { describe, expect, it } from "vitest";
import { localDate, plusDays } from "@product/domain/time/local-date";
import { accruedLeave, earnedIn, leaveOfYear } from "./holiday-accrual.ts";
import { hoursAgainstLimits, type LimitedPerson, type WorkedDay } from "./limits.ts";

const spaniard: LimitedPerson = {
  country: "ES",
  isPartTime: false,
  weeklyHours: 40,
  hasComplementaryPact: false,
  engagedSince: localDate("2026-06-01"),
  studentDays: [],
  optOuts: [],
};
const on = (day: string, hours: number, overtime = 0): WorkedDay => ({
  day,
  minutes: hours * 60,
  overtime: overtime * 60,
});
// Monday 8 to Sunday 14 June 2026.
const thursday = "2026-06-11";
const measured = (days: WorkedDay[], person: Partial<LimitedPerson> = {}) =>
  Object.fromEntries(hoursAgainstLimits(days, { ...spaniard, ...person }, thursday).map((limit) => [limit.key, limit]));

describe("hours against limits", () => {
  it("count the week from Monday to Sunday against the contract", () => {
    const days = [on("2026-06-07", 9), on("2026-06-08", 20), on("2026-06-14", 16)];
    expect(measured(days)["contract-week"]).toMatchObject({
      minutes: 36 * 60,
      limitMinutes: 40 * 60,
      from: "2026-06-08",
      until: "2026-06-14",
      standing: "near",
    });
  });

  it("average from the first week of who is new", () => {
    const days = [on("2026-06-02", 60), on("2026-06-09", 40)];
    expect(measured(days)["average-48"]).toMatchObject({ minutes: 50 * 60, from: "2026-06-01", standing: "over" });
    expect(measured(days)["average-40"]?.citation).toEqual({ en: "ET art. 34.1", es: "ET art. 34.1" });
  });

  it("hold overtime of the calendar year against 80 h, exactly 80 being allowed", () => {
    expect(measured([on("2026-01-05", 9, 80)])["overtime"]).toMatchObject({ minutes: 80 * 60, standing: "near" });
    expect(measured([on("2026-01-05", 9, 80.5), on("2025-12-31", 9, 9)])["overtime"]).toMatchObject({
      minutes: 80.5 * 60,
      standing: "over",
    });
  });

  it("hold what part-timers work beyond their contract against 30 % of it, or none without a pact", () => {
    const partTime = { isPartTime: true, weeklyHours: 20 };
    const days = [on("2026-06-02", 24), on("2026-06-09", 18)];
    const found = measured(days, { ...partTime, hasComplementaryPact: true });
    expect(found["complementary"]).toMatchObject({ minutes: 4 * 60, limitMinutes: 12 * 60, standing: "within" });
    expect(found["overtime"]).toBeUndefined();
    expect(measured(days, partTime)["complementary"]).toMatchObject({ limitMinutes: 0, standing: "over" });
  });

  it("hold the averages against what the company has set, with its source", () => {
    const ownRule = () => ({ numbers: { hours: 37.5, weeks: 52 }, citation: { en: "Convenio", es: "Convenio" } });
    const [average] = hoursAgainstLimits([on("2026-06-09", 38)], spaniard, thursday, ownRule).filter(
      ({ key }) => key === "average-40",
    );
    expect(average).toMatchObject({ limitMinutes: 37.5 * 60, citation: { en: "Convenio", es: "Convenio" } });
  });

  it("count a student's week in term only", () => {
    const term = { from: "2026-01-12", until: "2026-06-10", hours: 20 };
    const days = [on("2026-06-09", 15), on("2026-06-10", 6), on("2026-06-12", 30)];
    const found = measured(days, { country: "UK", studentDays: [term], weeklyHours: null });
    expect(found["student-week"]).toMatchObject({ minutes: 21 * 60, limitMinutes: 20 * 60, standing: "over" });
    expect(found["contract-week"]).toBeUndefined();
    expect(measured(days, { studentDays: [{ ...term, until: "2026-06-07" }] })["student-week"]).toBeUndefined();
  });

  it("leave the average of 48 h out for who has opted out of it", () => {
    const optOuts = [{ from: "2026-06-01", until: null }];
    expect(measured([], { country: "UK", optOuts })["average-48"]).toBeUndefined();
  });
});

describe("leave in the United Kingdom", () => {
  it("is 12.07 % of the hours of each whole month, an hour from its thirtieth minute", () => {
    const days = [on("2025-12-31", 99), on("2026-04-03", 100), on("2026-05-02", 12), on("2026-06-02", 50)];
    expect(accruedLeave(days, thursday)).toEqual([
      { month: "2026-04", workedMinutes: 6000, earnedHours: 12 },
      { month: "2026-05", workedMinutes: 720, earnedHours: 1 },
    ]);
    expect(earnedIn(accruedLeave(days, thursday), days)).toBe(13);
  });

  it("is 5.6 weeks of the same hours each week", () => expect(leaveOfYear(37.5)).toBe(210));

  it("is never more than 28 days, of who works on six days a week too", () => {
    const sixDays = Array.from({ length: 60 }, (_, week) =>
      Array.from({ length: 6 }, (__, day) => on(plusDays(localDate("2025-01-06"), week * 7 + day), 8)),
    ).flat();
    expect(leaveOfYear(48, sixDays), "28 of 8 h, and not 5.6 weeks of 48 h").toBe(224);
    const ofYear = sixDays.filter(({ day }) => day.startsWith("2025"));
    const months = accruedLeave(ofYear, "2025-12-31");
    expect(earnedIn(months, ofYear)).toBe(224);
    const fiveDays = ofYear.filter((_, n) => n % 6 !== 5);
    expect(leaveOfYear(40, fiveDays)).toBe(224);
  });
});
