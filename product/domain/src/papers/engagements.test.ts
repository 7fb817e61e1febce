import { describe, expect, it } from "vitest";
import { hundredthsFrom, textOfHundredths } from "@product/domain/people/amounts";
import { altaFaults, bajaFaults, inOrder, needsAlta, periodWarnings } from "./engagements.ts";

const season = { firstDay: "2026-06-01", lastDay: "2026-09-30" };

describe("registration with Social Security", () => {
  it("is owed to those whom we employ in Spain", () => {
    expect(needsAlta("ES", "temporary")).toBe(true);
    expect([needsAlta("ES", "agency"), needsAlta("ES", "volunteer"), needsAlta("UK", "zero_hours")]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it("is made at most sixty days ahead, and not after the end", () => {
    expect(altaFaults(season, "2026-06-01", "2026-04-02")).toEqual([]);
    expect(altaFaults(season, "2026-06-01", "2026-04-01")).toEqual([{ fault: "altaTooEarly", days: 60 }]);
    expect(altaFaults(season, "2026-10-01", "2026-09-30")).toEqual([{ fault: "altaOutside" }]);
    expect(altaFaults({ ...season, lastDay: null }, "2026-10-01", "2026-09-30")).toEqual([]);
    const called = { firstDay: "2025-05-01", lastDay: null, bajaOn: "2025-10-31" };
    expect(altaFaults(called, "2026-06-01", "2026-05-20")).toEqual([]);
    expect(altaFaults(called, "2025-10-31", "2026-05-20")).toEqual([{ fault: "altaOverlaps" }]);
    expect(bajaFaults("2026-06-01", "2026-05-31")).toEqual([{ fault: "altaRange" }]);
    expect(bajaFaults("2026-06-01", "2026-06-01")).toEqual([]);
  });

  it("is late after the first day of its call, and its end after three", () => {
    const day = "2026-06-01";
    const kept = { calledOn: day, altaOn: day, altaRecordedOn: day, bajaOn: null, bajaRecordedOn: null };
    expect(periodWarnings(kept)).toEqual([]);
    expect(periodWarnings({ ...kept, altaRecordedOn: "2026-06-02" })).toEqual(["altaLate"]);
    expect(periodWarnings({ ...kept, altaOn: "2026-06-02" })).toEqual(["altaLate"]);
    const ended = { ...kept, bajaOn: "2026-09-30", bajaRecordedOn: "2026-10-03" };
    expect(periodWarnings(ended)).toEqual([]);
    expect(periodWarnings({ ...ended, bajaRecordedOn: "2026-10-04" })).toEqual(["bajaLate"]);
  });
});

describe("contracts", () => {
  it("stand with the one in force first, and what was cancelled last", () => {
    const contract = (
      name: string,
      firstDay: string,
      lastDay: string | null,
      state: "signed" | "cancelled" = "signed",
    ) => ({
      name,
      firstDay,
      lastDay,
      state,
    });
    const all = [
      contract("2024", "2024-06-01", "2024-09-30"),
      contract("2028", "2028-06-01", null),
      contract("never", "2026-01-01", null, "cancelled"),
      contract("2025", "2025-06-01", "2025-09-30"),
      contract("now", "2026-06-01", null),
      contract("2027", "2027-06-01", "2027-09-30"),
    ];
    expect(inOrder(all, "2026-07-01").map(({ name }) => name)).toEqual([
      "now",
      "2027",
      "2028",
      "2025",
      "2024",
      "never",
    ]);
  });
});

describe("an amount", () => {
  it.each([
    ["12", 1200],
    ["12.5", 1250],
    [" 12,50 ", 1250],
    ["0.01", 1],
  ])("%j is %d hundredths", (typed, hundredths) => expect(hundredthsFrom(typed)).toBe(hundredths));
  it.each(["", "-1", "1.234", "1e3", "12,5,0", "NaN", "99999999"])("%j is none", (typed) =>
    expect(hundredthsFrom(typed)).toBeUndefined(),
  );
  it("is shown as it can be typed", () =>
    expect([textOfHundredths(1250), textOfHundredths(1200)]).toEqual(["12.50", "12"]));
});
