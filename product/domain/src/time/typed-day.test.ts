import { describe, expect, it } from "vitest";
import { typedDay, typedLastDay, writtenDay } from "./typed-day.ts";

describe("a typed day", () => {
  it.each([
    ["28/2/2001", "2001-02-28"],
    ["28-02-2001", "2001-02-28"],
    [" 28.2.2001 ", "2001-02-28"],
    ["2001-02-28", "2001-02-28"],
    ["14/3/98", "1998-03-14"],
    ["14-03-98", "1998-03-14"],
    ["1.1.27", "2027-01-01"],
    ["28 2 2001", "2001-02-28"],
    ["28 / 2 / 2001", "2001-02-28"],
    ["28022001", "2001-02-28"],
  ])("%s is %s", (typed, day) => expect(typedDay(typed)).toBe(day));

  it.each([
    "31/2/98",
    "29/2/99",
    "14/13/98",
    "3/98",
    "14/3/198",
    "14/3/9",
    "14/3/1998/1",
    "",
    "soon",
    "20010228",
    "20011212",
    "280201",
    "1/1/0001",
    "31/12/9999",
    "0001-01-01",
    "9999-12-31",
    "0000-00-00",
    "275760-09-13",
    "+275760-09-13",
    "-1",
  ])("%s is none", (typed) => expect(typedDay(typed)).toBeUndefined());

  it("with two digits is between 1970 and 2069, unless said otherwise", () => {
    expect(typedDay("1/1/70")).toBe("1970-01-01");
    expect(typedDay("31/12/69")).toBe("2069-12-31");
    expect(typedDay("29/2/00")).toBe("2000-02-29");
  });

  it("of a birth is never in a year to come", () => {
    expect(typedDay("31/12/26", 2026)).toBe("2026-12-31");
    expect(typedDay("1/1/27", 2026)).toBe("1927-01-01");
    expect(typedDay("14/3/98", 2026)).toBe("1998-03-14");
    expect(typedDay("14/3/10", 2026)).toBe("2010-03-14");
    expect(typedDay("14/3/98", 2099)).toBe("2098-03-14");
  });

  it("of a paper that never ends is what is printed on it", () => {
    expect(typedLastDay("01/01/9999")).toBe("9999-01-01");
    expect(typedLastDay("9999-12-31")).toBe("9999-12-31");
    expect(typedLastDay("14/3/98")).toBe("1998-03-14");
    for (const typed of ["31/2/9999", "1/1/9998", "1/1/0001", "soon"]) expect(typedLastDay(typed)).toBeUndefined();
    expect(writtenDay("9999-01-01")).toBe("01/01/9999");
  });

  it("is written out with the day first, and what is none stays as it is", () => {
    expect(writtenDay("2001-02-28")).toBe("28/02/2001");
    expect(typedDay(writtenDay("2001-02-28"))).toBe("2001-02-28");
    expect(writtenDay("28/2/01")).toBe("28/2/01");
    expect(writtenDay("")).toBe("");
  });
});
