import { describe, expect, it } from "vitest";
import {
  assignmentStates,
  isOver,
  isReleasable,
  maySwitch,
  nextAssignmentStates,
  placeTaking,
  takesPlace,
} from "./assignments.ts";
import { eventStatuses, isUnsettled, nextStatuses, oncePublished, shownStatus } from "./events.ts";
import { asksAgain, pendingFrom, planned, shiftState, type ShiftValues } from "./shifts.ts";

const nightShift: ShiftValues = {
  title: "Barra",
  zoneId: null,
  startsAt: 22 * 3_600_000,
  endsAt: 30 * 3_600_000,
  day: "2026-06-18",
  breaks: [],
  meetingPoint: "",
  meetingMinutes: 20,
  notesEn: "",
  notesEs: "",
};
const minutes = (n: number) => n * 60_000;

describe("the states of an assignment", () => {
  it("lead only to states that there are, and end somewhere", () => {
    for (const state of assignmentStates)
      for (const next of nextAssignmentStates[state]) expect(assignmentStates).toContain(next);
    const ends = assignmentStates.filter((state) => nextAssignmentStates[state].length === 0);
    expect(ends).toEqual(["exported", "declined", "withdrawn", "cancelled", "not_selected", "swapped_out"]);
  });

  it("take a place or are over, never both", () =>
    expect(assignmentStates.filter((state) => takesPlace(state) && isOver(state))).toEqual([]));

  it("let nobody go who is already at work", () => {
    expect(placeTaking.filter(isReleasable)).toEqual(["booked", "accepted", "confirmed", "reconfirm_pending"]);
    expect(maySwitch("checked_in", "cancelled")).toBe(false);
  });

  it("walk from staged to exported, and never come back to staged", () => {
    const reached = new Set<string>(["staged"]);
    for (const state of reached) for (const next of nextAssignmentStates[state as "staged"]) reached.add(next);
    expect(reached).toContain("exported");
    expect(assignmentStates.filter((state) => nextAssignmentStates[state].includes("staged"))).toEqual([]);
  });
});

describe("an event", () => {
  const event = { status: "staffing" as const, startsAt: 1000, endsAt: 2000 };
  const short = { minimum: 2, target: 3, confirmed: 1 };

  it("is live by the clock, from its start and not at its end", () =>
    expect([999, 1000, 1999, 2000].map((now) => shownStatus(event, [short], now))).toEqual([
      "staffing",
      "live",
      "live",
      "staffing",
    ]));

  it("is staffed once every minimum is reached, and not before it has places", () => {
    expect(shownStatus(event, [{ ...short, confirmed: 2 }], 0)).toBe("staffed");
    expect(shownStatus(event, [{ ...short, confirmed: 2 }, short], 0)).toBe("staffing");
    expect(shownStatus(event, [], 0)).toBe("staffing");
    expect(shownStatus({ ...event, status: "cancelled" }, [short], 1500)).toBe("cancelled");
  });

  it("goes only where the table says", () => {
    for (const status of eventStatuses) for (const next of nextStatuses[status]) expect(eventStatuses).toContain(next);
    expect(nextStatuses.archived).toEqual([]);
  });

  it("is confirmed and being staffed once a shift of it is published, by steps of the table, unless it is further", () => {
    const steps = (status: (typeof eventStatuses)[number]) =>
      nextStatuses[status].includes("confirmed") && nextStatuses.confirmed.includes("staffing");
    for (const status of eventStatuses.filter(isUnsettled))
      expect([oncePublished(status), steps(status)]).toEqual(["staffing", true]);
    expect(oncePublished("confirmed")).toBe("staffing");
    for (const status of ["staffing", "closed", "invoiced", "archived", "cancelled"] as const)
      expect(oncePublished(status)).toBe(status);
  });
});

describe("what is being changed of a published shift", () => {
  it("is only what differs, and nothing once it is as before", () => {
    const pending = pendingFrom(nightShift, { ...nightShift, title: "Barra Norte", endsAt: minutes(1900) });
    expect(pending).toEqual({ title: "Barra Norte", endsAt: minutes(1900) });
    expect(planned({ ...nightShift, pending })).toMatchObject({ title: "Barra Norte", startsAt: nightShift.startsAt });
    expect(pendingFrom(nightShift, { ...nightShift })).toBeNull();
  });

  it("is nothing where only the order of keys or the ends of lines differ, and something where a break differs", () => {
    const published = { ...nightShift, breaks: [{ after: 240, minutes: 30, paid: false }], notesEn: "Torch.\nGloves." };
    const back = { ...published, breaks: [{ paid: false, minutes: 30, after: 240 }], notesEn: "Torch.\r\nGloves." };
    expect(pendingFrom(published, back)).toBeNull();
    const longer = [{ after: 240, minutes: 45, paid: false }];
    expect(pendingFrom(published, { ...back, breaks: longer })).toEqual({ breaks: longer });
  });

  it("asks those who agreed again for half an hour, another place or another day, and not for less", () => {
    const later = (n: number) => asksAgain(nightShift, { startsAt: nightShift.startsAt + minutes(n) });
    expect([29, 30, -29, -30].map(later)).toEqual([false, true, false, true]);
    expect(asksAgain(nightShift, { zoneId: "z" })).toBe(true);
    expect(asksAgain(nightShift, { notesEn: "bring a torch", meetingPoint: "tent" })).toBe(false);
    expect(asksAgain(nightShift, { isCancelled: true })).toBe(false);
  });

  it("shows as changed, and a cancelled one as cancelled whatever waits", () => {
    const shift = { publishedAt: 1, pending: null, cancelledAt: null };
    expect([
      shiftState({ ...shift, publishedAt: null }),
      shiftState(shift),
      shiftState({ ...shift, pending: {} }),
      shiftState({ ...shift, pending: {}, cancelledAt: 1 }),
    ]).toEqual(["draft", "published", "changed", "cancelled"]);
  });
});
