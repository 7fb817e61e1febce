import { describe, expect, it } from "vitest";
import { maskedNumber, mobileNumber } from "./mobile-number.ts";
import { spacedNumber } from "./spaced-number.ts";

describe("a number that can get a text message", () => {
  it.each([
    ["612345678", "+34612345678"],
    ["612 34 56 78", "+34612345678"],
    ["+34 712-345-678", "+34712345678"],
    ["0034 612.345.678", "+34612345678"],
    ["07700 900123", "+447700900123"],
    ["+44 (0)7700 900123", "+447700900123"],
    [" +447700900123 ", "+447700900123"],
    ["+351 912 345 678", "+351912345678"],
    ["+1 (202) 555-0143", "+12025550143"],
  ])("%s is %s", (typed, number) => expect(mobileNumber(typed)).toBe(number));

  it.each([
    ["", "nothing"],
    ["call me", "words"],
    ["912 345 678", "a Spanish landline"],
    ["+34 912 345 678", "a Spanish landline with its country"],
    ["61234567", "one digit short"],
    ["+34 6123456789", "one digit long"],
    ["+44 20 7946 0000", "a British landline"],
    ["+0 612345678", "no country"],
    [`+${"1".repeat(16)}`, "longer than any number"],
    ["6１2345678", "other digits"],
    ["+34 612 345 678 ext. 3", "an extension"],
  ])("%s is none: %s", (typed) => expect(mobileNumber(typed)).toBeUndefined());
});

it("is read in groups", () => {
  expect(spacedNumber("+34612345678")).toBe("+34 612 345 678");
  expect(spacedNumber("+447700900123")).toBe("+44 7700 900 123");
  expect(spacedNumber("+351912345678")).toBe("+351912345678");
});

it("is known by its last digits", () => expect(maskedNumber("34612345678")).toBe("••• 678"));
