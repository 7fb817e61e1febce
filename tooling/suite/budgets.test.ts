import { describe, expect, it } from "vitest";
import { testSmallProject } from "#tooling/testing/small-project.ts";
import { budgets, overBudget } from "./budgets.mjs";
import { stages } from "./test-stages.mjs";

describe("the budget of a stage", () => {
  it("is written down for each", () => expect(Object.keys(budgets)).toEqual(stages.map(({ name }) => name)));

  it("is kept by what takes no more, and where the system does not tell", () =>
    expect(overBudget([{ name: "unit", processor: budgets["unit"] }, { name: "lint" }, { name: "install" }])).toEqual(
      [],
    ));

  it("names what is over, and by how much", () =>
    expect(overBudget([{ name: "secrets", processor: 12.4 }])).toEqual([
      "secrets took 12 s of processor; its budget is 10 s",
    ]));

  const test = 'import { it } from "vitest"; it("holds", () => {});';
  const files = {
    "a.test.ts": test,
    "tooling/suite/budgets.mjs": "export const overBudget = ([{ name }]) => [`${name} took too long`];",
  };

  it.each([
    ["only told in a run", [], "1 passed, 0 failed", 0],
    ["a failure of a run that is held to it, as in the soak", ["--budgets"], "1 passed, 1 failed", 1],
  ])("is %s", { timeout: 60_000 }, async (_, more, lastLine, exitCode) => {
    const outcome = await testSmallProject(["--only", "unit", ...more], files);
    expect(outcome.output).toContain("install took too long");
    expect([outcome.lastLine, outcome.exitCode]).toEqual([lastLine, exitCode]);
  });
});
