import { describe, expect, it } from "vitest";
import { saidOf, type Availability, type LocalSpan } from "./availability.ts";

const entry = (fields: Partial<Availability>): Availability => ({
  kind: "unavailable",
  firstDay: "2027-06-14",
  lastDay: "2027-06-20",
  weekdays: [],
  from: null,
  until: null,
  ...fields,
});
const span = (from: string, until: string): LocalSpan => ({
  from: { day: from.slice(0, 10), time: from.slice(11) },
  until: { day: until.slice(0, 10), time: until.slice(11) },
});
// A Friday.
const evening = span("2027-06-18T18:00", "2027-06-18T23:00");

describe("what someone said of a time", () => {
  it("holds for every day of its span, or only for its weekdays, and no others", () => {
    expect(saidOf([entry({})], evening)).toBe("unavailable");
    expect(saidOf([entry({ weekdays: [5] })], evening)).toBe("unavailable");
    expect(saidOf([entry({ weekdays: [4, 6] })], evening)).toBeUndefined();
    expect(saidOf([entry({ lastDay: "2027-06-17" })], evening)).toBeUndefined();
    expect(saidOf([entry({ lastDay: null, weekdays: [5] })], evening)).toBe("unavailable");
  });

  it("holds for its hours, to the minute, and over midnight", () => {
    expect(saidOf([entry({ from: "08:00", until: "18:00" })], evening)).toBeUndefined();
    expect(saidOf([entry({ from: "08:00", until: "18:01" })], evening)).toBe("unavailable");
    const night = entry({ firstDay: "2027-06-18", lastDay: "2027-06-18", from: "22:00", until: "06:00" });
    expect(saidOf([night], span("2027-06-19T05:00", "2027-06-19T09:00"))).toBe("unavailable");
    expect(saidOf([night], span("2027-06-19T06:00", "2027-06-19T09:00"))).toBeUndefined();
  });

  it("is the gravest of all that was said", () =>
    expect(
      saidOf([entry({ kind: "desired" }), entry({ kind: "undesired" }), entry({ kind: "available" })], evening),
    ).toBe("undesired"));
});
