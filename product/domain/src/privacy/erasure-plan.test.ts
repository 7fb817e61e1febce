import { describe, expect, it } from "vitest";
import { dataClasses } from "./data-classes.ts";
import { erasurePlan, keptUntil, type ErasureFacts } from "./erasure-plan.ts";
import { termBegan, termEnd, type Term } from "./terms.ts";

const term = (id: string, years: number, countedFrom: Term["countedFrom"]): Term => ({
  id,
  term: years,
  unit: "years",
  countedFrom,
});
const rules = [
  term("time-register-es", 4, "record"),
  term("payroll-es", 4, "record"),
  term("pay-uk", 6, "record"),
  term("worker-documents", 3, "employment"),
  term("safety-documents-es", 5, "employment"),
  term("right-to-work-uk", 2, "employment"),
  term("audit", 5, "record"),
];
const leftInMarch: ErasureFacts = {
  country: "ES",
  today: "2026-11-15",
  workedUntil: "2026-03-31",
  rules,
  held: {
    profile: { records: 4 },
    pay: { records: 1 },
    contracts: { records: 2, newest: "2025-01-01" },
    documents: { records: 3, ruleIds: ["safety-documents-es"] },
    trail: { records: 9, newest: "2026-11-14" },
  },
};
const row = (facts: ErasureFacts, dataClass: keyof typeof dataClasses) =>
  erasurePlan(facts).find((each) => each.dataClass === dataClass);

describe("what erasing does", () => {
  it("names every class once", () =>
    expect(erasurePlan(leftInMarch).map(({ dataClass }) => dataClass)).toEqual(Object.keys(dataClasses)));

  it("keeps the time register four years after the last day of work, and deletes the profile now", () => {
    expect(row(leftInMarch, "register")).toEqual({
      dataClass: "register",
      records: 0,
      does: "keep",
      until: "2030-03-31",
      ruleId: "time-register-es",
    });
    expect(row(leftInMarch, "profile")).toMatchObject({ does: "delete" });
  });

  it("deletes the account of a worker, and leaves one of the office what it is", () => {
    const withAccount = { ...leftInMarch, held: { ...leftInMarch.held, account: { records: 2 } } };
    expect(row(withAccount, "account")).toMatchObject({ records: 2, does: "delete" });
    expect(row({ ...withAccount, isStaff: true }, "account")).toMatchObject({ records: 2, does: "unlink" });
  });

  it("blocks the profile with the rest at the end of its term where the setting says so, and deletes it where nothing else is kept", () => {
    const profile: Term = { ...term("worker-profile", 1, "employment"), ending: "block" };
    const blocking = { ...leftInMarch, isTermOver: true, rules: [...rules, profile] };
    expect(row(blocking, "profile")).toMatchObject({ does: "block", until: "2031-03-31" });
    const deleting = { ...blocking, rules: [...rules, { ...profile, ending: "delete" as const }] };
    expect(row(deleting, "profile")).toMatchObject({ does: "delete" });
    expect(row({ ...blocking, workedUntil: undefined }, "profile")).toMatchObject({ does: "delete" });
    expect(row({ ...blocking, isTermOver: false }, "profile"), "where they asked").toMatchObject({ does: "delete" });
  });

  it("blocks what someone may have to answer for, each by the longest rule of its records", () => {
    expect(row(leftInMarch, "contracts")).toMatchObject({ does: "block", until: "2030-03-31", ruleId: "payroll-es" });
    expect(row(leftInMarch, "documents")).toMatchObject({ does: "block", until: "2031-03-31" });
    expect(keptUntil(erasurePlan(leftInMarch))).toBe("2031-03-31");
  });

  it("keeps whose it is blocked as long as anything that needs a name", () => {
    const known = { ...leftInMarch, held: { ...leftInMarch.held, identity: { records: 1 } } };
    expect(row(known, "identity")).toMatchObject({ does: "block", until: "2031-03-31", ruleId: "safety-documents-es" });
    const registered = { ...known, held: { identity: { records: 1 }, register: { records: 40 } } };
    expect(row(registered, "identity")).toMatchObject({ until: "2030-03-31", ruleId: "time-register-es" });
    expect(row({ ...known, held: { identity: { records: 1 } } }, "identity")).toMatchObject({ until: "2029-03-31" });
  });

  it("deletes at once what is not held, what is over, and everything of whom never worked", () => {
    expect(row(leftInMarch, "absences")).toMatchObject({ does: "delete", records: 0 });
    const longAgo = { ...leftInMarch, workedUntil: "2015-06-30" };
    expect(row(longAgo, "pay")).toMatchObject({ does: "delete" });
    const applicant = { ...leftInMarch, workedUntil: undefined };
    expect(keptUntil(erasurePlan(applicant))).toBeUndefined();
    expect(row(applicant, "documents")).toMatchObject({ does: "delete" });
    expect(row(applicant, "register")).toEqual({
      dataClass: "register",
      records: 0,
      does: "keep",
      ruleId: "time-register-es",
    });
  });

  it("goes by the rules of the country", () =>
    expect(row({ ...leftInMarch, country: "UK" }, "pay")).toMatchObject({ until: "2032-03-31", ruleId: "pay-uk" }));
});

describe("a term", () => {
  it("ends on the same day of the month, or with the month", () => {
    expect(termEnd("2024-02-29", { term: 1, unit: "years" })).toBe("2025-02-28");
    expect(termEnd("2026-01-31", { term: 1, unit: "months" })).toBe("2026-02-28");
    expect(termEnd("2026-12-31", { term: 30, unit: "days" })).toBe("2027-01-30");
    expect(termBegan("2026-11-15", { term: 12, unit: "months" })).toBe("2025-11-15");
  });
});
