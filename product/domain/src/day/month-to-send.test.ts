import { describe, expect, it } from "vitest";
import { monthToSend } from "./month-to-send.ts";

describe("the month whose hours are sent", () => {
  it("waits until its hours can be answered no more", () => {
    expect(monthToSend("2027-07-03")).toBeUndefined();
    expect(monthToSend("2027-07-04")).toEqual({ month: "2027-06", firstDay: "2027-06-01", dayAfter: "2027-07-01" });
  });
  it("is December in January", () => expect(monthToSend("2027-01-31")?.month).toBe("2026-12"));
});
