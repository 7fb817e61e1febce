/** Tries the rules on invented work: nothing of it is kept. */
import { condensed } from "@product/domain/rules/condense";
import type { Finding } from "@product/domain/rules/finding";
import { historyOf } from "@product/domain/rules/history";
import { judge, nightHoursOf } from "@product/domain/rules/judge";
import type { Person } from "@product/domain/rules/person";
import { textsOn } from "@product/domain/rules/resolve";
import { packIds, type PackId } from "@product/domain/rules/rule";
import { typedShifts } from "@product/domain/rules/typed-shifts";
import type { Period } from "@product/domain/rules/work";
import type { LocalDate } from "@product/domain/time/local-date";
import { dayAt } from "@product/domain/time/zoned";
import { settingsForJudging } from "./queries.server.ts";
import { zoneOf, type SandboxForm } from "./schema.ts";
import { weekRows } from "./week-rows.server.ts";

export type Trial = Awaited<ReturnType<typeof tryOut>>;

export async function tryOut(form: SandboxForm) {
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
      elsewhere: others.map(({ pack, findings: theirs }) => ({ pack, rule: sameIn(theirs, finding)?.rule ?? null })),
    })),
    passing: rules
      .filter(({ key, severity, ages }) => severity !== "off" && !spoke.has(key) && ages !== ageTheyAreNot(form))
      .map(({ key, name }) => ({ key, name })),
    weeks: weekRows(periods, findings, nightHoursOf(form.pack)),
  };
}

const ageTheyAreNot = ({ age }: SandboxForm) => (age < 18 ? "adult" : "minor");

/** What another pack says of the same shift. */
const sameIn = (theirs: readonly Finding[], { check, at }: Finding): Finding | undefined =>
  theirs.find((other) => other.check === check && other.at === at);

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
