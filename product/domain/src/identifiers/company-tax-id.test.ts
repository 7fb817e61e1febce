import { expect, test } from "vitest";
import { checkCompanyTaxId } from "./company-tax-id.ts";

test("companies, public bodies and people who work for themselves have a tax number", () => {
  for (const typed of ["A58818501", "a-58818501", "Q2826000H", "P2807900B", "12345678Z"])
    expect(checkCompanyTaxId(typed).problem).toBeUndefined();
  expect(checkCompanyTaxId("a 58.818.501").value).toBe("A58818501");
});

test("a wrong check, or another form, is a doubt", () => {
  expect(checkCompanyTaxId("A58818502")).toEqual({
    value: "A58818502",
    problem: { code: "company-tax-id.check", expected: "1" },
    isDoubt: true,
  });
  expect(checkCompanyTaxId("GB123456789")).toMatchObject({ problem: { code: "company-tax-id.form" }, isDoubt: true });
  expect(checkCompanyTaxId("12345678A")).toMatchObject({ problem: { code: "company-tax-id.form" }, isDoubt: true });
});
