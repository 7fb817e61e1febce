import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Zone } from "@product/domain/time/zone";
import { afterAnswer, answers, answersTo, isLateWithdrawal, maySayLate } from "./answers.ts";
import {
  assignmentStates,
  isOver,
  maySwitch,
  takesPlace,
  type AssignmentState,
} from "@product/domain/planning/assignments";
import { asksFor, callOutKinds, mayLeaveAt, remindersDue, respondBy, usualCallOuts } from "./call-outs.ts";

const at = (moment: string) => new Date(moment);
const hours = (n: number) => n * 3_600_000;
const madrid = "Europe/Madrid" as Zone;

describe("the time to answer", () => {
  const toldAt = at("2027-06-01T10:00:00Z");
  const until = (startsAt: string, kind: "invited" | "promoted" = "invited") =>
    respondBy(toldAt, at(startsAt), kind).toISOString();

  it("is half of what is left, at most two days", () => {
    expect(until("2027-06-02T10:00:00Z")).toBe("2027-06-01T22:00:00.000Z");
    expect(until("2027-06-05T10:00:00Z")).toBe("2027-06-03T10:00:00.000Z");
    expect(until("2027-07-05T10:00:00Z")).toBe("2027-06-03T10:00:00.000Z");
  });

  it("is half an hour at least, and never beyond the start", () => {
    expect(until("2027-06-01T10:40:00Z")).toBe("2027-06-01T10:30:00.000Z");
    expect(until("2027-06-01T10:20:00Z")).toBe("2027-06-01T10:20:00.000Z");
    expect(until("2027-06-01T09:00:00Z")).toBe("2027-06-01T10:00:00.000Z");
  });

  it("is four hours at most for who moves up from the waiting list", () =>
    expect(until("2027-07-05T10:00:00Z", "promoted")).toBe("2027-06-01T14:00:00.000Z"));

  it("brings a reminder at half of it and at nine tenths", () => {
    const end = new Date(toldAt.getTime() + hours(10));
    const due = (minutes: number) => remindersDue(toldAt, end, new Date(toldAt.getTime() + minutes * 60_000));
    expect([0, 299, 300, 539, 540, 700].map(due)).toEqual([0, 0, 1, 1, 2, 2]);
  });
});

describe("quiet hours", () => {
  const far = at("2027-09-01T10:00:00Z");
  const leaves = (now: string, startsAt = far, quiet = usualCallOuts as { quietFrom: number; quietUntil: number }) =>
    mayLeaveAt(at(now), startsAt, madrid, quiet).toISOString();

  it("run from 22 to 8 where the worker lives", () => {
    expect(leaves("2027-06-01T19:59:00Z")).toBe("2027-06-01T19:59:00.000Z");
    expect(leaves("2027-06-01T20:00:00Z")).toBe("2027-06-02T06:00:00.000Z");
    expect(leaves("2027-06-02T05:59:00Z")).toBe("2027-06-02T06:00:00.000Z");
    expect(leaves("2027-06-02T06:00:00Z")).toBe("2027-06-02T06:00:00.000Z");
  });

  it("end by the clock on the wall on the night when clocks change", () =>
    expect(leaves("2027-03-27T22:30:00Z")).toBe("2027-03-28T06:00:00.000Z"));

  it("hold nothing back under twelve hours before the start", () => {
    expect(leaves("2027-06-01T21:00:00Z", at("2027-06-02T08:59:00Z"))).toBe("2027-06-01T21:00:00.000Z");
    expect(leaves("2027-06-01T21:00:00Z", at("2027-06-02T09:00:00Z"))).toBe("2027-06-02T06:00:00.000Z");
  });

  it("may lie within one day, or not be at all", () => {
    const noon = { quietFrom: 13, quietUntil: 16 };
    expect(leaves("2027-06-01T12:00:00Z", far, noon)).toBe("2027-06-01T14:00:00.000Z");
    expect(leaves("2027-06-01T21:00:00Z", far, noon)).toBe("2027-06-01T21:00:00.000Z");
    expect(leaves("2027-06-01T21:00:00Z", far, { quietFrom: 8, quietUntil: 8 })).toBe("2027-06-01T21:00:00.000Z");
  });

  it("never make a letter leave sooner, nor keep it a day", () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 500_000 }), fc.nat(23), fc.nat(23), (minutes, quietFrom, quietUntil) => {
        const now = new Date(at("2027-01-01T00:00:00Z").getTime() + minutes * 60_000);
        const then = mayLeaveAt(now, at("2029-01-01T00:00:00Z"), madrid, { quietFrom, quietUntil });
        const delay = then.getTime() - now.getTime();
        expect(delay).toBeGreaterThanOrEqual(0);
        expect(delay).toBeLessThanOrEqual(hours(24));
      }),
    ));
});

describe("an answer", () => {
  it("leads only where the table of states leads, by way of having accepted", () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...assignmentStates),
        fc.array(fc.tuple(fc.constantFrom(...answers), fc.boolean()), { maxLength: 12 }),
        (start, replies) => {
          let state: AssignmentState = start;
          for (const [answer, hasRoom] of replies) {
            const next = afterAnswer(state, answer, hasRoom);
            if (!next) continue;
            expect(
              maySwitch(state, next) || (maySwitch(state, "accepted") && maySwitch("accepted", next)),
              `${state} to ${next}`,
            ).toBe(true);
            expect(takesPlace(next) && !takesPlace(state) ? hasRoom : true).toBe(true);
            state = next;
          }
        },
      ),
    ));

  it("is none any more once it is over", () => expect(assignmentStates.filter(isOver).flatMap(answersTo)).toEqual([]));

  it("is asked for by some letters, and by no other", () =>
    expect(callOutKinds.filter(asksFor)).toEqual(["invited", "promoted", "reconfirm"]));

  it("to withdraw is late from a day before the start, and not after a change by the company", () => {
    const startsAt = at("2027-06-02T10:00:00Z");
    expect(isLateWithdrawal("confirmed", startsAt, at("2027-06-01T10:00:00Z"))).toBe(false);
    expect(isLateWithdrawal("confirmed", startsAt, at("2027-06-01T10:00:01Z"))).toBe(true);
    expect(isLateWithdrawal("reconfirm_pending", startsAt, at("2027-06-02T09:00:00Z"))).toBe(false);
    expect(isLateWithdrawal("waitlisted", startsAt, at("2027-06-02T09:00:00Z"))).toBe(false);
  });

  it("that one is late can be given from three hours before until the end", () => {
    const shift = { startsAt: at("2027-06-02T10:00:00Z"), endsAt: at("2027-06-02T18:00:00Z") };
    const may = (now: string) => maySayLate("confirmed", shift, at(now));
    expect(["06:59", "07:00", "17:59", "18:00"].map((time) => may(`2027-06-02T${time}:00Z`))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});
