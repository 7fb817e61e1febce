import { describe, expect, it } from "vitest";
import { localDate, plusDays } from "@product/domain/time/local-date";
import { judgeDesign } from "./judge.ts";
import { packGB } from "./packs/gb.ts";
import { packNI } from "./packs/ni.ts";
import type { Pack } from "./rule.ts";
import { schoolLeavingDate, type Nation } from "./school-leaving.ts";
import type { RuleSetting } from "./settings.ts";
import { findings, shortfallsOf } from "./testing/found.ts";
import { at, london, shift, someone } from "./testing/someone.ts";

const spain = someone();
const britain = someone({ pack: "GB" });
const days = (from: number, until: number, hours = 8) =>
  Array.from({ length: until - from + 1 }, (_, place) =>
    shift(`2026-06-${String(from + place).padStart(2, "0")}T09:00`, hours),
  );

describe("weekly rest", () => {
  it("is met by an ordinary week of Monday to Friday, over and over", () =>
    expect(findings(spain, [...days(1, 5), ...days(8, 12), ...days(15, 19), ...days(22, 26)])).toEqual([]));

  it("may be gathered over fourteen days in Spain", () => {
    expect(findings(spain, days(1, 11))).toEqual([]);
    expect(shortfallsOf("ES-WREST-36", spain, days(1, 12))).toEqual([2880 - 16 * 60]);
  });

  it("tells from when the shift could start", () =>
    expect(findings(spain, days(1, 12))).toMatchObject([
      { at: "2026-06-12T09:00", clearsAt: at("2026-06-13T17:00"), numbers: { longestMinutes: 960, days: 7 } },
    ]));

  it("of 24 h may come twice in a fortnight in Great Britain, and not once", () => {
    expect(shortfallsOf("UK-WREST-24", britain, [...days(1, 6), ...days(8, 13), ...days(15, 20)])).toEqual([]);
    expect(shortfallsOf("UK-WREST-24", britain, days(1, 12))).toEqual([]);
    expect(shortfallsOf("UK-WREST-24", britain, days(1, 13))).toEqual([480]);
    expect(shortfallsOf("UK-WREST-24", britain, [...days(1, 12), ...days(14, 16)])).toEqual([]);
    expect(shortfallsOf("UK-WREST-24", britain, [...days(1, 12), ...days(14, 25)])).not.toEqual([]);
  });
});

describe("a day in parts", () => {
  const parts = [shift("2026-06-01T08:00", 3), shift("2026-06-01T20:00", 3)];
  it("has no rest within it, only a spread", () =>
    expect(findings(spain, parts)).toMatchObject([{ rule: "SPREAD-14", shortfall: 60 }]));
  it("leaves the rest to the next day", () =>
    expect(shortfallsOf("ES-REST-12", spain, [...parts, shift("2026-06-02T10:00", 3)])).toEqual([60]));
});

describe("who is judged", () => {
  const long = [shift("2026-06-01T08:00", 10)];
  it("are the employed; others only must not be in two places at once", () => {
    expect(shortfallsOf("ES-DAY-9", spain, long)).toEqual([60]);
    expect(findings(someone({ workerType: "self_employed" }), long)).toEqual([]);
  });
  it("without an opt-out, where the law knows one, and never under 18", () => {
    const weeks = Array.from({ length: 17 * 7 }, (_, day) => plusDays("2026-01-05", day))
      .filter((_, day) => day % 7 < 5)
      .map((day) => shift(`${day}T08:00`, 10));
    const optOuts = [{ from: "2026-01-01", until: null }];
    expect(shortfallsOf("UK-WEEK-48", britain, weeks)).toEqual([120]);
    expect(shortfallsOf("UK-WEEK-48", { ...britain, optOuts }, weeks)).toEqual([]);
    expect(shortfallsOf("ES-WEEK-48", { ...spain, optOuts }, weeks)).toEqual([120]);
  });
  it("by the weeks since they began, where they are new", () => {
    const week = days(1, 5, 11);
    expect(shortfallsOf("UK-WEEK-48", britain, week)).toEqual([]);
    expect(shortfallsOf("UK-WEEK-48", { ...britain, engagedSince: localDate("2026-06-01") }, week)).toEqual([7 * 60]);
  });
});

