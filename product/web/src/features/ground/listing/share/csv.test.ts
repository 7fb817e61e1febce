import { expect, test } from "vitest";
import { csvLine, csvLineIn } from "./csv.ts";

test("every value is a text", () =>
  expect(csvLine(["Ana", "0012", 'the "best"', "a,b\nc"])).toBe('"Ana","0012","the ""best""","a,b\nc"\r\n'));

test.each(["=1+1", "+34700000000", "-2", "@SUM(A1)", "\t=1", "\r=1", "\n=1", "＝1"])("%j is no formula", (value) =>
  expect(csvLine([value])).toBe(`"'${value}"\r\n`),
);

test("has semicolons between its columns where a comma parts decimals", () =>
  expect(csvLineIn("es")(["Ana", "1,5"])).toBe('"Ana";"1,5"\r\n'));
