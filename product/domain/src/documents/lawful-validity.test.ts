import { describe, expect, it } from "vitest";
import { isLongerThanLawful, lawfulEnd } from "./lawful-validity.ts";

const issued = (kind: string, birthDate: string | null, nationality: string | null = "ES") => ({
  kind,
  issuedOn: "2026-11-16",
  birthDate,
  nationality,
});

describe("a Spanish identity card", () => {
  it("is good for five years under thirty, and for ten from that birthday on", () => {
    expect(lawfulEnd(issued("dni", "1996-11-17"))).toBe("2031-11-16");
    expect(lawfulEnd(issued("dni", "1996-11-16"))).toBe("2036-11-16");
  });
  it("never ends when issued at seventy, and ends after two years under five", () => {
    expect(lawfulEnd(issued("dni", "1956-11-17"))).toBe("2036-11-16");
    expect(lawfulEnd(issued("dni", "1956-11-16"))).toBeNull();
    expect(lawfulEnd(issued("dni", "2021-11-17"))).toBe("2028-11-16");
    expect(lawfulEnd(issued("dni", "2021-11-16"))).toBe("2031-11-16");
  });
  it("that seems good a day longer was misread", () => {
    expect(isLongerThanLawful(issued("dni", "1998-03-14"), "2031-11-16")).toBe(false);
    expect(isLongerThanLawful(issued("dni", "1998-03-14"), "2031-11-17")).toBe(true);
    expect(isLongerThanLawful(issued("dni", "1950-03-14"), "9999-01-01")).toBe(false);
  });
});

describe("a passport", () => {
  it("of Spain is good for five years under thirty, else for ten", () => {
    expect(lawfulEnd(issued("passport", "1996-11-17"))).toBe("2031-11-16");
    expect(lawfulEnd(issued("passport", "1996-11-16"))).toBe("2036-11-16");
    expect(lawfulEnd(issued("passport", "1946-11-16"))).toBe("2036-11-16");
  });
  it("of another country follows no Spanish rule", () => {
    expect(lawfulEnd(issued("passport", "1996-11-17", "GB"))).toBeUndefined();
    expect(isLongerThanLawful(issued("passport", "1996-11-17", "GB"), "2036-11-16")).toBe(false);
  });
});

it("nothing is said of other kinds, or where the birth date is not known", () => {
  expect(lawfulEnd(issued("sia-licence", "1996-11-17"))).toBeUndefined();
  expect(lawfulEnd(issued("dni", null))).toBeUndefined();
});
