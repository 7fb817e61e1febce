import { describe, expect, it } from "vitest";
import { localDate } from "@product/domain/time/local-date";
import { packs } from "./packs/packs.ts";
import { packIds, type Rule } from "./rule.ts";
import type { RuleSetting } from "./settings.ts";
import { ageFor, boundaryOf } from "./testing/boundaries.ts";
import { findings } from "./testing/found.ts";
import { someone } from "./testing/someone.ts";

// The nights to Sunday 29 March and 25 October are those on which clocks change: weeks, rests and shifts lie across them.
const days = { "an ordinary week": "2026-06-06", "clocks forward": "2026-03-28", "clocks back": "2026-10-24" };

/** Those that sleep are woken to be judged. */
const awake = ({ key, severity }: Rule): RuleSetting[] =>
  severity === "off"
    ? [
        {
          id: "on",
          rule: key,
          scope: { kind: "global", id: null },
          numbers: {},
          severity: "warn",
          allowedBy: "",
          from: localDate("2000-01-01"),
          until: null,
        },
      ]
    : [];

describe.each(packIds)("every rule of the pack %s holds to the minute", (pack) => {
  const inForce = packs[pack].rules.filter(
    (rule) => !packs[pack].rules.some(({ key, from }) => key === rule.key && from > rule.from),
  );
  describe.each(Object.entries(days))("in %s", (_when, text) => {
    const day = localDate(text);
    it.each(inForce.map((rule) => [rule.key, rule] as const))("%s", (key, rule) => {
      const { passing, failing, facts, failingFacts } = boundaryOf[rule.check](rule, day);
      const person = someone({ pack, ...ageFor(rule, day), ...facts });
      const last = (periods: typeof passing, who = person) =>
        findings(who, periods, awake(rule)).filter(
          ({ rule: spoke, at, window }) =>
            spoke === key && (at === null ? window.until >= day : at === periods.at(-1)!.id),
        );
      expect(last(passing)).toEqual([]);
      expect(last(failing, { ...person, ...failingFacts })).toMatchObject([
        { shortfall: 1, isOverridable: rule.isOverridable, citation: rule.citation },
      ]);
    });
  });
});
