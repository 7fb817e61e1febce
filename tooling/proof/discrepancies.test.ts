import { describe, expect, it } from "vitest";
import { discrepancies, type Journal, type Ledger } from "./discrepancies.ts";

const first = { key: "a", version: 2, title: "First" };
const second = { key: "b", version: 3, title: "Second" };
const journal: Journal = { acknowledged: [first, second], refused: [] };
const ledger: Ledger = {
  page: { version: 3, titleEn: "Second" },
  edits: ["10", "11"],
  subjects: ["10", "11"],
  submissions: [
    { key: "a", answer: { version: 2 } },
    { key: "b", answer: { version: 3 } },
  ],
};

describe("what the proof would notice", () => {
  it("nothing, when all that was acknowledged is there once", () => expect(discrepancies(ledger, journal)).toEqual([]));

  it("a lost write", () => {
    const lost = {
      ...ledger,
      page: { version: 2, titleEn: "First" },
      edits: ["10"],
      submissions: [ledger.submissions[0]!],
    };
    expect(discrepancies(lost, journal)).toContain("lost: version 3 was acknowledged");
  });

  it("a lost write whose number another one was given", () => {
    const again = { key: "c", version: 3, title: "Second" };
    expect(discrepancies(ledger, { acknowledged: [first, second, again], refused: [] })).toEqual([
      "lost: version 3 was acknowledged",
      "one version was acknowledged to two editors",
      "3 told of 2 edits",
    ]);
  });

  it("a page that changed without its act", () =>
    expect(discrepancies({ ...ledger, edits: ["10"] }, journal)).toContain("version 3 after 1 edits"));

  it("a form that was carried out twice", () => {
    const twice = {
      ...ledger,
      page: { version: 4, titleEn: "Second" },
      edits: ["10", "11", "12"],
      subjects: ["10", "11", "12"],
    };
    expect(discrepancies(twice, journal)).toEqual(["2 forms kept for 3 edits", "2 told of 3 edits"]);
  });

  it("a form that was refused and still carried out", () =>
    expect(discrepancies(ledger, { acknowledged: [first], refused: [second] })).toContain(
      "done although refused: version 3",
    ));

  it("an act that names no page", () =>
    expect(discrepancies({ ...ledger, subjects: ["10"] }, journal)).toEqual(["an edit names no page"]));

  it("words that nobody was told of", () =>
    expect(discrepancies({ ...ledger, page: { version: 3, titleEn: "Other" } }, journal)).toEqual([
      'the page says "Other", not "Second"',
    ]));
});
