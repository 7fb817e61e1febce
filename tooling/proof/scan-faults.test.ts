import { describe, expect, it } from "vitest";
import { scanFaults } from "./scan-faults.ts";

const scan = { client: "c1", code: "W-AAAA", kind: "in" as const };
const punch = { ...scan, acts: 1 };
const journal = { acknowledged: [scan], refused: [], kept: [scan] };

describe("what gates were told", () => {
  it("agrees with a register that holds each scan once, with the act that tells of it", () =>
    expect(scanFaults([punch], journal)).toEqual([]));
  it("shows what was lost, written twice, changed, or told by no act", () => {
    expect(scanFaults([], journal)).toEqual(["lost: W-AAAA in was acknowledged"]);
    expect(scanFaults([punch, punch], journal)).toEqual(["2 times written: W-AAAA in"]);
    expect(scanFaults([{ ...punch, kind: "out" }], journal)).toEqual(["W-AAAA in is W-AAAA out"]);
    expect(scanFaults([{ ...punch, acts: 0 }], journal)).toEqual(["0 acts tell of W-AAAA in"]);
  });
  it("shows what a device kept and nobody has answered for", () =>
    expect(scanFaults([], { acknowledged: [], refused: [], kept: [scan] })).toEqual(["waits still: W-AAAA in"]));
  it("shows what was written although it was refused, or nobody was told of", () => {
    const refused = { acknowledged: [], refused: [scan], kept: [] };
    expect(scanFaults([punch], refused)[0]).toBe("written although refused: W-AAAA in");
    expect(scanFaults([punch], { acknowledged: [], refused: [], kept: [] })).toEqual(["nobody was told of: W-AAAA in"]);
  });
});
