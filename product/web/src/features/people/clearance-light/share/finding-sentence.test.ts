import { createTranslator } from "use-intl/core";
import { describe, expect, it } from "vitest";
import { locales, type Locale } from "@product/domain/locales";
import type { Finding } from "@product/domain/rules/finding";
import { packs } from "@product/domain/rules/packs/packs";
import { checkKinds } from "@product/domain/rules/rule";
import { ageFor, boundaryOf } from "@product/domain/rules/testing/boundaries";
import { findings } from "@product/domain/rules/testing/found";
import { between, someone } from "@product/domain/rules/testing/someone";
import { localDate } from "@product/domain/time/local-date";
import { findingMessages } from "#features/people/clearance-light/finding-messages.ts";
import { findingSentence } from "./finding-sentence.ts";

const translator = Object.fromEntries(
  locales.map(({ code: locale }) => [
    locale,
    createTranslator({
      locale,
      messages: {
        findings: Object.fromEntries(Object.entries(findingMessages).map(([key, text]) => [key, text[locale]])),
      },
      namespace: "findings",
      onError: (error: Error) => {
        throw error;
      },
    } as never),
  ]),
) as unknown as Record<Locale, Parameters<typeof findingSentence>[1]["t"]>;
const say = (finding: Finding, locale: Locale) =>
  findingSentence(finding, { t: translator[locale], locale, timeZone: "Europe/Madrid" });

const day = localDate("2026-06-06");
const oneOfEach = checkKinds.map((check) => {
  const [pack, rule] = Object.values(packs)
    .flatMap(({ id, rules }) => rules.map((each) => [id, each] as const))
    .find(([, each]) => each.check === check)!;
  const { failing, facts, failingFacts } = boundaryOf[check](rule, day);
  const person = someone({ pack, ...ageFor(rule, day), ...facts, ...failingFacts });
  return [check, findings(person, failing).find((finding) => finding.check === check)!] as const;
});

describe("what a finding says", () => {
  it.each(oneOfEach)("of %s is whole in both languages", (_check, finding) => {
    for (const { code } of locales)
      for (const text of Object.values(say(finding, code))) expect(text).not.toMatch(/[{}]|undefined|NaN|Invalid/);
    expect(say(finding, "en").headline).not.toBe(say(finding, "es").headline);
  });

  it("names the shortfall, the numbers, the law and when it clears", () => {
    const pair = [between("2026-06-19T18:30", "2026-06-20T02:30"), between("2026-06-20T14:00", "2026-06-20T22:00")];
    const [finding] = findings(someone(), pair);
    expect(say(finding!, "en")).toEqual({
      headline: "Rest is 30 min too short",
      numbers: "ends Sat 20 Jun, 02:30, starts Sat 20 Jun, 14:00: 11 h 30 of 12 h",
      effect: "Blocks, unless overridden with a reason and a second person",
      source: "ET art. 34.3",
      clears: "If it starts Sat 20 Jun, 14:30 or later",
    });
    expect(say(finding!, "es")).toMatchObject({
      headline: "Faltan 30 min de descanso",
      clears: "Si empieza sáb, 20 jun, 14:30 o más tarde",
    });
  });
});
