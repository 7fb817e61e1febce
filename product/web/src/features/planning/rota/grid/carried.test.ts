import { describe, expect, it } from "vitest";
import { asksFirst, dropOf, sentOf, type Carried } from "./carried.ts";
import type { Rota } from "#features/planning/rota/rota.server.ts";

const [ane, jon] = [{ id: "ane" }, { id: "jon" }];
const bar = {
  id: "bar",
  day: "2027-06-18",
  version: 3,
  timeZone: "Europe/Madrid",
  startsAt: Date.parse("2027-06-18T12:00Z"),
  endsAt: Date.parse("2027-06-18T20:00Z"),
};
const slot = { id: "slot", shiftId: "bar", confirmed: 2, asked: 0, staged: 1 };
const staged = { id: "held", version: 5, state: "staged", workerId: "ane" };
const may = { publish: true, move: true, create: true, assign: true, give: true };
const rotaBy = (by: string, allowed = may) =>
  ({ query: { by, view: "week" }, people: [ane, jon], shifts: [bar], slots: [slot], may: allowed }) as unknown as Rota;
const carried = (over: object = {}) =>
  ({ shift: bar, assignment: staged, slot: undefined, row: "ane", day: bar.day, ...over }) as unknown as Carried;
const at = (row: string, day = bar.day, minutes = 0) => ({ row, day, minutes });

describe("letting go of a shift", () => {
  it("on another day moves it, on the clock of its venue and with the version that was seen", () => {
    const drop = dropOf(rotaBy("events"), carried({ row: "event" }), at("event", "2027-06-20"))!;
    expect(sentOf(drop)).toEqual({
      actionName: "",
      fields: { startsAt: "2027-06-20T14:00", endsAt: "2027-06-20T22:00", version: "3" },
    });
    expect(asksFirst(rotaBy("events"), drop)).toBe(false);
  });

  it("by its end makes it longer or shorter", () =>
    expect(dropOf(rotaBy("people"), carried(), at("ane", bar.day, -30), "end")).toMatchObject({
      times: { startsAt: "2027-06-18T14:00", endsAt: "2027-06-18T21:30" },
    }));

  it("where it was does nothing, nor in a row that is nobody's, nor for who may not", () => {
    expect(dropOf(rotaBy("people"), carried(), at("ane"))).toBeUndefined();
    expect(dropOf(rotaBy("people"), carried(), at("open"))).toBeUndefined();
    expect(dropOf(rotaBy("events"), carried({ row: "one" }), at("other"))).toBeUndefined();
    const reader = { ...may, move: false, assign: false, give: false };
    expect(dropOf(rotaBy("people", reader), carried(), at("jon"))).toBeUndefined();
    expect(dropOf(rotaBy("people", reader), carried(), at("ane", "2027-06-19"))).toBeUndefined();
  });
});

describe("letting go of a place", () => {
  it("at somebody else gives it to them, after asking where who has it was told", () => {
    const drop = dropOf(rotaBy("people"), carried(), at("jon"))!;
    expect(sentOf(drop)).toEqual({
      actionName: "give",
      fields: { assignmentId: "held", version: "5", workerId: "jon" },
    });
    expect(asksFirst(rotaBy("people"), drop)).toBe(false);
    const confirmedDrop = dropOf(
      rotaBy("people"),
      carried({ assignment: { ...staged, state: "confirmed" } }),
      at("jon"),
    )!;
    expect(asksFirst(rotaBy("people"), confirmedDrop)).toBe(true);
  });

  it("that is open at somebody assigns them", () => {
    const open = carried({ assignment: undefined, slot, row: "open" });
    expect(sentOf(dropOf(rotaBy("people"), open, at("jon"))!)).toEqual({
      actionName: "assign",
      fields: { slotId: "slot", workerId: "jon" },
    });
  });

  it("asks before it moves a shift of several from the row of one of them", () => {
    const drop = dropOf(rotaBy("people"), carried(), at("ane", "2027-06-19"))!;
    expect(drop).toMatchObject({ is: "move", people: 3 });
    expect(asksFirst(rotaBy("people"), drop)).toBe(true);
  });
});
