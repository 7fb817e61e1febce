import { describe, expect, it } from "vitest";
import { testSmallProject } from "#tooling/testing/small-project.ts";
import { isGreen, lastLine, playwrightTotals, staticTotals, sum, vitestTotals } from "./totals.mjs";

const pass = { status: "passed", fullName: "holds" };
const fail = { status: "failed", fullName: "breaks" };
const pending = { status: "pending", fullName: "waits" };
const file = (status: string, ...assertionResults: { status: string; fullName: string }[]) => ({
  name: "a.test.ts",
  status,
  message: "Cannot find module\nat …",
  assertionResults,
});
const journey = (status: string) => ({ title: "gate", file: "gate.spec.ts", line: 7, tests: [{ status }] });

describe("totals of Vitest", () => {
  it("counts tests, names the skipped and says how to rerun a failing file", () => {
    expect(vitestTotals({ testResults: [file("failed", pass, fail, pending)] }, 1)).toMatchObject({
      passed: 1,
      failed: 1,
      skipped: ["a.test.ts: waits"],
      reruns: ["npx vitest run a.test.ts"],
    });
  });
  it("counts a file that does not load as one failure", () =>
    expect(vitestTotals({ testResults: [file("failed"), file("passed", pass)] }, 1)).toMatchObject({
      passed: 1,
      failed: 1,
      notes: ["a.test.ts: Cannot find module"],
    }));
  it.each([
    ["no report", undefined, 0],
    ["a report of another shape", {}, 0],
    ["no test", { testResults: [] }, 0],
    ["only skipped tests", { testResults: [file("passed", pending)] }, 0],
    ["a bad exit although all passed", { testResults: [file("passed", pass)] }, 1],
  ])("fails on %s", (_case, report, exitCode) => expect(vitestTotals(report, exitCode).failed).toBe(1));
});

describe("totals of Playwright", () => {
  it("counts journeys in nested suites; a flaky one passed, but is named", () => {
    const suites = [{ specs: [journey("expected")], suites: [{ specs: [journey("unexpected"), journey("flaky")] }] }];
    expect(playwrightTotals({ suites, errors: [] }, 1)).toMatchObject({
      passed: 2,
      failed: 1,
      flaky: ["gate.spec.ts:7 gate"],
      reruns: ["npx playwright test -c e2e/playwright.config.ts gate.spec.ts:7"],
    });
  });
  it.each([
    ["no report", undefined, 0],
    ["no test", { suites: [] }, 0],
    ["an error outside of any test", { suites: [{ specs: [journey("expected")] }], errors: [{ message: "boom" }] }, 1],
    ["a bad exit although all passed", { suites: [{ specs: [journey("expected")] }] }, 1],
  ])("fails on %s", (_case, report, exitCode) => expect(playwrightTotals(report, exitCode).failed).toBe(1));
});

describe("the last line", () => {
  it("adds up all stages", () => {
    const all = sum([staticTotals(0), staticTotals(2), vitestTotals({ testResults: [file("passed", pass)] }, 0)]);
    expect(lastLine(all)).toBe("2 passed, 1 failed");
  });
  it("mentions skipped tests only where there are some", () =>
    expect(lastLine(vitestTotals({ testResults: [file("passed", pass, pending)] }, 0))).toBe(
      "1 passed, 0 failed, 1 skipped",
    ));
  it("is not green when nothing ran", () => expect(isGreen(sum([]))).toBe(false));
});

