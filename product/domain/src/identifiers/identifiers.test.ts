import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkAccount, checkIban, lastFour } from "./iban.ts";
import { checkNino, checkShareCode } from "./nino.ts";
import { checkPhone, isMobile } from "./phone.ts";
import { checkCcc, checkNaf } from "./social-security.ts";
import { checkSpanishId } from "./spanish-id.ts";

const letters = "TRWAGMYFPDXBNJZSQVHLCKE";

describe("DNI, NIE and NIF", () => {
  it.each(["12345678Z", "00000000T", "X1234567L", "Y1234567X", "Z1234567R"])("%s is right", (id) =>
    expect(checkSpanishId(id)).not.toHaveProperty("problem"),
  );
  it("are read as people write them", () =>
    expect(checkSpanishId(" 12.345.678-z ")).toEqual({ value: "12345678Z", type: "dni" }));
  it.each(["X-01234567-L", "x01234567l", "X 1234567 L"])("an old NIE such as %s is the one of today", (nie) =>
    expect(checkSpanishId(nie)).toEqual({ value: "X1234567L", type: "nie" }),
  );
  it("an NIE without its noughts gets them", () =>
    expect(checkSpanishId("X-4567-J")).toEqual({ value: "X0004567J", type: "nie" }));
  it("an NIE of eight digits that does not begin with a nought is none", () =>
    expect(checkSpanishId("X11234567L").problem).toEqual({ code: "id.form" }));
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
  it("of a province that is none is a doubt, though its digits check", () => {
    expect(checkNaf("520123456723")).toEqual({ value: "520123456723" });
    for (const naf of ["530123456702", "000123456748"])
      expect(checkNaf(naf)).toEqual({ value: naf, problem: { code: "naf.province" }, isDoubt: true });
  });
});

describe("the number of an employer with the Social Security (CCC)", () => {
  it.each(["28123456742", "28/1234567/42", "0111 28 1234567 42"])("%s is right", (ccc) =>
    expect(checkCcc(ccc)).toEqual({ value: "28123456742" }),
  );
  it("with other digits is a doubt, which says the right ones", () =>
    expect(checkCcc("28 1234567 43")).toEqual({
      value: "28123456743",
      problem: { code: "ccc.digits", expected: "42" },
      isDoubt: true,
    }));
  it("of a province that is none, or another length, is wrong", () => {
    expect(checkCcc("53123456742").problem).toEqual({ code: "ccc.form" });
    expect(checkCcc("2812345674").problem).toEqual({ code: "ccc.form" });
  });
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
  it.each([
    ["XX82 2100 0418 4502 0005 1332", { code: "iban.country", country: "XX" }],
    ["US64 2100 0418 4502 0005 1332", { code: "iban.country", country: "US" }],
    ["GB29 1234 6016 1331 9268 19", { code: "iban.form" }],
    ["ES91 2100 0418 4502 0005 133A", { code: "iban.form" }],
    ["DE89 3704 0044 0532 0130 0A", { code: "iban.form" }],
    ["FR14 2004 1010 0505 0001 3M02 60", { code: "iban.length", length: 27 }],
  ])("%s is none", (iban, problem) => expect(checkIban(iban).problem).toEqual(problem));
  it.each([
    "FR14 2004 1010 0505 0001 3M02 606",
    "DE89 3704 0044 0532 0130 00",
    "PT50 0002 0123 1234 5678 9015 4",
    "IT60 X054 2811 1010 0000 0123 456",
    "NL91 ABNA 0417 1643 00",
    "IE29 AIBK 9311 5212 3456 78",
    "RO49 AAAA 1B31 0075 9384 0000",
    "BR18 0036 0305 0000 1000 9795 493C 1",
    "MT84 MALT 0110 0001 2345 MTLC AST0 01S",
    "NO93 8601 1117 947",
    "SC18 SSCB 1101 0000 0000 0000 1497 USD",
  ])("%s is right: its country has that shape", (iban) => expect(checkIban(iban)).not.toHaveProperty("problem"));
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
    ["+44 (0)7700 900123", "ES", "+447700900123"],
    ["+44 (0) 20 7946 0000", "UK", "+442079460000"],
    ["0044 (0)7700 900123", "ES", "+447700900123"],
    ["+44 07700 900123", "UK", "+447700900123"],
    ["00447700900123", "UK", "+447700900123"],
    ["447700900123", "UK", "+447700900123"],
    ["447700900123", "ES", "+447700900123"],
    ["44 07700 900123", "ES", "+447700900123"],
    ["34612345678", "ES", "+34612345678"],
    ["34612345678", "UK", "+34612345678"],
    ["07700 900123", "ES", "+447700900123"],
    ["612 345 678", "UK", "+34612345678"],
    ["7700900123", "UK", "+447700900123"],
    ["0161 496 0000", "UK", "+441614960000"],
    ["912 345 678", "ES", "+34912345678"],
  ] as const)("%s typed in %s is %s", (typed, country, stored) =>
    expect(checkPhone(typed, country)).toEqual({ value: stored }),
  );
  it.each(["600 12", "123456789", "+34 123 456 789", "+0123", "no", "6１2345678", "612345678 ext. 3", ""])(
    "%s is none",
    (typed) => expect(checkPhone(typed, "ES").problem).toEqual({ code: "phone.form" }),
  );
  it.each([
    ["07700 90012", "UK", "a British mobile one digit short"],
    ["07700 9001234", "UK", "one digit long"],
    ["+44 7700 90012", "UK", "one digit short with its country"],
    ["44770090012", "UK", "one digit short without its plus"],
    ["7123456789", "ES", "a Spanish mobile one digit long, and no British one"],
    ["3461234567", "ES", "one digit short without its plus"],
    ["+351 91234567", "ES", "a Portuguese mobile one digit short"],
    ["+1 202 555 014", "ES", "an American one, too"],
    ["+999 612 345 678", "ES", "no country has it"],
  ] as const)("%s typed in %s is none: %s", (...[typed, country]) =>
    expect(checkPhone(typed, country).problem).toEqual({ code: "phone.form" }),
  );
  it("that take texts are known", () =>
    expect(["+34600123456", "+34944123456", "+447700900123"].map(isMobile)).toEqual([true, false, true]));
});

describe("a British account without an IBAN", () => {
  it.each(["20-00-00 55779911", "200000 55779911", "20000055779911"])("%s is sort code and account", (typed) =>
    expect(checkAccount(typed, "UK")).toEqual({ value: "20000055779911" }),
  );
  it.each([
    ["20-00-00 5577991", "UK"],
    ["20-00-00 55779911", "ES"],
  ] as const)("%s is none in %s", (typed, country) =>
    expect(checkAccount(typed, country).problem).toEqual({ code: "iban.form" }),
  );
  it("is an IBAN where they have one", () =>
    expect(checkAccount("GB29 NWBK 6016 1331 9268 19", "UK")).toEqual({ value: "GB29NWBK60161331926819" }));
});
