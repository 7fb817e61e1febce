import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { figures } from "./figures.ts";
import { performancePage, limitText } from "./performance-page.ts";
import { pageFile, readResults, resultOf } from "./results.ts";

const result = resultOf({
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
  machine: { cores: 2, processor: "a processor", node: "26.0.0", system: "Linux" },
});
const page = performancePage({ rendering: result });

describe("the page", () => {
  it("holds the figures of which both sides were measured, and no others", () => {
    expect(page).toContain("| A cached public page ÷ Hono hello | **1.50×** |");
    expect(page).not.toContain("@supabase/lite");
  });
  it("says what a request costs, and how many a CPU-second makes", () => {
    expect(page).toContain("| rendering | cached page | 60.0 | 16667 |");
    expect(page).not.toContain("| event-loop delay, idle, mean |");
  });
  it("says of each part when and where it was measured", () =>
    expect(page).toContain("## rendering\n\nMeasured on 2026-11-15: 2 cores (a processor)"));
  it("is written by nothing but what was measured", () =>
    expect(readFileSync(pageFile, "utf8")).toBe(performancePage(readResults())));
  it("holds every figure, and none that is measured no longer", () => {
    const published = Object.values(readResults()).flatMap(({ ratios }) => Object.keys(ratios));
    expect(published.toSorted()).toEqual(figures.map(({ name }) => name).toSorted());
  });
});

describe("memory", () => {
  it("is told in megabytes, apart from CPU time", () =>
    expect(page.match(/^.*resident memory.*$/gm)).toEqual(["| resident memory, upload of 1 MB, ours | 150 |"]));
});

describe("an aim", () => {
  it("is a ceiling or a floor", () =>
    expect([limitText({ atMost: 0.2 }), limitText({ atLeast: 2 }), limitText(undefined)]).toEqual([
      "≤ 0.2×",
      "≥ 2×",
      "",
    ]));
});
