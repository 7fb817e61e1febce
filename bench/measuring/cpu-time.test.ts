import { spawn } from "node:child_process";
import { describe, expect, it } from "vitest";
import { canMeasure, cpuTimeOf, cpuTimesOfFamily, runTimeIn, spentBetween } from "./cpu-time.ts";

describe("CPU time", () => {
  it("is the first number of schedstat", () => expect(runTimeIn("180562331 4193211 311\n")).toBe(180_562_331));
  it.runIf(canMeasure)("grows while a process works", () => {
    const before = cpuTimeOf(process.pid);
    const until = performance.now() + 50;
    while (performance.now() < until);
    expect(cpuTimeOf(process.pid)).toBeGreaterThan(before);
  });
});

describe("the CPU time of a family", () => {
  it.runIf(canMeasure)("is that of a process and of those it started", () => {
    const child = spawn(process.execPath, ["-e", "setTimeout(() => {}, 60_000)"]);
    expect([...cpuTimesOfFamily(process.pid).keys()]).toEqual(expect.arrayContaining([process.pid, child.pid]));
    child.kill();
  });
  it("counts a newcomer in full and a leaver not at all", () => {
    const before = new Map([
      [1, 100],
      [2, 900],
    ]);
    const after = new Map([
      [1, 130],
      [3, 5],
    ]);
    expect(spentBetween(before, after)).toBe(35);
  });
});
