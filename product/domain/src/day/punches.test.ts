import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Instant } from "@product/domain/time/instant";
import { presencesOf, punchKinds, whereaboutsOf, workedMs, type PunchFact, type PunchKind } from "./punches.ts";

const minute = (n: number) => (n * 60_000) as Instant;
const day = (...punches: [PunchKind, number][]) =>
  punches.map(([kind, at], n) => ({ id: `p${n}`, kind, at: minute(at) }));
const codes = (facts: readonly PunchFact[]) => presencesOf(facts).oddities.map(({ code }) => code);

describe("the punches of a day", () => {
  it("are one presence with its rest", () => {
    const folded = presencesOf(day(["in", 480], ["break_start", 720], ["break_end", 750], ["out", 960]));
    expect(folded).toEqual({
      oddities: [],
      presences: [
        {
          from: minute(480),
          until: minute(960),
          rests: [{ from: minute(720), until: minute(750) }],
          punchIds: ["p0", "p1", "p2", "p3"],
        },
      ],
    });
    expect(workedMs(folded.presences[0]!, minute(2000)) / 60_000).toBe(450);
    expect(whereaboutsOf(folded)).toBe("away");
  });

  it("may lack an end, and nothing is invented for it", () => {
    const folded = presencesOf(day(["in", 480], ["break_start", 500]));
    expect(folded.presences).toMatchObject([{ until: undefined, rests: [{ until: undefined }] }]);
    expect(whereaboutsOf(folded)).toBe("resting");
    expect(workedMs(folded.presences[0]!, minute(600))).toBe(minute(20));
  });

  it("are told where they do not fit together", () => {
    expect(codes(day(["out", 1]))).toEqual(["out-without-in"]);
    expect(codes(day(["in", 1], ["in", 2], ["out", 3]))).toEqual(["in-twice"]);
    expect(codes(day(["break_start", 1], ["break_end", 2]))).toEqual(["rest-without-in", "rest-without-in"]);
    expect(codes(day(["in", 1], ["break_end", 2]))).toEqual(["rest-end-without-start"]);
    expect(codes(day(["in", 1], ["break_start", 2], ["break_start", 3]))).toEqual(["rest-twice"]);
    expect(codes(day(["in", 1], ["break_start", 2], ["out", 9]))).toEqual(["rest-not-ended"]);
  });

  it("count for nothing once they are taken back", () => {
    const facts = day(["in", 480], ["out", 481]);
    const undone = [...facts, { id: "v", kind: "void" as const, at: minute(482), voids: "p1" }];
    expect(whereaboutsOf(presencesOf(undone))).toBe("there");
  });
});

const facts = fc
  .array(fc.record({ kind: fc.constantFrom(...punchKinds), at: fc.nat(600), voided: fc.nat(20) }), { maxLength: 16 })
  .map((rows) =>
    rows.map(({ kind, at, voided }, n) => ({
      id: `p${String(n).padStart(2, "0")}`,
      kind,
      at: minute(at),
      voids: kind === "void" ? `p${String(voided).padStart(2, "0")}` : null,
    })),
  );

describe("any punches", () => {
  it("say the same in whatever order they arrive, and each counts once", () =>
    fc.assert(
      fc.property(facts, fc.infiniteStream(fc.nat()), (punches, dice) => {
        const folded = presencesOf(punches);
        const shuffled = punches
          .map((punch) => ({ punch, by: dice.next().value as number }))
          .toSorted((a, b) => a.by - b.by);
        expect(presencesOf(shuffled.map(({ punch }) => punch))).toEqual(folded);
        const voided = new Set(punches.map(({ voids }) => voids));
        const stands = punches.filter(({ id, kind }) => kind !== "void" && !voided.has(id)).map(({ id }) => id);
        const kept = folded.presences.flatMap(({ punchIds }) => punchIds);
        const odd = folded.oddities.filter(({ code }) => code !== "rest-not-ended").map(({ punchId }) => punchId);
        expect([...kept, ...odd].toSorted()).toEqual(stands.toSorted());
      }),
      { numRuns: 2_000, seed: 16 },
    ));

  it("make presences that follow each other, with their rests inside", () =>
    fc.assert(
      fc.property(facts, (punches) => {
        let last = -1;
        for (const { from, until, rests } of presencesOf(punches).presences) {
          expect(from).toBeGreaterThanOrEqual(last);
          last = until ?? Infinity;
          let inner: number = from;
          for (const rest of rests) {
            expect(rest.from).toBeGreaterThanOrEqual(inner);
            inner = rest.until ?? last;
          }
          expect(inner).toBeLessThanOrEqual(last);
          const presence = { from, until, rests, punchIds: [] };
          expect(workedMs(presence, minute(700))).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 2_000, seed: 16 },
    ));
});