describe("npm test", { timeout: 60_000 }, () => {
  const holds = 'import { it, expect } from "vitest"; it("holds", () => expect(1).toBe(1));';
  const breaks = 'import { it, expect } from "vitest"; it("breaks", () => expect(1).toBe(2));';

  it("ends with the true totals and a zero exit when all is well", async () => {
    const { exitCode, lastLine: end } = await testSmallProject(["--only", "unit"], { "a.test.ts": holds });
    expect([end, exitCode]).toEqual(["1 passed, 0 failed", 0]);
  });

  it("goes on after a failing stage and says how to rerun each", async () => {
    const outcome = await testSmallProject(["--only", "format,unit"], {
      "a.test.ts": holds,
      "broken/b.test.ts": breaks,
      "broken/unloadable.test.ts": 'import "./absent.ts";',
    });
    expect([outcome.lastLine, outcome.exitCode]).toEqual(["1 passed, 3 failed", 1]);
    expect(outcome.output).toContain("rerun: npm test -- --only format");
    expect(outcome.output).toContain("rerun: npx vitest run broken/b.test.ts");
    expect(outcome.output).toContain("rerun: npx vitest run broken/unloadable.test.ts");
  });

  it.each([
    ["the runner crashes before it can report", { "vitest.config.ts": 'throw new Error("boom");', "a.test.ts": holds }],
    ["there is no test", {}],
    ["an error escapes every test", { "a.test.ts": `${holds} setTimeout(() => { throw new Error("late"); }, 0);` }],
  ])("is red when %s", async (_case, files) => {
    const outcome = await testSmallProject(["--only", "unit"], files as Record<string, string>);
    expect(outcome.lastLine).toMatch(/^\d passed, 1 failed$/);
    expect(outcome.exitCode).toBe(1);
  });

  it("counts journeys, and does not start them on a failed build", async () => {
    const e2e = {
      "e2e/playwright.config.ts": "export default { retries: 0 };",
      "e2e/a.spec.ts":
        'import { test } from "@playwright/test"; test("holds", () => {}); test.skip("later", () => {});',
    };
    const alone = await testSmallProject(["--only", "browser"], e2e);
    expect([alone.lastLine, alone.exitCode]).toEqual(["1 passed, 0 failed, 1 skipped", 0]);

    const afterBuild = await testSmallProject(["--only=build,browser"], e2e);
    expect([afterBuild.lastLine, afterBuild.exitCode]).toEqual(["0 passed, 2 failed", 1]);
    expect(afterBuild.output).toContain("browser not run: it needs build, which failed");
  });

  it("leaves out with --since what nothing changed can reach", async () => {
    const slice = "product/web/src/features/gate";
    const spec = (outcome: string) => `import { test } from "@playwright/test"; test("goes", () => { ${outcome} });`;
    const files = {
      [`${slice}/rule.test.ts`]: `import "./rule.ts"; ${holds}`,
      "other.test.ts": breaks,
      "e2e/playwright.config.ts": "export default { retries: 0 };",
      "e2e/gate.spec.ts": `// Walks: gate\n${spec("")}`,
      "e2e/other.spec.ts": `// Walks: other\n${spec("throw new Error();")}`,
    };
    const args = ["--since", "HEAD", "--only", "unit,browser"];
    const rule = await testSmallProject(args, files, { [`${slice}/rule.ts`]: "export {};" });
    expect([rule.lastLine, rule.exitCode]).toEqual(["2 passed, 0 failed", 0]);

    const words = await testSmallProject([...args.slice(0, 3), "unit,browser,format"], files, { "a.md": "Words\n" });
    expect(words.output.match(/nothing that changed reaches it/g)).toHaveLength(2);
  });

  it.each([["--since"], ["--since=no-such-branch"]])(
    "is red when asked with %s, which says no ref",
    async (argument) => {
      const outcome = await testSmallProject([argument, "--only", "unit"], { "a.test.ts": holds }, {});
      expect([outcome.lastLine, outcome.exitCode]).toEqual(["0 passed, 1 failed", 1]);
    },
  );

  it("stops when nothing could be installed", async () => {
    const outcome = await testSmallProject([], {
      "tooling/prepare.mjs": `
        export const install = async () => { throw new Error("no registry"); };
        export const build = async () => {};
        export const projectNode = () => process.execPath;
      `,
    });
    expect([outcome.lastLine, outcome.exitCode]).toEqual(["0 passed, 1 failed", 1]);
  });

  it("refuses a stage it does not know", async () => {
    const outcome = await testSmallProject(["--only", "lnit"], {});
    expect([outcome.lastLine, outcome.exitCode]).toEqual(["0 passed, 1 failed", 1]);
  });
});
