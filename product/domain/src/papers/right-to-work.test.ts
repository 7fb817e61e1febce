import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayAfter, dayBefore } from "@product/domain/clearance/day-ranges";
import { plusDays } from "@product/domain/time/local-date";
import {
  checkFaults,
  followUpsOf,
  methodFaults,
  standingOn,
  termLimitOn,
  termStateOn,
  type Check,
  type Term,
  type TypedCheck,
} from "./right-to-work.ts";

const student: Check = {
  country: "UK",
  outcome: "limited",
  checkedOn: "2026-09-01",
  validUntil: "2027-10-31",
  termHours: 20,
};
const autumn = { firstDay: "2026-09-21", lastDay: "2026-12-12" };
const spring = { firstDay: "2027-01-11", lastDay: "2027-03-26" };

describe("the hours of a student", () => {
  it("are limited on the first and the last day of term, and free the day before and after", () => {
    const limits = ["2026-09-20", "2026-09-21", "2026-12-12", "2026-12-13"].map((day) =>
      termLimitOn(day, [student], [autumn, spring]),
    );
    expect(limits).toEqual([null, 20, 20, null]);
  });
  it("are limited always where nobody wrote down the terms", () =>
    expect(termLimitOn("2027-07-15", [student], [])).toBe(20));
  it("follow the latest check, and no check that has run out or was refused", () => {
    const settled: Check = {
      ...student,
      outcome: "unlimited",
      checkedOn: "2026-11-01",
      validUntil: null,
      termHours: null,
    };
    expect(termLimitOn("2026-10-31", [settled, student], [autumn])).toBe(20);
    expect(termLimitOn("2026-11-01", [settled, student], [autumn])).toBeNull();
    expect(termLimitOn("2027-11-01", [student], [])).toBeNull();
    expect(termLimitOn("2026-10-01", [{ ...student, outcome: "refused" }], [autumn])).toBeNull();
    expect(standingOn("2026-09-01", [student, { ...student, termHours: 10 }], "UK")?.termHours).toBe(10);
  });
  it("are the lowest of both countries, whichever was checked last", () => {
    const spanish: Check = { ...student, country: "ES", checkedOn: "2026-10-01", termHours: 30 };
    expect(termLimitOn("2026-10-05", [student, spanish], [])).toBe(20);
    expect(termLimitOn("2026-10-05", [{ ...student, termHours: null }, spanish], [])).toBe(30);
  });
  it("are thirty in Spain, in term and out of it", () => {
    const spanish: Check = { ...student, country: "ES", termHours: 30 };
    const days = ["2026-09-20", "2026-09-21", "2026-12-12", "2026-12-13"];
    expect(days.map((day) => termLimitOn(day, [spanish], [autumn]))).toEqual([30, 30, 30, 30]);
    expect(termLimitOn("2026-12-13", [{ ...spanish, termHours: 40 }], [autumn])).toBe(30);
    expect(termLimitOn("2026-12-13", [student, spanish], [autumn])).toBe(30);
    expect(termStateOn("2026-12-13", [spanish], [autumn])).toEqual({ hours: 30, until: "2027-10-31" });
  });
  it("beyond thirty are refused in a Spanish check alone", () => {
    const typed = { outcome: "limited", checkedOn: "2026-09-01", validUntil: "2027-10-31", shareCode: null } as const;
    const faults = (method: TypedCheck["method"], termHours: number) =>
      checkFaults({ ...typed, method, termHours }, "2026-11-16");
    expect(faults("residence_permit", 30)).toEqual([]);
    expect(faults("residence_permit", 31)).toEqual([{ field: "termHours", fault: "studentHours" }]);
    expect(faults("manual", 31)).toEqual([]);
  });
  it("say until when they hold", () => {
    const terms = [spring, autumn];
    expect(termStateOn("2026-10-01", [student], terms)).toEqual({ hours: 20, until: "2026-12-12" });
    expect(termStateOn("2026-12-20", [student], terms)).toEqual({ hours: null, until: "2027-01-10" });
    expect(termStateOn("2027-05-01", [student], terms)).toEqual({ hours: null, until: null });
    expect(termStateOn("2027-05-01", [student], [])).toEqual({ hours: 20, until: "2027-10-31" });
    expect(termStateOn("2026-10-01", [{ ...student, termHours: null }], terms)).toBeUndefined();
  });

  const day = fc.integer({ min: 0, max: 400 }).map((n) => plusDays("2026-01-01", n));
  const term = fc
    .tuple(day, fc.integer({ min: 0, max: 90 }))
    .map(([firstDay, length]): Term => ({ firstDay, lastDay: plusDays(firstDay, length) }));
  const check = fc
    .tuple(
      day,
      fc.option(fc.integer({ min: 1, max: 300 })),
      fc.option(fc.constantFrom(10, 20)),
      fc.constantFrom("limited", "unlimited", "refused"),
      fc.constantFrom("ES", "UK"),
    )
    .map(([checkedOn, length, termHours, outcome, country]): Check => ({
      country: country as Check["country"],
      outcome: outcome as Check["outcome"],
      checkedOn,
      validUntil: length === null ? null : plusDays(checkedOn, length),
      termHours,
    }));

  it("stay the same from a day to the one that is told, and change on the next", () =>
    fc.assert(
      fc.property(day, fc.array(check, { maxLength: 4 }), fc.array(term, { maxLength: 4 }), (today, checks, terms) => {
        const state = termStateOn(today, checks, terms);
        if (!state) return;
        const end = state.until ?? plusDays(today, 800);
        const limits = new Set<number | null>();
        for (let at: string = today; at <= end; at = dayAfter(at)) limits.add(termLimitOn(at, checks, terms));
        const after = state.until === null ? undefined : termLimitOn(dayAfter(state.until), checks, terms);
        expect([[...limits], after === state.hours]).toEqual([[state.hours], false]);
      }),
    ));
  it("never grow with one more term, once there is one, and never depend on the order of terms", () =>
    fc.assert(
      fc.property(day, check, fc.array(term, { minLength: 1, maxLength: 4 }), term, (today, oneCheck, terms, more) => {
        const before = termLimitOn(today, [oneCheck], terms);
        const withMore = termLimitOn(today, [oneCheck], [...terms, more]);
        expect(before === null || withMore === before).toBe(true);
        expect(termLimitOn(today, [oneCheck], terms.toReversed())).toBe(before);
      }),
    ));
});

