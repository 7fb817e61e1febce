import { describe, expect, it } from "vitest";
import { canMeasure } from "./cpu-time.ts";
import { peakIn, peakMemoryDuring } from "./memory.ts";

describe("peak memory", () => {
  it("stands in the status of a process", () => expect(peakIn("VmPeak:\t 9 kB\nVmHWM:\t  12 kB\n")).toBe(12_288));
  it.runIf(canMeasure)("is that of the work, not of what was before", async () => {
    const most = await peakMemoryDuring(async () => Buffer.alloc(64 * mebibyte, 1), process.pid);
    expect(await peakMemoryDuring(async () => Buffer.alloc(256 * mebibyte, 1), process.pid)).toBeGreaterThan(
      most + 100 * mebibyte,
    );
  });
});

const mebibyte = 1024 * 1024;
