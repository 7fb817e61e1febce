import { describe, expect, it } from "vitest";
import { at, madrid } from "./testing/someone.ts";
import { mostTypedShifts, typedShifts } from "./typed-shifts.ts";

const parse = (line: string) => typedShifts(line, madrid);

describe("a typed shift", () => {
  it.each([
    "Mon 2026-06-01 22:00–06:00 break 30 unpaid",
    "lun 1/6/2026 22:00-06:00 descanso 30 no retribuido",
    "2026-06-01 22.00 — 6:00 pausa 30",
  ])("%s", (line) =>
    expect(parse(line).periods).toMatchObject([
      { start: at("2026-06-01T22:00"), end: at("2026-06-02T06:00"), breaks: [{ minutes: 30, isPaid: false }] },
    ]),
  );

  it("may have a paid break, or none", () => {
    expect(parse("2026-06-01 09:00-17:00 break 20 paid").periods[0]!.breaks).toEqual([{ minutes: 20, isPaid: true }]);
    expect(parse("2026-06-01 09:00-17:00").periods[0]!.breaks).toEqual([]);
  });

  it("is refused at a time that clocks leave out, with the next there is", () => {
    expect(parse("2026-03-29 02:30-08:00").faults).toEqual([
      { line: 1, fault: "skipped", time: "02:30", next: "03:00" },
    ]);
    expect(parse("2026-03-28 22:00-02:30").faults).toEqual([
      { line: 1, fault: "skipped", time: "02:30", next: "03:00" },
    ]);
  });

  it("is asked about at a time that comes twice, and believed once it says which", () => {
    expect(parse("2026-10-24 20:00-02:30").faults).toEqual([{ line: 1, fault: "twice", time: "02:30" }]);
    const lasting = (line: string) => parse(line).periods.map(({ start, end }) => (end - start) / 3_600_000);
    expect(lasting("2026-10-24 20:00-02:30A")).toEqual([6.5]);
    expect(lasting("2026-10-24 20:00-02:30B")).toEqual([7.5]);
    expect(lasting("2026-10-25 02:30A-02:30B")).toEqual([1]);
  });

  it("is told by its line where it cannot be read", () =>
    expect(
      typedShifts("2026-06-01 09:00-17:00\n\nsoon\n2026-02-30 09:00-10:00\n2026-06-01 9-17", madrid),
    ).toMatchObject({
      periods: [{ id: "1" }],
      faults: [
        { line: 3, fault: "unreadable" },
        { line: 4, fault: "unreadable" },
        { line: 5, fault: "unreadable" },
      ],
      count: 4,
    }));

  it("counts on where it stops reading", () => {
    const many = typedShifts("2026-06-01 09:00-10:00\n".repeat(mostTypedShifts + 5), madrid);
    expect([many.periods.length, many.count]).toEqual([mostTypedShifts, mostTypedShifts + 5]);
  });
});
