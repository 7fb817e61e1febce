import { expect, test } from "vitest";
import { usualTerm } from "./retention.ts";

test("a term that was lengthened is named beside a shorter one of somebody's own, in whatever unit", () => {
  expect(usualTerm("payroll-es", 4, "years")).toEqual({ term: 5, unit: "years" });
  expect(usualTerm("payroll-es", 60, "months")).toBeUndefined();
  expect(usualTerm("applications-uk", 11, "months")).toEqual({ term: 12, unit: "months" });
  expect(usualTerm("applications-uk", 1, "years")).toBeUndefined();
  expect(usualTerm("messages", 1, "days")).toBeUndefined();
});
