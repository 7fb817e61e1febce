import { describe, expect, it } from "vitest";
import { clearance } from "./clearance.ts";
import { dayBefore } from "./day-ranges.ts";
import type { Facts } from "./facts.ts";
import { ana, heldDocument, rules } from "./testing/someone.ts";

const now = "2026-06-01T08:00:00Z";
const on = (facts: Partial<Facts>, day: string) =>
  clearance({ ...ana, ...facts }, rules, { mode: "assign" }, { from: day, until: day }, now);

describe("a child in the United Kingdom", () => {
  const young = { country: "UK", documents: [...ana.documents, heldDocument("guardian-consent")] } as const;
  const blocked = (facts: Partial<Facts>, day: string) =>
    on({ ...young, ...facts }, day).reasons.filter(({ code }) => code === "age.too-young");

  it.each([
    ["england-wales", "2010-08-31", "2026-06-27", "Children and Young Persons Act 1933, s. 18"],
    ["england-wales", "2010-09-01", "2027-06-26", "Children and Young Persons Act 1933, s. 18"],
    ["scotland", "2010-09-30", "2026-05-31", "Children and Young Persons (Scotland) Act 1937, s. 28"],
    ["scotland", "2010-10-01", "2026-12-21", "Children and Young Persons (Scotland) Act 1937, s. 28"],
    ["northern-ireland", "2010-07-01", "2026-06-30", "Children (Northern Ireland) Order 1995, art. 135"],
  ] as const)("of %s, born on %s, may work from %s", (nation, birthDate, from, citation) => {
    expect(blocked({ nation, birthDate }, dayBefore(from))).toMatchObject([
      { rule: "UK-CHILD", citation, params: { ofSchoolAge: true }, until: dayBefore(from), overridable: false },
    ]);
    expect(blocked({ nation, birthDate }, from)).toEqual([]);
  });

  it("is told by the law of its nation, contracts too", () => {
    const contract = (nation: Facts["nation"]) =>
      on({ ...young, nation, engagements: [], birthDate: "1990-01-01" }, "2026-06-14").reasons.find(
        ({ code }) => code === "engagement.missing",
      )!.citation;
    expect(contract("scotland")).toBe("Employment Rights Act 1996, s. 1");
    expect(contract("northern-ireland")).toBe("Employment Rights (Northern Ireland) Order 1996, art. 33");
  });
});

describe("the right to work in the United Kingdom", () => {
  const missing = (facts: Partial<Facts>, day: string) =>
    on({ country: "UK", ...facts }, day).reasons.some(({ code }) => code === "right-to-work.missing");

  it("is asked of sub-contractors since October 2026, and not of who is genuinely self-employed", () => {
    const own = { workerType: "self_employed" } as const;
    expect([missing(own, "2026-09-30"), missing(own, "2026-10-01")]).toEqual([false, true]);
    expect(missing({ ...own, isGenuinelySelfEmployed: true }, "2026-10-01")).toBe(false);
    expect(missing({ workerType: "zero_hours" }, "2026-09-30")).toBe(true);
  });
  it("is not asked of volunteers", () => expect(missing({ workerType: "volunteer" }, "2026-10-01")).toBe(false));
  it("once checked shows who someone is, without a passport", () => {
    const check = { country: "UK", outcome: "unlimited", checkedOn: "2026-06-01", validUntil: null } as const;
    const codes = (checks: Facts["checks"]) =>
      on({ country: "UK", nationality: "GB", documents: [], checks }, "2026-06-14").reasons.map(({ code }) => code);
    expect(codes([])).toContain("identity.missing");
    expect(codes([{ ...check, madeAt: "2026-06-01T08:00:00Z" }])).not.toContain("identity.missing");
  });
});
