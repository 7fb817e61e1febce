import { expect, it } from "vitest";
import { inheritedTerms } from "./work-terms.ts";

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
