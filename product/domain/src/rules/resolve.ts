/** Which number counts: of the pack's text in force and the settings made for this work, the most specific on the day it starts. */
import { packs } from "./packs/packs.ts";
import type { PackId, Rule } from "./rule.ts";
import { scopeKinds, type RuleSetting, type ScopeKind } from "./settings.ts";
import type { Scopes } from "./work.ts";

export type SettledRule = Rule & { packVersion: string; setFor: ScopeKind | null; settingId: string | null };

/** The texts of a pack that are in force on a day, one for each key, and the version they belong to. */
export function textsOn(packId: PackId, day: string): { version: string; rules: Rule[] } {
  const { id, versions, rules } = packs[packId];
  const latest = new Map<string, Rule>();
  for (const rule of rules) {
    const known = latest.get(rule.key);
    if (rule.from <= day && (!known || known.from <= rule.from)) latest.set(rule.key, rule);
  }
  const version = versions.findLast(({ from }) => from <= day) ?? versions[0]!;
  return { version: `${id} ${version.version}`, rules: [...latest.values()] };
}

/** Settles the texts once for each time between two changes of the law; what nobody set for this work stays as it is there. */
export function settler(packId: PackId, settings: readonly RuleSetting[]) {
  const byRule = Map.groupBy(settings, ({ rule }) => rule);
  const { rules: texts, versions } = packs[packId];
  const changes = [...new Set([...texts, ...versions].map(({ from }) => from))].toSorted();
  const known = new Map<string, SettledRule[]>();
  return (day: string, scopes: Scopes): SettledRule[] => {
    const since = changes.findLast((change) => change <= day) ?? "";
    const plain = known.get(since) ?? plainOn(packId, day);
    known.set(since, plain);
    if (byRule.size === 0) return plain;
    return plain.map((rule) => settled(rule, byRule.get(rule.key) ?? [], day, scopes));
  };
}

function plainOn(packId: PackId, day: string): SettledRule[] {
  const { version, rules } = textsOn(packId, day);
  return rules.map((rule) => ({ ...rule, packVersion: version, setFor: null, settingId: null }));
}

function settled(rule: SettledRule, settings: readonly RuleSetting[], day: string, scopes: Scopes): SettledRule {
  const winner = settings.filter((setting) => isFor(setting, day, scopes)).toSorted(bySpecificity)[0];
  if (!winner) return rule;
  const { numbers, severity, allowedBy, scope, id } = winner;
  return {
    ...rule,
    numbers: { ...rule.numbers, ...numbers },
    severity: severity ?? rule.severity,
    citation: allowedBy === "" ? rule.citation : { en: allowedBy, es: allowedBy },
    setFor: scope.kind,
    settingId: id,
  };
}

/** Whether it is in force on the day, and made for this work. */
const isFor = ({ scope, from, until }: RuleSetting, day: string, scopes: Scopes): boolean =>
  from <= day &&
  (until === null || day <= until) &&
  (scope.kind === "global" || (scope.id !== null && scopes[scope.kind] === scope.id));

/** The most specific first; of two for the same, the later. */
const bySpecificity = (a: RuleSetting, b: RuleSetting): number =>
  scopeKinds.indexOf(b.scope.kind) - scopeKinds.indexOf(a.scope.kind) ||
  (a.from < b.from ? 1 : a.from > b.from ? -1 : a.id < b.id ? 1 : -1);
