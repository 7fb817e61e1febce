/** The clearance as a record shows it: present obstacles, coming ones, passed checks, and a year of it as lines. */
import { plusDays } from "@product/domain/time/local-date";
import { isEmployed } from "@product/domain/papers/engagements";
import { daysBefore } from "./checks/age.ts";
import { isAsked } from "./checks/documents.ts";
import { gaps, includes, lastOfAllDays, type DayRange } from "./day-ranges.ts";
import type { Ask, Facts, Rules } from "./facts.ts";
import { spansOf } from "./spans.ts";
import { worst, type Reason, type ReasonCode, type Verdict } from "./verdict.ts";

export const checkKinds = [
  "status",
  "identity",
  "right-to-work",
  "age",
  "contract",
  "payroll",
  "absence",
  "document",
  "qualification",
] as const;
export type CheckKind = (typeof checkKinds)[number];

export type Check = {
  kind: CheckKind;
  /** Id of the document type or the qualification. */
  id: string;
  nameEn: string;
  nameEs: string;
  verdict: Verdict;
  /** The days of the year ahead on which nothing stands in the way. */
  days: DayRange[];
  /** The last of those that reach from today without a gap; missing where it is not in order today, or has no end in sight. */
  until: string | null;
  isWaiting: boolean;
};

export type Overview = {
  verdict: Verdict;
  reasons: Reason[];
  /** Reasons that do not apply today, but will within a month. */
  coming: Reason[];
  checks: Check[];
  spans: { from: string; until: string; verdict: Verdict; top: Reason | null }[];
  /** The status alone is against it and has no end, so that the rest does not matter yet. */
  isMoot: boolean;
  year: DayRange;
};

const daysAhead = 364;
const soon = 30;

/** `reasons` are all there are at any time, as the reader may see them. */
export function overviewOf(facts: Facts, rules: Rules, ask: Ask, reasons: readonly Reason[], today: string): Overview {
  const year = { from: today, until: plusDays(today, daysAhead) };
  const now = reasons.filter((reason) => includes(reason, today));
  const seen = new Set(now.map(sameThing));
  const coming = reasons.filter(
    (reason) => reason.from > today && reason.from <= plusDays(today, soon) && !seen.has(sameThing(reason)),
  );
  // An approved worker is made active when all else is in order, so the status itself is left out.
  const shown = facts.status === "approved" ? reasons.filter(({ code }) => code !== "status") : reasons;
  return {
    verdict: worst(now),
    reasons: now,
    coming,
    checks: checksFor(facts, rules, ask, today).map((check) => lived(check, reasons, year)),
    spans: drawn(shown, year),
    isMoot:
      now.some(({ code, verdict, until }) => code === "status" && verdict === "BLOCK" && until === lastOfAllDays) &&
      facts.status !== "approved",
    year,
  };
}

const sameThing = ({ code, fix }: Reason): string => `${code} ${fix.documentTypeId ?? fix.qualificationId ?? ""}`;

type Named = Pick<Check, "kind" | "id" | "nameEn" | "nameEs">;

/** Every check that is made of this worker for this work. */
function checksFor(facts: Facts, rules: Rules, ask: Ask, today: string): Named[] {
  const plain = (kind: CheckKind): Named => ({ kind, id: "", nameEn: "", nameEs: "" });
  const wanted = rules.roles.find(({ id }) => id === ask.roleId)?.qualificationIds ?? [];
  return [
    ...checkKinds
      .filter((kind) => kind !== "document" && kind !== "qualification")
      .filter((kind) => isEmployed(facts.workerType) || (kind !== "contract" && kind !== "payroll"))
      .map(plain),
    ...rules.documentTypes
      .filter((type) => isAsked(type, facts, ask))
      // A document asked only of minors is no check of the others.
      .filter(({ minorsOnly }) => !minorsOnly || isMinor(facts, today))
      .map(({ id, nameEn, nameEs }): Named => ({ kind: "document", id, nameEn, nameEs })),
    ...rules.qualifications
      .filter(({ id }) => wanted.includes(id))
      .map((qualification): Named => ({ kind: "qualification", ...qualification })),
  ];
}

const isMinor = ({ birthDate }: Facts, today: string): boolean =>
  birthDate !== null && daysBefore(birthDate, 18).some((days) => includes(days, today));

function lived(check: Named, reasons: readonly Reason[], year: DayRange): Check {
  const ours = reasons.filter((reason) => isOf(check, reason));
  const days = gaps(ours, year);
  const first = days[0];
  return {
    ...check,
    verdict: worst(ours.filter((reason) => includes(reason, year.from))),
    days,
    until: first?.from === year.from && first.until < year.until ? first.until : null,
    isWaiting: ours.some(({ params }) => params["waiting"] === true || params["claimed"] === true),
  };
}

const isOf = ({ kind, id }: Named, { code, fix }: Reason): boolean =>
  kindOf[code] === kind && (id === "" || fix.documentTypeId === id || fix.qualificationId === id);

export const kindOf: Record<ReasonCode, CheckKind> = {
  status: "status",
  "client.refused": "status",
  "identity.missing": "identity",
  "right-to-work.missing": "right-to-work",
  "right-to-work.refused": "right-to-work",
  "age.unknown": "age",
  "age.too-young": "age",
  "age.role": "age",
  "engagement.missing": "contract",
  "engagement.unsigned": "contract",
  "engagement.alta": "contract",
  "payroll.missing": "payroll",
  "document.missing": "document",
  "document.unfit": "document",
  "qualification.missing": "qualification",
  "language.missing": "qualification",
  "list.not-on": "status",
  absent: "absence",
};

/** Days with one verdict for one main reason are one stretch of the bar. */
function drawn(reasons: readonly Reason[], year: DayRange): Overview["spans"] {
  const stretches: Overview["spans"] = [];
  for (const { from, until, verdict, reasons: holding } of spansOf(reasons, year)) {
    const top = holding[0] ?? null;
    const last = stretches.at(-1);
    if (last?.verdict === verdict && (last.top && sameThing(last.top)) === (top && sameThing(top))) last.until = until;
    else stretches.push({ from, until, verdict, top });
  }
  return stretches;
}
