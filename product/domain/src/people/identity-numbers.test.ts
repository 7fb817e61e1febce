import { describe, expect, it } from "vitest";
import { hashedText, recognised } from "./identity-numbers.ts";

describe("a text that is a number", () => {
  it.each([
    ["12345678-z", "DNI", "DNI:12345678Z"],
    ["X1234567L", "NIE", "NIE:X1234567L"],
    ["ab 12 34 56 c", "NINO", "NINO:AB123456C"],
    ["281234567840", "NAF", "NAF:281234567840"],
  ])("%s is a %s", (text, kind, hashed) => expect(recognised(text)).toEqual({ kind, hashed }));

  it.each(["12345678A", "5t", "612345678", "garcia lopez", "281234567841", ""])("%s is none", (text) =>
    expect(recognised(text)).toBeUndefined(),
  );

  it("tells passports of two countries apart", () =>
    expect(hashedText({ type: "PASSPORT", value: "AB12345", country: "FR" })).not.toBe(
      hashedText({ type: "PASSPORT", value: "AB12345", country: "PT" }),
    ));
});
