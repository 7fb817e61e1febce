import { describe, expect, it } from "vitest";
import { isBackupDue, isTrialDue } from "./due.ts";

const at = (text: string) => new Date(`2026-11-${text}:00`);

describe("the nightly backup", () => {
  it("waits for the night", () => {
    expect(isBackupDue(at("15T23:00"), at("15T02:10"))).toBe(false);
    expect(isBackupDue(at("16T02:10"), at("15T02:10"))).toBe(true);
  });
  it("is made once in a night", () => expect(isBackupDue(at("16T05:59"), at("16T02:10"))).toBe(false));
  it("is made by day when the night was missed", () => expect(isBackupDue(at("16T09:00"), at("15T02:10"))).toBe(true));
});

describe("trying to restore", () => {
  it("begins with the first backup", () => {
    expect(isTrialDue(at("15T03:00"), undefined, undefined)).toBe(false);
    expect(isTrialDue(at("15T03:00"), undefined, at("15T02:10"))).toBe(true);
  });
  it("comes again after a week, when there is a newer backup", () => {
    expect(isTrialDue(at("21T03:00"), at("15T03:00"), at("21T02:10"))).toBe(false);
    expect(isTrialDue(at("23T03:00"), at("15T03:00"), at("23T02:10"))).toBe(true);
    expect(isTrialDue(at("23T03:00"), at("15T03:00"), at("14T02:10"))).toBe(false);
  });
});
