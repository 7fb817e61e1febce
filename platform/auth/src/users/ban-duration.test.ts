import { describe, expect, it } from "vitest";
import { bannedUntil } from "./ban-duration.ts";

const now = new Date("2026-11-15T10:00:00.000Z");
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds);

describe("a ban", () => {
  it.each([
    ["24h", 86_400_000],
    ["1h30m", 5_400_000],
    ["1.5h", 5_400_000],
    [".5s", 500],
    ["100ms", 100],
    ["1h0m0s", 3_600_000],
    ["+1h", 3_600_000],
    ["876000h", 876_000 * 3_600_000],
  ])("of %s ends then", (duration, length) => expect(bannedUntil(duration, now)).toEqual(later(length)));

  it.each(["none", "0", "0s"])("of %s is none", (duration) => expect(bannedUntil(duration, now)).toBeNull());

  it("of nothing leaves all as it is", () => expect(bannedUntil("", now)).toBeUndefined());

  it.each([
    "24",
    "1d",
    "h",
    "-1h",
    "1 h",
    "1h ",
    "forever",
    "1e9h",
    "9999999999h",
    ".h",
    "1h\n",
    "9".repeat(400) + "h",
  ])("of %j is no duration", (duration) =>
    expect(() => bannedUntil(duration, now)).toThrow("invalid format for ban duration"),
  );
});
