import { describe, expect, it } from "vitest";
import type { Instant } from "@product/domain/time/instant";
import {
  inOrder,
  isStillGood,
  judgeOffline,
  keptOf,
  personBehind,
  scanText,
  withoutUndone,
  type PersonInSnapshot,
} from "./gate-snapshot.ts";
import { passCheckOf } from "./person-at-gate.ts";
import { carried, differencesOfScans, minute } from "./testing/random-scans.ts";
import type { GateAsk } from "./verdict.ts";

describe("a device without a net", () => {
  // A hundred thousand of them in `npm run soak`.
  it("says what the server says", () => expect(differencesOfScans(21, 2_000)).toEqual([]));

  it("stops whom it does not know", () => {
    const nobody = carried([], { places: [], elsewhere: [], punches: [] });
    const ask: GateAsk = { now: minute(5), mode: "auto", gate: "" };
    expect(personBehind(nobody, { is: "worker", workerCode: "W-9999" }, undefined)).toBeUndefined();
    expect(judgeOffline(nobody, undefined, { is: "typed" }, [], ask).verdict).toMatchObject({
      light: "stop",
      code: "pass-unknown",
    });
  });

  it("knows people by the code of their pass or their own, and never by the lack of a pass", () => {
    const snapshot = carried([], { places: [], elsewhere: [], punches: [] });
    expect(personBehind(snapshot, { is: "worker", workerCode: "W-1234" }, undefined)?.name).toBe("Ane");
    expect(personBehind(snapshot, { is: "pass", code: "x" }, undefined)).toBeUndefined();
    expect(personBehind(snapshot, { is: "nothing" }, undefined)).toBeUndefined();
  });

  it("knows what it took back itself where the list tells of it still, at a gate and at a zone", () => {
    const list = carried([], { places: [], elsewhere: [], punches: [] });
    const [person] = list.people as [PersonInSnapshot];
    const came = { ...person, punches: [["in", minute(1)] as const, ["out", minute(9)] as const] };
    expect(withoutUndone(list, came, [{ kind: "in", at: minute(1) }]).person.punches).toEqual([["out", minute(9)]]);
    const zone = (inZone: string[], kind: "in" | "out") =>
      withoutUndone({ ...list, inZone }, came, [{ kind, at: minute(1) }]).snapshot.inZone;
    expect([zone([came.code, "W-1"], "in"), zone(["W-1"], "out")]).toEqual([["W-1"], ["W-1", came.code]]);
  });

  it("judges by no list of an event that is over", () => {
    expect([9, 10].map((at) => isStillGood({ until: minute(10) }, minute(at)))).toEqual([true, false]);
  });

  it("keeps ten thousand people in three megabytes", () => {
    const kept = keptOf({ places: [at(0)], elsewhere: [], punches: [] }, () => ["ALLOW", "ALLOW", "WARN"]);
    const people = Array.from({ length: 10_000 }, (_, n) => ({
      code: `W-${n}`,
      name: "Maialen Etxeberria Goikoetxea",
      pass: "A".repeat(22),
      key: { algorithm: "Ed25519" as const, publicKey: "B".repeat(59) },
      ...kept,
      loans: [[0, "1234"]] as const,
      punches: [["in", 1_800_000_000_000 as Instant] as const],
    }));
    expect(JSON.stringify({ ...carried([], kept), people }).length).toBeLessThan(3_000_000);
  });
});

describe("scans that waited", () => {
  const scan = (client: string, at: number) => ({
    client,
    eventId: "e",
    code: "W-1",
    kind: "in" as const,
    at: minute(at),
  });

  it("are written in one order, in whatever order they come", () => {
    const [a, b, c] = [scan("a", 2), scan("b", 1), scan("c", 1)];
    for (const sent of [
      [a, b, c],
      [c, b, a],
    ])
      expect(inOrder(sent)).toEqual([b, c, a]);
  });

  it("are signed with all that they say", () => {
    const texts = [scan("a", 1), scan("b", 1), scan("a", 2), { ...scan("a", 1), kind: "out" as const }].map(scanText);
    expect(new Set(texts).size).toBe(4);
  });
});

it("A code is worth what is known of its pass", () => {
  const signed = { is: "pass" as const, code: "c", step: 7, signature: "s" };
  expect([
    passCheckOf({ is: "nothing" }, undefined, minute(0)),
    passCheckOf({ is: "worker", workerCode: "W-1" }, undefined, minute(0)),
    passCheckOf({ is: "pass", code: "c" }, undefined, minute(0)),
    passCheckOf(signed, undefined, minute(0)),
    passCheckOf(signed, false, minute(0)),
    passCheckOf(signed, true, minute(4)),
  ]).toEqual([
    { is: "unknown" },
    { is: "typed" },
    { is: "static" },
    { is: "unknown-key" },
    { is: "forged" },
    { is: "signed", stepsOff: 1 },
  ]);
});

const at = (from: number) => ({ startsAt: minute(from), endsAt: minute(from + 480), gate: "", shift: 0, role: 0 });
