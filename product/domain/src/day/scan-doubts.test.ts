import { describe, expect, it } from "vitest";
import type { Instant } from "@product/domain/time/instant";
import { doubtsOf } from "./scan-doubts.ts";

const at = (time: string) => Date.parse(`2027-06-18T${time}:00Z`) as Instant;
const morning = { since: at("08:00"), until: at("11:50") };
/** Its net was gone from ten to twelve until two, and it was paired at eight. */
const sentScan = (time: string, more: Partial<Parameters<typeof doubtsOf>[0]> = {}) =>
  doubtsOf({ at: at(time), now: at("14:00"), isTyped: false, heldSince: at("08:00"), contacts: [morning], ...more });

describe("a scan that a device brings later", () => {
  it("is confirmed by what was heard of the device then, when it was made as the net went", () =>
    expect([sentScan("11:51"), sentScan("12:00"), sentScan("13:51")]).toEqual([[], [], []]));

  it("is doubtful where the device had no contact when it was made", () =>
    expect([sentScan("12:01"), sentScan("13:49")]).toEqual([["out-of-contact"], ["out-of-contact"]]));

  it("is doubtful where the device was in contact afterwards and did not send it", () => {
    expect(sentScan("11:39")).toEqual(["held-back"]);
    const isBack = { contacts: [morning, { since: at("13:58"), until: at("14:00") }] };
    expect(sentScan("12:00", isBack), "a long queue goes in several pieces").toEqual([]);
  });

  it("is doubtful where a code was typed and comes late", () => {
    expect(sentScan("11:55", { isTyped: true })).toEqual(["typed-late"]);
    expect(sentScan("13:55", { isTyped: true })).toEqual([]);
  });

  it("is doubtful where it is of before the device was paired, whatever else it is", () =>
    expect(sentScan("07:59", { isTyped: true })).toEqual(["before-pairing", "typed-late", "held-back"]));
});
