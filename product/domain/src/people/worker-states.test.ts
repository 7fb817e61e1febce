import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { acts } from "@product/domain/acts";
import { askedFaults, moved, moveNames, moveOf, movesFrom, type Standing } from "./worker-states.ts";
import { workerStatuses } from "./workers.ts";

const today = "2026-11-15";
const fresh: Standing = { status: "draft", reason: null, until: null };

describe("the states of a worker", () => {
  it("lead from application to work", () => {
    const way = (["submit", "review", "approve", "activate"] as const).reduce<Standing | undefined>(
      (standing, move) => standing && moved(standing, move, {}),
      fresh,
    );
    expect(way?.status).toBe("active");
  });

  it("refuse what cannot be done from where someone stands", () => {
    expect(moved({ ...fresh, status: "blocked" }, "activate", {})).toBeUndefined();
    expect(moved({ ...fresh, status: "erased" }, "return", {})).toBeUndefined();
    expect(movesFrom("erased")).toEqual([]);
  });

  it("keep why and until when, and forget both with the next move", () => {
    const suspended = moved({ ...fresh, status: "active" }, "suspend", { reason: "conduct", day: "2026-12-01" })!;
    expect(suspended).toEqual({ status: "suspended", reason: "conduct", until: "2026-12-01" });
    expect(moved(suspended, "lift", {})).toEqual({ status: "active", reason: null, until: null });
  });

  it("ask for a reason and a day to come, and tell all that is missing", () => {
    expect(askedFaults("block", {}, today)).toEqual([
      { field: "reason", fault: "required" },
      { field: "day", fault: "required" },
    ]);
    expect(askedFaults("suspend", { reason: "fraud", day: today }, today)).toEqual([
      { field: "reason", fault: "invalid" },
      { field: "day", fault: "dayPast" },
    ]);
    expect(askedFaults("suspend", { reason: "conduct", day: "2026-11-31" }, today)).toEqual([
      { field: "day", fault: "invalid" },
    ]);
    expect(askedFaults("pause", {}, today)).toEqual([]);
  });

  it("let nobody out of a block but by the two who lift it, or erase them", () =>
    expect(movesFrom("blocked")).toEqual(["unblock"]));

  it("name an act for every move, and two people for a block and its end", () => {
    for (const name of moveNames) expect(Object.hasOwn(acts, moveOf(name).act)).toBe(true);
    expect(moveNames.filter((name) => moveOf(name).isForTwo)).toEqual(["block", "unblock"]);
  });

  it("whatever happens: nobody works without having been approved, and a reason or day stands only where one was asked", () =>
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...moveNames), { maxLength: 60 }), (names) => {
        let standing = fresh;
        let wasApproved = false;
        for (const name of names) {
          const { reasons, day } = moveOf(name);
          const input = { reason: reasons?.[0], day: day && "2027-01-01" };
          const next = moved(standing, name, input);
          expect(next !== undefined).toBe(movesFrom(standing.status).includes(name));
          if (!next) continue;
          wasApproved ||= next.status === "approved";
          expect(workerStatuses).toContain(next.status);
          const isAtWork = ["active", "dormant", "paused", "suspended"].includes(next.status);
          expect(wasApproved || !isAtWork).toBe(true);
          expect(next.reason === null).toBe(reasons === undefined);
          expect(next.until === null).toBe(day === undefined);
          standing = next;
        }
      }),
    ));
});
