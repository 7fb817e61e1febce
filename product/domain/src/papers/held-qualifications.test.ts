import { describe, expect, it } from "vitest";
import { endOf, following, lacking, monthsIn, standingOn, type Held } from "./held-qualifications.ts";

const today = "2026-11-15";
const heldQualification = (qualificationId: string, changes: Partial<Held> = {}): Held => ({
  qualificationId,
  state: "verified",
  validFrom: null,
  validUntil: null,
  ...changes,
});
const implications = [
  { higher: "instructor", lower: "first-aid" },
  { higher: "paramedic", lower: "first-aid" },
  { higher: "first-aid", lower: "basics" },
];

it("first aid lasts as long as where someone works", () => {
  const firstAid = { validMonths: 24, validMonthsUk: 36 };
  expect([monthsIn(firstAid, "ES"), monthsIn(firstAid, "UK")]).toEqual([24, 36]);
  expect(monthsIn({ validMonths: 24, validMonthsUk: null }, "UK")).toBe(24);
});

describe("a qualification that is held", () => {
  it("is valid on its first and last day, and not around them", () => {
    const qualification = heldQualification("x", { validFrom: "2026-01-01", validUntil: "2026-12-31" });
    const days = ["2025-12-31", "2026-01-01", "2026-12-31", "2027-01-01"];
    expect(days.map((day) => standingOn(qualification, day))).toEqual(["later", "valid", "valid", "ended"]);
    expect(standingOn({ ...qualification, state: "claimed" }, today)).toBe("claimed");
  });
  it("ends as was said or by its term, and never later than what shows it", () => {
    const typed = { validFrom: "2026-01-31", validUntil: null, validMonths: 13, evidenceUntil: null };
    expect(endOf(typed)).toBe("2027-02-28");
    expect(endOf({ ...typed, validUntil: "2026-06-30" })).toBe("2026-06-30");
    expect(endOf({ ...typed, evidenceUntil: "2026-12-31" })).toBe("2026-12-31");
    expect(endOf({ ...typed, validMonths: null })).toBeNull();
    expect(endOf({ ...typed, validMonths: null, evidenceUntil: "2026-12-31" })).toBe("2026-12-31");
  });
  it("counts for others, through the one that is valid", () =>
    expect(
      following(
        [heldQualification("instructor", { state: "claimed" }), heldQualification("paramedic")],
        implications,
        today,
      ),
    ).toEqual([
      { qualificationId: "first-aid", throughId: "paramedic", isValid: true },
      { qualificationId: "basics", throughId: "paramedic", isValid: true },
    ]));
  it("leaves nothing to ask for where it counts, and says how it stands where it does not", () => {
    expect(lacking(["basics", "basics"], [heldQualification("paramedic")], implications, today)).toEqual([]);
    const some = [
      heldQualification("first-aid", { validUntil: "2026-01-01" }),
      heldQualification("instructor", { state: "claimed" }),
    ];
    expect(lacking(["first-aid", "welding"], some, implications, today)).toEqual([
      { qualificationId: "first-aid", standing: "claimed" },
      { qualificationId: "welding", standing: "missing" },
    ]);
  });
});