describe("settings", () => {
  const tight = [
    shift("2026-06-01T10:00", 8, { scopes: { event: "fest", client: "oribay" } }),
    shift("2026-06-02T04:00", 4, { scopes: { event: "fest", client: "oribay" } }),
  ];
  const setting = (
    kind: RuleSetting["scope"]["kind"],
    id: string | null,
    hours: number,
    more: Partial<RuleSetting> = {},
  ): RuleSetting => ({
    id: `${kind} ${hours}`,
    rule: "ES-REST-12",
    scope: { kind, id },
    numbers: { hours },
    severity: null,
    allowedBy: "RD 1561/1995 art. 7",
    from: localDate("2026-01-01"),
    until: null,
    ...more,
  });
  it("of the most specific scope count, on the days of the shift", () => {
    const client = setting("client", "oribay", 11);
    const event = setting("event", "fest", 10);
    expect(shortfallsOf("ES-REST-12", spain, tight, [client])).toEqual([60]);
    expect(shortfallsOf("ES-REST-12", spain, tight, [event, client])).toEqual([]);
    expect(shortfallsOf("ES-REST-12", spain, tight, [setting("event", "another", 10)])).toEqual([120]);
    expect(
      shortfallsOf("ES-REST-12", spain, tight, [setting("event", "fest", 10, { until: localDate("2026-06-01") })]),
    ).toEqual([120]);
    expect(
      shortfallsOf("ES-REST-12", spain, tight, [setting("global", null, 10, { from: localDate("2026-06-03") })]),
    ).toEqual([120]);
  });
  it("name what allows them", () =>
    expect(findings(spain, tight, [setting("global", null, 11)])).toMatchObject([
      { setFor: "global", citation: { en: "RD 1561/1995 art. 7" }, numbers: { requiredMinutes: 660 } },
    ]));
  it("can put a rule to sleep", () =>
    expect(findings(spain, tight, [setting("global", null, 12, { severity: "off" })])).toEqual([]));
});

it("a law counts from the day on which it holds, so that old work keeps its old judgement", () => {
  const run = (month: string) =>
    Array.from({ length: 12 }, (_, day) => shift(`${month}-${String(day + 2).padStart(2, "0")}T09:00`, 8));
  expect(shortfallsOf("ES-WREST-36", spain, run("2022-06"))).toEqual([(36 - 16) * 60]);
  expect(shortfallsOf("ES-WREST-36", spain, run("2026-06"))).toEqual([(48 - 16) * 60]);
});

it("a missing break is a fault of the shift, before anyone works it", () => {
  expect(judgeDesign("ES", shift("2026-06-01T08:00", 6, { breaks: [] }))).toEqual([]);
  expect(judgeDesign("ES", shift("2026-06-01T08:00", 6.5, { breaks: [] }))).toMatchObject([
    { rule: "ES-BREAK-15", shortfall: 15 },
  ]);
  expect(judgeDesign("GB", shift("2026-06-01T08:00", 6.5, { breaks: [{ minutes: 15, isPaid: true }] }))).toMatchObject([
    { rule: "UK-BREAK-20", shortfall: 5 },
  ]);
});

it("who may not work before leaving school is told by the law of each nation", () => {
  const cited = (pack: Pack) => pack.rules.find(({ key }) => key.endsWith("-CHILD"))!.citation;
  for (const law of ["Education Act 1996, s. 8", "Education (Scotland) Act 1980, s. 33"])
    expect(cited(packGB).en).toContain(law);
  expect(cited(packNI).es).toContain("Education and Libraries (Northern Ireland) Order 1986, art. 46");
});

it("school is left by the calendar of each nation", () => {
  expect(schoolLeavingDate("2010-03-14", "england-wales")).toBe("2026-06-26");
  expect(schoolLeavingDate("2010-09-01", "england-wales")).toBe("2027-06-25");
  expect(schoolLeavingDate("2010-09-30", "scotland")).toBe("2026-05-31");
  expect(schoolLeavingDate("2010-10-01", "scotland")).toBe("2026-12-21");
  expect(schoolLeavingDate("2011-02-28", "scotland")).toBe("2026-12-21");
  expect(schoolLeavingDate("2010-07-01", "northern-ireland")).toBe("2026-06-30");
  expect(schoolLeavingDate("2010-07-02", "northern-ireland")).toBe("2027-06-30");
});

it("where the venue is in another nation than the company, a child is one by the law of the venue, to the day", () => {
  const childFindings = (pack: "GB" | "NI" | "ES", birthDate: string, day: string, nation?: Nation) =>
    findings(
      someone({ pack, birthDate: localDate(birthDate), nation: pack === "NI" ? "northern-ireland" : "england-wales" }),
      [shift(`${day}T10:00`, 4, { nation: nation ?? null, zone: london })],
    )
      .filter(({ check }) => check === "too-young")
      .map(({ rule, citation }) => [rule, citation.en.includes("Northern Ireland")]);
  expect(childFindings("GB", "2010-07-02", "2026-06-26")).toEqual([["UK-CHILD", false]]);
  expect(childFindings("GB", "2010-07-02", "2026-06-27")).toEqual([]);
  expect(childFindings("GB", "2010-07-02", "2027-06-29", "northern-ireland")).toEqual([["NI-CHILD", true]]);
  expect(childFindings("GB", "2010-07-02", "2027-06-30", "northern-ireland")).toEqual([]);
  expect(childFindings("NI", "2010-09-30", "2026-05-30", "scotland")).toEqual([["UK-CHILD", false]]);
  expect(childFindings("NI", "2010-09-30", "2026-05-31", "scotland")).toEqual([]);
  expect(childFindings("NI", "2010-09-30", "2026-05-31")).toEqual([["NI-CHILD", true]]);
  expect(childFindings("ES", "2010-06-01", "2026-06-01", "northern-ireland"), "of a Spanish company").toEqual([]);
});
