import { describe, expect, it } from "vitest";
import { shiftToClockAt } from "./shift-on-page.ts";

const shift = (name: string, opens: number, ends: number) => {
  return { event: name, name, zone: "Europe/Madrid", opens, ends, asksPosition: false };
};
const shifts = [shift("lunch", 11, 16), shift("dinner", 19, 24)];
const at = (hour: number) => shiftToClockAt(shifts, hour)?.name;

describe("the clock of a page that was kept", () => {
  it("opens when the first shift lets somebody clock", () => {
    expect(at(10.9)).toBeUndefined();
    expect(at(11)).toBe("lunch");
  });

  it("stays that of a shift that runs late, until the next one opens", () => {
    expect(at(18.9)).toBe("lunch");
    expect(at(19)).toBe("dinner");
    expect(at(26)).toBe("dinner");
  });

  it("is that of the shift under way where the next one opens before its end", () =>
    expect(shiftToClockAt([shift("lunch", 11, 16), shift("tea", 15, 18)], 15.5)?.name).toBe("lunch"));
});
