import { describe, expect, it } from "vitest";
import { performancePage, told } from "./performance-page.ts";

const page = performancePage({
  kept: [
    new Map([
      ["cached page", 60_000],
      ["Hono hello", 40_000],
      ["event-loop delay, idle, mean", 1_000_000],
      ["resident memory, upload of 1 MB, ours", 150_400_000],
    ]),
  ],
  disturbed: 2,
  day: "2026-11-15",
  crowd: 100_000,
  machine: { cores: 2, processor: "a processor", node: "26.0.0", system: "Linux" },
});

describe("the page", () => {
  it("holds the figures of which both sides were measured, and no others", () => {
    expect(page).toContain("| A cached public page ÷ Hono hello | **1.50×** |");
    expect(page).not.toContain("@supabase/lite");
  });
  it("says what a request costs, and how many a CPU-second makes", () => {
    expect(page).toContain("| cached page | 60.0 | 16667 |");
    expect(page).not.toContain("| event-loop delay, idle, mean |");
  });
});

describe("memory", () => {
  it("is told in megabytes, apart from CPU time", () =>
    expect(page.match(/^.*resident memory.*$/gm)).toEqual(["| resident memory, upload of 1 MB, ours | 150 |"]));
});

describe("an aim", () => {
  it("is a ceiling or a floor", () =>
    expect([told({ atMost: 0.2 }), told({ atLeast: 2 }), told(undefined)]).toEqual(["≤ 0.2×", "≥ 2×", ""]));
});
