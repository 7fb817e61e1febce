import { describe, expect, it } from "vitest";
import type { Instant } from "./instant.ts";
import { instantOf, wallOf } from "./instant-of.ts";
import { zone } from "./zone.ts";

const madrid = zone("Europe/Madrid");
const london = zone("Europe/London");
const at = (text: string) => Date.parse(text) as Instant;

describe("a time on the wall", () => {
  it("is one moment on an ordinary night", () =>
    expect(instantOf("2026-06-01T22:00", madrid)).toEqual({ is: "one", at: at("2026-06-01T20:00:00Z") }));

  it("is refused where clocks go forward over it, with the next that there is", () => {
    expect(instantOf("2026-03-29T02:00", madrid)).toEqual({
      is: "skipped",
      next: at("2026-03-29T01:00:00Z"),
      nextWall: "2026-03-29T03:00",
    });
    expect(instantOf("2026-03-29T01:59", madrid)).toEqual({ is: "one", at: at("2026-03-29T00:59:00Z") });
    expect(instantOf("2026-03-29T03:00", madrid)).toEqual({ is: "one", at: at("2026-03-29T01:00:00Z") });
  });

  it("is asked about where clocks show it twice", () => {
    expect(instantOf("2026-10-25T02:59", madrid)).toEqual({
      is: "twice",
      earlier: at("2026-10-25T00:59:00Z"),
      later: at("2026-10-25T01:59:00Z"),
    });
    expect(instantOf("2026-10-25T03:00", madrid)).toEqual({ is: "one", at: at("2026-10-25T02:00:00Z") });
  });

  it("follows the clocks of its own place", () => {
    expect(instantOf("2026-10-25T02:30", london)).toMatchObject({ is: "one" });
    expect(instantOf("2026-10-25T01:30", london)).toMatchObject({ is: "twice" });
    expect(instantOf("2026-03-29T01:30", london)).toMatchObject({ is: "skipped", nextWall: "2026-03-29T02:00" });
  });

  it.each(["", "2026-02-29T10:00", "2026-06-01T24:00", "2026-06-01T9:00", "2026-06-01", "tomorrow"])(
    "is not read out of %j",
    (text) => expect(instantOf(text, madrid)).toEqual({ is: "unreadable" }),
  );

  it("comes back from the moment it means", () =>
    expect(wallOf(at("2026-06-01T20:00:00Z"), madrid)).toBe("2026-06-01T22:00"));
});
