/** Laws that hold for every clearance, whatever the facts and the question. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { allReasons, clearance } from "./clearance.ts";
import { dayAfter, includes } from "./day-ranges.ts";
import type { Ask, DocumentFact, Facts, Rules } from "./facts.ts";
import { disagreements } from "./testing/compare.ts";
import { anyAsk, anyDocument, anyFacts, anyRules, month, randomQuestions } from "./testing/random-facts.ts";
import { verdicts, worst } from "./verdict.ts";

const runs = { numRuns: 300 };
const days: string[] = [];
for (let day: string = month.from; day <= month.until; day = dayAfter(day)) days.push(day);

/** How grave it is on each day, from 0 to 2. */
const gravity = (facts: Facts, rules: Rules, ask: Ask): number[] => {
  const reasons = allReasons(facts, rules, ask);
  return days.map((day) => verdicts.indexOf(worst(reasons.filter((reason) => includes(reason, day)))));
};

function isNowhereWorse(before: Facts, after: Facts, rules: Rules, ask: Ask): boolean {
  const was = gravity(before, rules, ask);
  return gravity(after, rules, ask).every((is, at) => is <= was[at]!);
}

/** The one exception: a certificate that says someone is not fit is worse than none, and worse the longer it holds. */
const helps = anyDocument
  .filter(({ fitness }) => fitness !== "not_fit")
  .map((document): DocumentFact => ({ ...document, state: "verified" }));

describe("a verified document", () => {
  it("never makes anything worse on any day, unless it says that someone is not fit", () =>
    fc.assert(
      fc.property(anyFacts, anyRules, anyAsk, helps, (facts, rules, ask, document) => {
        expect(isNowhereWorse(facts, { ...facts, documents: [...facts.documents, document] }, rules, ask)).toBe(true);
      }),
      runs,
    ));

  it("never makes anything worse by being valid for longer", () =>
    fc.assert(
      fc.property(anyFacts, anyRules, anyAsk, helps, fc.boolean(), (facts, rules, ask, document, isEarlier) => {
        const wider = { ...document, ...(isEarlier ? { validFrom: null } : { validUntil: null }) };
        const having = (candidate: DocumentFact) => ({ ...facts, documents: [...facts.documents, candidate] });
        expect(isNowhereWorse(having(document), having(wider), rules, ask)).toBe(true);
      }),
      runs,
    ));
});

describe("the order in which things are known", () => {
  const shuffled = <T>(items: readonly T[]) => fc.shuffledSubarray([...items], { minLength: items.length });

  it("does not matter", () =>
    fc.assert(
      fc.property(
        fc.tuple(anyFacts, anyRules, anyAsk).chain(([facts, rules, ask]) =>
          fc.record({
            ask: fc.constant(ask),
            facts: fc.constant(facts),
            rules: fc.constant(rules),
            otherFacts: fc.record({
              documents: shuffled(facts.documents),
              checks: shuffled(facts.checks),
              engagements: shuffled(facts.engagements),
              qualifications: shuffled(facts.qualifications),
              absences: shuffled(facts.absences),
              refusedBy: shuffled(facts.refusedBy),
            }),
            otherRules: fc.record({
              documentTypes: shuffled(rules.documentTypes),
              roles: shuffled(rules.roles),
              qualifications: shuffled(rules.qualifications),
              implications: shuffled(rules.implications),
            }),
          }),
        ),
        ({ ask, facts, rules, otherFacts, otherRules }) => {
          expect(allReasons({ ...facts, ...otherFacts }, otherRules, ask)).toEqual(allReasons(facts, rules, ask));
        },
      ),
      runs,
    ));
});

describe("from when and until when", () => {
  it("follow from the days, one by one", () =>
    fc.assert(
      fc.property(anyFacts, anyRules, anyAsk, (facts, rules, ask) => {
        const { verdict, clearsAt, expiresAt } = clearance(facts, rules, ask, { from: days[0]!, until: days[0]! }, "");
        const grave = gravity(facts, rules, ask);
        const firstFree = days.find((_, at) => grave[at]! < 2);
        const firstBlocked = days.find((_, at) => grave[at] === 2);
        const within = (day: string | null) => (day !== null && day <= month.until ? day : null);
        const isBlocked = verdict === "BLOCK";
        expect(within(clearsAt)).toBe(isBlocked ? (firstFree ?? null) : null);
        expect(within(expiresAt && dayAfter(expiresAt))).toBe(isBlocked ? null : (firstBlocked ?? null));
      }),
      runs,
    ));
});

// `npm run soak` asks fifty times as many.
it("spans say of two thousand histories what each day on its own says", () =>
  expect(disagreements(randomQuestions(2026, 2_000))).toEqual([]));
