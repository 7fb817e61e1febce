import { expect, it } from "vitest";
import { inheritedTerms, isCompensated, type WorkTerms } from "./work-terms.ts";

it("says each term by the narrowest level that says anything, and which that is", () => {
  const terms = inheritedTerms({
    company: { dressEs: "Negro", breakMinutes: 20 },
    client: { dressEs: "Blanco", compensation: "all" },
    event: { breakMinutes: 45 },
  });
  expect(terms.dressEs).toEqual({ value: "Blanco", from: "client" });
  expect(terms.breakMinutes).toEqual({ value: 45, from: "event" });
  expect(terms.compensation).toEqual({ value: "all", from: "client" });
  expect(terms.lateHours).toEqual({ value: 48, from: "product" });
});

it("takes zero as said, and nothing said as nothing", () => {
  const terms = inheritedTerms({ company: { breakMinutes: 30 }, event: { breakMinutes: 0, dressEn: undefined } });
  expect(terms.breakMinutes).toEqual({ value: 0, from: "event" });
  expect(terms.dressEn).toEqual({ value: "", from: "product" });
});

it("owes for a cancelled shift as its terms say, to the hour", () => {
  const now = new Date("2027-06-18T10:00:00Z");
  const owes = (shift: WorkTerms, hours: number) =>
    isCompensated(inheritedTerms({ event: { compensation: "late" }, shift }), now.getTime() + hours * 3_600_000, now);
  expect([owes({}, 47.9), owes({}, 48)]).toEqual([true, false]);
  expect([owes({ lateHours: 24 }, 23.9), owes({ lateHours: 24 }, 24)]).toEqual([true, false]);
  expect([owes({ compensation: "none" }, 1), owes({ compensation: "all" }, 900)]).toEqual([false, true]);
});
