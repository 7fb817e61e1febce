import { describe, expect, it } from "vitest";
import { daysUntil, dueAlert } from "./alerts.ts";

const today = "2026-11-15";
const alertDays = [60, 30, 7, 0];
const due = (validUntil: string, sentDays: number[] = []) => dueAlert({ validUntil, alertDays, told: sentDays }, today);

describe("what is told about an end", () => {
  it("is nothing before the first of its days", () => expect(due("2027-01-15")).toBeUndefined());
  it("begins with the first of its days", () => expect(due("2027-01-14")).toEqual({ mark: [60], tell: 60 }));
  it("is told once", () => expect(due("2027-01-14", [60])).toBeUndefined());
  it("is told again at the next", () => expect(due("2026-12-15", [60])).toEqual({ mark: [30], tell: 30 }));
  it("is only the most urgent where nobody looked for some days", () =>
    expect(due("2026-11-18")).toEqual({ mark: [60, 30, 7], tell: 7 }));
  it("is told on its last day and not later again", () => {
    expect(due(today, [60, 30, 7])).toEqual({ mark: [0], tell: 0 });
    expect(due("2026-11-01", [60, 30, 7, 0])).toBeUndefined();
  });
  it("is not told where something more urgent was", () =>
    expect(due("2026-11-18", [7])).toEqual({ mark: [60, 30], tell: undefined }));
});

it("counts days over the change of the clock and below nothing", () => {
  expect(daysUntil("2027-04-01", "2027-03-01")).toBe(31);
  expect(daysUntil("2026-11-10", today)).toBe(-5);
});
