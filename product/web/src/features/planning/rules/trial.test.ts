import { describe, expect } from "vitest";
import { useTestDatabase } from "@product/database/testing/test-database";
import { who } from "#testing/who.ts";
import { test } from "#testing/world.ts";
import { createOverride } from "./commands.server.ts";
import { overrideForm, sandboxForm, type SandboxForm } from "./schema.ts";
import { tryOut } from "./trial.server.ts";

useTestDatabase();

const week = "Fri 2026-06-19 18:30–02:30 break 30 paid\nSat 2026-06-20 14:00–22:00 break 30 paid";
const form = (more: Partial<Record<keyof SandboxForm, unknown>> = {}) =>
  sandboxForm.parse({ pack: "ES", age: "30", shifts: week, ...more });
const faults = (shifts: string, pack = "ES") =>
  sandboxForm
    .safeParse({ pack, age: "30", shifts })
    .error?.issues.map((issue) => ("params" in issue ? issue.params : issue.code));

describe("the sandbox", () => {
  test("says what is found, what passes, and how the others see it", async () => {
    const { findings, passing, version, weeks, chain } = await tryOut(form(), "en");
    expect(version).toBe("ES 2025.1");
    expect(findings).toMatchObject([
      {
        finding: { rule: "ES-REST-12", shortfall: 30, at: "2" },
        name: { en: "12 h between work days" },
        elsewhere: [
          { pack: "GB", rule: null },
          { pack: "NI", rule: null },
        ],
      },
    ]);
    expect(passing.map(({ key }) => key)).toContain("ES-DAY-9");
    expect(passing.map(({ key }) => key)).not.toContain("ES-MIN-18-DAY");
    expect(chain).toMatchObject({ rule: "ES-REST-12", value: 12, overrides: [] });
    expect(weeks.rows).toHaveLength(7);
    expect(weeks.rows[5]).toMatchObject({ day: "2026-06-20", minutes: 480, bars: [{ severity: "block" }] });
  });

  test("judges as the company has set it for everyone", async () => {
    const typed = {
      rule: "ES-REST-12",
      scope: "global",
      number: "11",
      reason: "Season of festivals",
      from: "2026-01-01",
    };
    await createOverride(who(["settings.edit"]), overrideForm.parse(typed));
    expect((await tryOut(form(), "en")).findings).toEqual([]);
  });

  test("asks about times that are missing or doubled, and takes no more than it can read", () => {
    expect(faults("2026-03-28 22:00-02:30")).toEqual([{ fault: "timeSkipped", line: 1, time: "02:30", next: "03:00" }]);
    expect(faults("2026-10-24 20:00-02:30")).toEqual([{ fault: "timeTwice", line: 1, time: "02:30" }]);
    expect(faults("2026-10-24 20:00-02:30", "GB")).toBeUndefined();
    expect(faults("soon\n2026-06-01 9-17")).toEqual([{ fault: "shiftsUnreadable", n: 2, lines: "1, 2" }]);
    expect(faults("2026-06-01 09:00-10:00\n".repeat(201))).toEqual([{ fault: "tooMany", max: 200 }]);
  });
});
