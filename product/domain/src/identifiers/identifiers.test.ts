import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkIban, lastFour } from "./iban.ts";
import { checkNino, checkShareCode } from "./nino.ts";
import { checkPhone, isMobile } from "./phone.ts";
import { checkNaf } from "./social-security.ts";
import { checkSpanishId } from "./spanish-id.ts";

const letters = "TRWAGMYFPDXBNJZSQVHLCKE";

describe("DNI, NIE and NIF", () => {
  it.each(["12345678Z", "00000000T", "X1234567L", "Y1234567X", "Z1234567R"])("%s is right", (id) =>
    expect(checkSpanishId(id)).not.toHaveProperty("problem"),
  );
  it("are read as people write them", () =>
    expect(checkSpanishId(" 12.345.678-z ")).toEqual({ value: "12345678Z", type: "dni" }));
  it("short ones are filled up with noughts", () => expect(checkSpanishId("1r").value).toBe("00000001R"));
  it("say which letter was expected", () =>
    expect(checkSpanishId("12345678A")).toEqual({
      value: "12345678A",
      type: "dni",
      problem: { code: "id.letter", expected: "Z" },
    }));
  it.each(["", "1234567890", "A1234567L", "12345678", "ÑÑÑÑÑÑÑÑZ"])("%s is none", (id) =>
    expect(checkSpanishId(id).problem).toEqual({ code: "id.form" }),
  );
  it("have exactly one letter per number", () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), (number) => {
        const digits = String(number).padStart(8, "0");
        const right = [...letters].filter((letter) => !checkSpanishId(digits + letter).problem);
        expect(right).toEqual([letters[number % 23]]);
      }),
    ));
});

describe("NAF", () => {
  it.each(["281234567840", "08 01234567 74"])("%s is right", (naf) =>
    expect(checkNaf(naf)).not.toHaveProperty("problem"),
  );
  it("with other digits is a doubt, not a no", () =>
    expect(checkNaf("281234567841")).toEqual({
      value: "281234567841",
      problem: { code: "naf.digits", expected: "40" },
      isDoubt: true,
    }));
  it("of another length is none", () => expect(checkNaf("28123456784").problem).toEqual({ code: "naf.form" }));
});

describe("IBAN", () => {
  it.each(["ES91 2100 0418 4502 0005 1332", "GB29 NWBK 6016 1331 9268 19"])("%s is right", (iban) =>
    expect(checkIban(iban)).not.toHaveProperty("problem"),
  );
  it("with one digit changed is wrong, whichever it is", () =>
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 23 }), fc.integer({ min: 1, max: 9 }), (place, by) => {
        const right = "ES9121000418450200051332";
        const other = (Number(right[place]) + by) % 10;
        expect(checkIban(right.slice(0, place) + other + right.slice(place + 1)).problem).toBeDefined();
      }),
    ));
  it("says how long it should be", () =>
    expect(checkIban("ES912100041845020005133").problem).toEqual({ code: "iban.length", length: 24 }));
  it("with digits that check by chance is caught by the Spanish ones", () =>
    expect(checkIban("ES1321000418400200051332").problem).toEqual({ code: "iban.digits" }));
  it("shows its end alone", () => expect(lastFour("ES9121000418450200051332")).toBe("1332"));
});

describe("NINO and share code", () => {
  it("AB123456C is right", () => expect(checkNino("ab 12 34 56 c")).toEqual({ value: "AB123456C" }));
  it.each(["QQ123456A", "BG123456A", "AO123456A", "AB123456E", "11A11111"])("%s is none", (nino) =>
    expect(checkNino(nino).problem).toEqual({ code: "nino.form" }),
  );
  it("a share code for something else is a doubt", () => {
    expect(checkShareCode("w12 345 678")).toEqual({ value: "W12345678" });
    expect(checkShareCode("R12345678")).toMatchObject({ problem: { code: "share-code.purpose" }, isDoubt: true });
  });
});

describe("telephone numbers", () => {
  it.each([
    ["600 123 456", "ES", "+34600123456"],
    ["0034 600-123-456", "UK", "+34600123456"],
    ["07700 900123", "UK", "+447700900123"],
    ["+33 6 12 34 56 78", "ES", "+33612345678"],
  ] as const)("%s typed in %s is %s", (typed, country, stored) =>
    expect(checkPhone(typed, country)).toEqual({ value: stored }),
  );
  it.each(["600 12", "123456789", "+34 123 456 789", "+0123", "no"])("%s is none", (typed) =>
    expect(checkPhone(typed, "ES").problem).toEqual({ code: "phone.form" }),
  );
  it("that take texts are known", () =>
    expect(["+34600123456", "+34944123456", "+447700900123"].map(isMobile)).toEqual([true, false, true]));
});
