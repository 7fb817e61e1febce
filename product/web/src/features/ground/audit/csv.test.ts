import { expect, test } from "vitest";
import { csvLine } from "./csv.ts";

test("texts are texts, numbers are numbers, nothing is nothing", () =>
  expect(csvLine(["007", 7n, null, undefined, 'say "hi", now\nplease'])).toBe(
    '"007",7,,,"say ""hi"", now\nplease"\r\n',
  ));

test.each(["=1+1", "+34600111222", "-2", "@SUM(A1)", "\t=1", "\r=1", " =1", "＝1"])("%j is not calculated", (text) =>
  expect(csvLine([text])).toBe(`"'${text}"\r\n`),
);
