import { describe, expect, it } from "vitest";
import { textFaults } from "./text-faults.ts";

const headline = { required: true, max: 5 };

describe("a text", () => {
  it("may be exactly as long as the limit, blanks around it not counted", () =>
    expect(textFaults("  Abcde ", headline)).toEqual([]));
  it("may not be one longer, and says by which limit", () =>
    expect(textFaults("Abcdef", headline)).toEqual([{ fault: "tooLong", max: 5 }]));
  it("of blanks alone is missing", () => expect(textFaults("   ", headline)).toEqual([{ fault: "required" }]));
  it("may be empty where nobody asks for it", () => expect(textFaults("", { max: 5 })).toEqual([]));
});
