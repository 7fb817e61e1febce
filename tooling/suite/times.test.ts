import { execFileSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { playwrightTimes, processorSeconds, timesInWords, vitestTimes } from "./times.mjs";

const journey = (...durations: number[]) => ({ tests: [{ results: durations.map((duration) => ({ duration })) }] });

describe("where the time of a run went", () => {
  it("names the ten files that took longest, the longest first", () => {
    const files = Array.from({ length: 12 }, (_, n) => ({ name: `${n}.test.ts`, startTime: 1000, endTime: 1000 + n }));
    expect(vitestTimes({ testResults: files })).toEqual(
      [11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((n) => [`${n}.test.ts`, n]),
    );
  });

  it("adds up all tries of all journeys of a file, however deep they stand", () => {
    const suites = [
      { file: "gate.spec.ts", specs: [journey(5)], suites: [{ specs: [journey(7, 8)] }] },
      { file: "pass.spec.ts", specs: [journey(30)] },
    ];
    expect(playwrightTimes({ suites })).toEqual([
      ["pass.spec.ts", 30],
      ["gate.spec.ts", 20],
    ]);
  });

  it("says nothing of a runner that left no report", () =>
    expect([vitestTimes(undefined), playwrightTimes(undefined)]).toEqual([[], []]));

  it("is told stage by stage, with the processor’s time where the system knows it", () =>
    expect(
      timesInWords([
        { name: "lint", seconds: 10.4 },
        { name: "unit", seconds: 300, processor: 512.6, files: [["slow.test.ts", 12_340]] },
      ]),
    ).toEqual(["lint: 10 s", "unit: 300 s, 513 s of processor", "    12.3 s  slow.test.ts"]));

  it.runIf(process.platform === "linux")("counts the processor’s time of what was started and has ended", () => {
    const before = processorSeconds()!;
    execFileSync(process.execPath, ["-e", "const until = Date.now() + 300; while (Date.now() < until);"]);
    expect(processorSeconds()!).toBeGreaterThan(before);
  });
});
