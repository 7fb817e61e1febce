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

/** Settles each text once per day and place: asked again for every shift of a rota. */
export function settler(packId: PackId, settings: readonly RuleSetting[]) {
  const byRule = Map.groupBy(settings, ({ rule }) => rule);
  const texts = new Map<string, ReturnType<typeof textsOn>>();
  return (day: string, scopes: Scopes): SettledRule[] => {
    const { version, rules } = texts.get(day) ?? textsOn(packId, day);
    texts.set(day, { version, rules });
    return rules.map((rule) => settled(rule, version, byRule.get(rule.key) ?? [], day, scopes));
  };
}

function settled(
  rule: Rule,
  packVersion: string,
  settings: readonly RuleSetting[],
  day: string,
  scopes: Scopes,
): SettledRule {
  const winner = settings.filter((setting) => isFor(setting, day, scopes)).toSorted(bySpecificity)[0];
  if (!winner) return { ...rule, packVersion, setFor: null, settingId: null };
  const { numbers, severity, allowedBy, scope, id } = winner;
  return {
    ...rule,
    packVersion,
    numbers: { ...rule.numbers, ...numbers },
    severity: severity ?? rule.severity,
    citation: allowedBy === "" ? rule.citation : { en: allowedBy, es: allowedBy },
    setFor: scope.kind,
    settingId: id,
  };
}

/** Whether it is in force on the day, and made for this work. */
export const isFor = ({ scope, from, until }: RuleSetting, day: string, scopes: Scopes): boolean =>
  from <= day &&
  (until === null || day <= until) &&
  (scope.kind === "global" || (scope.id !== null && scopes[scope.kind] === scope.id));

/** The most specific first; of two for the same, the later. */
export const bySpecificity = (a: RuleSetting, b: RuleSetting): number =>
  scopeKinds.indexOf(b.scope.kind) - scopeKinds.indexOf(a.scope.kind) ||
  (a.from < b.from ? 1 : a.from > b.from ? -1 : a.id < b.id ? 1 : -1);