describe("follow-ups", () => {
  const spanish: Check = { ...student, country: "ES", validUntil: "2027-02-01", termHours: null };
  it("come from the last check of each country, the most urgent first", () =>
    expect(followUpsOf([student, spanish, { ...student, checkedOn: "2025-01-01", validUntil: "2025-06-01" }])).toEqual([
      { country: "ES", day: "2027-02-01" },
      { country: "UK", day: "2027-10-31" },
    ]));
  it("are none after a refusal or a check without end", () =>
    expect(
      followUpsOf([student, { ...student, outcome: "refused", checkedOn: "2026-10-01", validUntil: null }]),
    ).toEqual([]));
});

describe("a check as it is typed", () => {
  const today = "2026-11-15";
  const typed: TypedCheck = {
    method: "share_code",
    outcome: "limited",
    checkedOn: today,
    validUntil: "2027-01-01",
    termHours: 20,
    shareCode: "W12 345 678",
  };
  const faults = (changes: Partial<TypedCheck>) => checkFaults({ ...typed, ...changes }, today);
  it("is right when it says all that its way and outcome need, doubts included", () => {
    expect(faults({})).toEqual([]);
    expect(faults({ shareCode: "R12345678" })).toEqual([]);
    expect(
      faults({ method: "national_document", outcome: "unlimited", validUntil: null, termHours: null, shareCode: null }),
    ).toEqual([]);
  });
  it.each<[Partial<TypedCheck>, string, string]>([
    [{ checkedOn: "" }, "checkedOn", "date"],
    [{ checkedOn: dayAfter(today) }, "checkedOn", "dayAhead"],
    [{ validUntil: null }, "validUntil", "required"],
    [{ validUntil: "31/31/2027" }, "validUntil", "date"],
    [{ validUntil: today }, "validUntil", "dayNotAfter"],
    [{ outcome: "unlimited", termHours: null }, "validUntil", "notAsked"],
    [{ outcome: "refused", validUntil: null }, "termHours", "notAsked"],
    [{ shareCode: null }, "shareCode", "required"],
    [{ shareCode: "W123" }, "shareCode", "shareCodeForm"],
    [{ method: "manual" }, "shareCode", "notAsked"],
  ])("%j is told at %s: %s", (changes, field, fault) => expect(faults(changes)).toContainEqual({ field, fault }));
  it("by notice of the Employer Checking Service counts for six months", () => {
    const notice = { method: "ecs", checkedOn: "2026-10-31", termHours: null, shareCode: null } as const;
    expect(faults({ ...notice, validUntil: "2027-04-30" })).toEqual([]);
    expect(faults({ ...notice, validUntil: "2027-05-01" })).toEqual([{ field: "validUntil", fault: "noticeTerm" }]);
    expect(faults({ ...notice, outcome: "unlimited", validUntil: null })).toEqual([
      { field: "outcome", fault: "noticeLimited" },
    ]);
  });
  it("is made in ways that are open to the person", () => {
    const british = { nationality: "GB", hasNino: true, passportUntil: "2026-11-15" };
    const unfit = (method: TypedCheck["method"], changes: Partial<typeof british> | { nationality: null } = {}) =>
      methodFaults({ method, checkedOn: today }, { ...british, ...changes });
    expect([unfit("idvt"), unfit("birth_certificate"), unfit("idvt", { nationality: "IE" })]).toEqual([[], [], []]);
    expect(unfit("idvt", { nationality: "FR" })).toEqual(["citizens-only"]);
    expect(unfit("idvt", { passportUntil: "2026-11-14" })).toEqual(["passport-ended"]);
    expect(unfit("birth_certificate", { hasNino: false })).toEqual(["nino-needed"]);
    expect(unfit("manual", { nationality: "FR", hasNino: false, passportUntil: "2020-01-01" })).toEqual([]);
    expect(unfit("idvt", { nationality: null })).toEqual([]);
  });
  it("may be as old as it is", () => expect(faults({ checkedOn: dayBefore(today) })).toEqual([]));
});
