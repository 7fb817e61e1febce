import { describe, expect, it } from "vitest";
import { scanFaults } from "./scan-faults.ts";

const scan = { client: "c1", code: "W-AAAA", kind: "in" as const };
const punch = { ...scan, acts: 1 };
const nothing = { acknowledged: [], aside: [], refused: [], kept: [] };
const journal = { ...nothing, acknowledged: [scan], kept: [scan] };

describe("what gates were told", () => {
  it("agrees with a register that holds each scan once, with the act that tells of it", () =>
    expect(scanFaults([punch], [], journal)).toEqual([]));
  it("shows what was lost, written twice, changed, or told by no act", () => {
    expect(scanFaults([], [], journal)).toEqual(["lost: W-AAAA in was acknowledged"]);
    expect(scanFaults([punch, punch], [], journal)).toEqual(["2 times written: W-AAAA in"]);
    expect(scanFaults([{ ...punch, kind: "out" }], [], journal)).toEqual(["W-AAAA in is W-AAAA out"]);
    expect(scanFaults([{ ...punch, acts: 0 }], [], journal)).toEqual(["0 acts tell of W-AAAA in"]);
  });
  it("shows what a device kept and nobody has answered for", () =>
    expect(scanFaults([], [], { ...nothing, kept: [scan] })).toEqual(["waits still: W-AAAA in"]));
  it("shows what was written although it was refused, or nobody was told of", () => {
    expect(scanFaults([punch], [], { ...nothing, refused: [scan] })[0]).toBe("written although refused: W-AAAA in");
    expect(scanFaults([punch], [], nothing)).toEqual(["nobody was told of: W-AAAA in"]);
  });
  it("shows what was set aside and is not there, or is a punch as well, or nobody was told of", () => {
    const aside = { ...nothing, aside: [scan], kept: [scan] };
    expect(scanFaults([], [scan], aside)).toEqual([]);
    expect(scanFaults([], [], aside)).toEqual(["lost: W-AAAA in was set aside"]);
    expect(scanFaults([punch], [scan], aside)[0]).toBe("written although set aside: W-AAAA in");
    expect(scanFaults([], [scan], nothing)).toEqual(["nobody was told that it was set aside: c1"]);
  });
});
