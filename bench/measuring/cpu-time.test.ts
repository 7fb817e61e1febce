import { describe, expect, it } from "vitest";
import { canMeasure, cpuTimeOf, runTimeIn } from "./cpu-time.ts";

describe("CPU time", () => {
  it("is the first number of schedstat", () => expect(runTimeIn("180562331 4193211 311\n")).toBe(180_562_331));
  it.runIf(canMeasure)("grows while a process works", () => {
    const before = cpuTimeOf(process.pid);
    const until = performance.now() + 50;
    while (performance.now() < until);
    expect(cpuTimeOf(process.pid)).toBeGreaterThan(before);
  });
});
