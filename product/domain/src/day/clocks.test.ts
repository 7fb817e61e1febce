import { describe, expect, it } from "vitest";
import type { LocalDate } from "@product/domain/time/local-date";
import type { Instant } from "@product/domain/time/instant";
import type { Zone } from "@product/domain/time/zone";
import { dayAt, momentsAt, startOfDay } from "@product/domain/time/zoned";
import { judgeOffline, nextToCome, type GateSnapshot } from "./gate-snapshot.ts";
import { stepAt, type PassCheck } from "./pass-code.ts";
import { passCheckOf } from "./person-at-gate.ts";
import { gateVerdict, type PersonAtGate } from "./verdict.ts";

const bilbao = "Europe/Madrid" as Zone;
const moment = (text: string) => Date.parse(text) as Instant;
const minutes = (n: number) => n * 60_000;
const fresh: PassCheck = { is: "signed", stepsOff: 0 };
const expected = (from: string, until: string, more: Partial<PersonAtGate> = {}): PersonAtGate => ({
  clearance: "ALLOW",
  shifts: [{ startsAt: moment(from), endsAt: moment(until), gate: "" }],
  isExpectedElsewhere: false,
  hasCome: false,
  breakSince: undefined,
  whereabouts: "away",
  lastAt: undefined,
  ...more,
});
const verdictOf = (person: PersonAtGate, at: string, check = fresh) => {
  const { light, code, minutes: n, punch } = gateVerdict(check, person, { now: moment(at), mode: "auto", gate: "" });
  return [light, code, n, punch];
};

describe("a clock that is wrong", () => {
  const signedAt = (at: Instant) => ({ is: "pass" as const, code: "c", step: stepAt(at), signature: "s" });
  const now = moment("2026-07-10T18:00:10Z");
  const shift = expected("2026-07-10T18:15:00Z", "2026-07-11T02:00:00Z");
  const judged = (phone: number, gate: number) => {
    const at = (now + gate) as Instant;
    const check = passCheckOf(signedAt((now + phone) as Instant), true, at);
    return gateVerdict(check, shift, { now: at, mode: "auto", gate: "" }).code;
  };

  it("of a phone is let pass by one step, looked at up to two minutes, and refused beyond", () => {
    expect([0, 30_000, -30_000].map((off) => judged(off, 0))).toEqual(["in", "in", "in"]);
    expect([minutes(1), minutes(2), -minutes(2)].map((off) => judged(off, 0))).toEqual(Array(3).fill("compare-photo"));
    expect([minutes(3), -minutes(10)].map((off) => judged(off, 0))).toEqual(["pass-too-old", "pass-too-old"]);
  });

  it("ten minutes off on both does no harm once each is put right by the server", () => {
    expect(judged(minutes(10), 0), "a phone that never met the server").toBe("pass-too-old");
    const ahead = (own: Instant) => (now - own) as number;
    const [phone, gate] = [(now - minutes(10)) as Instant, (now + minutes(10)) as Instant];
    expect(judged(phone + ahead(phone) - now, gate + ahead(gate) - now)).toBe("in");
  });
});

describe("nights and days that are not like others", () => {
  it("the hour that comes twice counts twice, and the one that is skipped not at all", () => {
    const { moments: half } = momentsAt("2026-10-25" as LocalDate, "02:30", bilbao);
    expect(half, "comes twice").toHaveLength(2);
    const autumn = expected("2026-10-25T00:00:00Z", "2026-10-25T06:00:00Z");
    expect(half.map((at) => verdictOf(autumn, new Date(at).toISOString()))).toEqual([
      ["go", "in", 0, "in"],
      ["ask", "late", 90, "in"],
    ]);
    const spring = expected("2027-03-28T00:30:00Z", "2027-03-28T06:00:00Z");
    expect(verdictOf(spring, "2027-03-28T01:00:00Z"), "at three, half an hour after half past one").toEqual([
      "go",
      "in",
      0,
      "in",
    ]);
  });

  it("a shift over midnight is one shift", () => {
    const night = ["2026-07-10T20:00:00Z", "2026-07-11T04:00:00Z"] as const;
    expect(verdictOf(expected(...night), "2026-07-10T22:10:00Z")).toEqual(["ask", "late", 130, "in"]);
    const inside = expected(...night, { whereabouts: "there", lastAt: moment("2026-07-10T19:50:00Z") });
    expect(verdictOf(inside, "2026-07-11T04:05:00Z")).toEqual(["go", "out", 0, "out"]);
  });

  it("clearances of a device follow the day of the place, also on a leap day", () => {
    const days = ["2028-02-28", "2028-02-29", "2028-03-01"] as LocalDate[];
    const shifts = days.map((day) => ({
      startsAt: (startOfDay(day, bilbao) + minutes(600)) as Instant,
      endsAt: (startOfDay(day, bilbao) + minutes(900)) as Instant,
      gate: "",
      title: "",
      zone: "",
      restMinutes: 0,
    }));
    const snapshot: GateSnapshot = {
      eventId: "e",
      madeAt: startOfDay(days[0]!, bilbao),
      givenAt: startOfDay(days[0]!, bilbao),
      until: moment("2028-03-05T00:00:00Z"),
      days: days.map((day) => startOfDay(day, bilbao)),
      shifts,
      roles: [{ en: "Waiter", es: "Camarero" }],
      people: [
        { code: "W-LATE", name: "Jon", places: [[2, 0, "AAA"]], elsewhere: [], punches: [] },
        {
          code: "W-LEAP",
          name: "Ane",
          places: [0, 1, 2].map((n) => [n, 0, "ABA"] as const),
          elsewhere: [],
          punches: [],
        },
      ],
    };
    const at = (n: number) => shifts[n]!.startsAt;
    const codes = [0, 1, 2].map(
      (n) => judgeOffline(snapshot, snapshot.people[1], fresh, [], { now: at(n), mode: "auto", gate: "" }).verdict.code,
    );
    expect(codes).toEqual(["in", "not-allowed", "in"]);
    expect(dayAt(at(1), bilbao)).toBe("2028-02-29");
    expect(nextToCome(snapshot, at(0)), "photos of those first who come next").toEqual(["W-LEAP", "W-LATE"]);
    const inZone = { ...snapshot, inZone: ["W-LEAP"] };
    const scan = (kind: "in" | "out") => [{ client: "c", kind, at: at(0) }];
    const zone = (scanned: ReturnType<typeof scan>) =>
      judgeOffline(inZone, inZone.people[1], fresh, scanned, { now: at(0), mode: "auto", gate: "" }).verdict.code;
    expect([zone([]), zone(scan("out")), zone(scan("in"))]).toEqual(["zone-out", "gate-first", "zone-out"]);
  });
});
