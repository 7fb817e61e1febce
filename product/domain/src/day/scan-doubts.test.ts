import { describe, expect, it } from "vitest";
import type { Instant } from "@product/domain/time/instant";
import { doubtsOf } from "./scan-doubts.ts";

const at = (time: string) => Date.parse(`2027-06-18T${time}:00Z`) as Instant;
const morning = { since: at("08:00"), until: at("11:50") };
/** Its net was gone from ten to twelve until two, and it was paired at eight. */
const brought = (time: string, more: Partial<Parameters<typeof doubtsOf>[0]> = {}) =>
  doubtsOf({ at: at(time), now: at("14:00"), isTyped: false, heldSince: at("08:00"), contacts: [morning], ...more });

describe("a scan that a device brings later", () => {
  it("is confirmed by what was heard of the device then, when it was made as the net went", () =>
    expect([brought("11:51"), brought("12:00"), brought("13:51")]).toEqual([[], [], []]));

  it("is doubtful where the device had no contact when it was made", () =>
    expect([brought("12:01"), brought("13:49")]).toEqual([["out-of-contact"], ["out-of-contact"]]));

  it("is doubtful where the device was in contact afterwards and did not send it", () => {
    expect(brought("11:39")).toEqual(["held-back"]);
    const isBack = { contacts: [morning, { since: at("13:58"), until: at("14:00") }] };
    expect(brought("12:00", isBack), "a long queue goes in several pieces").toEqual([]);
  });

  it("is doubtful where a code was typed and comes late", () => {
    expect(brought("11:55", { isTyped: true })).toEqual(["typed-late"]);
    expect(brought("13:55", { isTyped: true })).toEqual([]);
  });

  it("is doubtful where it is of before the device was paired, whatever else it is", () =>
    expect(brought("07:59", { isTyped: true })).toEqual(["before-pairing", "typed-late", "held-back"]));
});
