/** The rules of all packs, by their keys. */
import { packs } from "./packs/packs.ts";
import { textsOn } from "./resolve.ts";
import type { Finding } from "./finding.ts";
import { packIds, type PackId, type Rule, type Text } from "./rule.ts";

/** Each rule of each pack once, in its newest text. Those of no country stand in all packs, and are told of the first. */
export function newestRules(): { pack: PackId; rule: Rule }[] {
  const seen = new Set<string>();
  return packIds.flatMap((pack) =>
    textsOn(pack, endOfTime).rules.flatMap((rule) => {
      if (seen.has(rule.key)) return [];
      seen.add(rule.key);
      return [{ pack, rule }];
    }),
  );
}

export const ruleWith = (key: string): Rule | undefined => newestRules().find(({ rule }) => rule.key === key)?.rule;

/** A finding with the name of its rule, for whoever reads it: no browser has to know the packs. */
export type NamedFinding = { finding: Finding; name: Text };

export const named = (findings: readonly Finding[]): NamedFinding[] =>
  findings.map((finding) => ({ finding, name: ruleWith(finding.rule)?.name ?? { en: "", es: "" } }));

/** How many texts came with a version of a pack. */
export const textsSince = (pack: PackId, from: string): number =>
  packs[pack].rules.filter((rule) => rule.from === from).length;

const endOfTime = "9999-12-31";
