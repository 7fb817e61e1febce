/** Tries the rules on invented work: nothing of it is kept. */
import type { Locale } from "@product/domain/locales";
import { condensed } from "@product/domain/rules/condense";
import type { Finding } from "@product/domain/rules/finding";
import { historyOf } from "@product/domain/rules/history";
import { judge, nightHoursOf } from "@product/domain/rules/judge";
import type { Person } from "@product/domain/rules/person";
import { textsOn } from "@product/domain/rules/resolve";
import { packIds, type PackId, type Rule } from "@product/domain/rules/rule";
import { settableOf } from "@product/domain/rules/settable";
import { scopeKinds } from "@product/domain/rules/settings";
import { typedShifts } from "@product/domain/rules/typed-shifts";
import type { Period } from "@product/domain/rules/work";
import type { LocalDate } from "@product/domain/time/local-date";
import { dayAt } from "@product/domain/time/zoned";
import { homeDay } from "#request/clock.ts";
import { overrideRows, settingsForJudging } from "./queries.server.ts";
import { zoneOf, type SandboxForm } from "./schema.ts";
import { standingOn } from "./standing.ts";
import { weekRows } from "./week-rows.server.ts";

export type Trial = Awaited<ReturnType<typeof tryOut>>;

export async function tryOut(form: SandboxForm, locale: Locale) {
  const zone = zoneOf(form.pack);
  const { periods } = typedShifts(form.shifts, zone);
  const first = dayAt(Math.min(...periods.map(({ start }) => start)) as Period["start"], zone);
  const settings = (await settingsForJudging()).filter(({ scope }) => scope.kind === "global");
  const judged = (pack: PackId) =>
    condensed(judge(personOf(form, pack, first), historyOf(periods, nightHoursOf(pack)), settings));
  const findings = judged(form.pack);
  const others = packIds.filter((pack) => pack !== form.pack).map((pack) => ({ pack, findings: judged(pack) }));
  const { version, rules } = textsOn(form.pack, first);
  const spoke = new Set(findings.map(({ rule }) => rule));
  const names = new Map(rules.map(({ key, name }) => [key, name]));
  return {
    version,
    zone,
    findings: findings.map((finding) => ({
      finding,
      name: names.get(finding.rule)!,
      elsewhere: others.map(({ pack, findings: otherFindings }) => ({
        pack,
        rule: sameIn(otherFindings, finding)?.rule ?? null,
      })),
    })),
    passing: rules
      .filter(({ key, severity, ages }) => severity !== "off" && !spoke.has(key) && ages !== ageTheyAreNot(form))
      .map(({ key, name }) => ({ key, name })),
    chain: await chainOf(findings[0], rules, version, locale),
    weeks: weekRows(periods, findings, nightHoursOf(form.pack)),
  };
}

/**
 * Sources of the number behind the gravest finding: the pack's, and each override with its scope. Only a global one
 * applies here.
 */
async function chainOf(finding: Finding | undefined, rules: readonly Rule[], packVersion: string, locale: Locale) {
  const rule = rules.find(({ key }) => key === finding?.rule);
  if (!rule) return null;
  const today = homeDay();
  const set = (await overrideRows(locale)).filter(
    (row) => row.rule === rule.key && standingOn(row, today) === "inForce",
  );
  const winner = set.find(({ scopeKind }) => scopeKind === "global");
  return {
    rule: rule.key,
    check: rule.check,
    packVersion,
    since: rule.from,
    value: rule.numbers[settableOf[rule.check]?.name ?? ""] ?? null,
    overrides: set
      .toSorted((a, b) => scopeKinds.indexOf(a.scopeKind) - scopeKinds.indexOf(b.scopeKind))
      .map((row) => ({ ...row, counts: row === winner })),
  };
}

const ageTheyAreNot = ({ age }: SandboxForm) => (age < 18 ? "adult" : "minor");

/** The finding of another pack on the same shift. */
const sameIn = (otherFindings: readonly Finding[], { check, at }: Finding): Finding | undefined =>
  otherFindings.find((other) => other.check === check && other.at === at);

/** So old on the day of the first shift, and known to nobody. */
const personOf = ({ age, isStudent, hasOptOut, isNew }: SandboxForm, pack: PackId, first: LocalDate): Person => ({
  pack,
  workerType: "temporary",
  birthDate: `${Number(first.slice(0, 4)) - age}-01-01` as LocalDate,
  scopes: {},
  isPartTime: false,
  engagedSince: isNew ? first : null,
  optOuts: hasOptOut ? [{ from: first, until: null }] : [],
  studentDays: isStudent ? [{ from: first, until: null, hours: null }] : [],
  isNightWorker: false,
  nation: pack === "NI" ? "northern-ireland" : "england-wales",
  schoolLeavingDate: null,
  temporaryContracts: [],
  occasionalDays: [],
});
