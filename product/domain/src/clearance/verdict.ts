/**
 * The answer of the clearance: whether a person may work, and if not, or not without more, why, from when until when,
 * and who can mend it.
 */
export const verdicts = ["ALLOW", "WARN", "BLOCK"] as const;
export type Verdict = (typeof verdicts)[number];

/** Looking around, giving someone work, and letting them in: the nearer to the work, the more is asked. */
export const modes = ["browse", "assign", "checkin"] as const;
export type Mode = (typeof modes)[number];

export const reasonCodes = [
  "status",
  "client.refused",
  "identity.missing",
  "right-to-work.missing",
  "right-to-work.refused",
  "age.unknown",
  "age.too-young",
  "age.role",
  "engagement.missing",
  "engagement.unsigned",
  "engagement.alta",
  "payroll.missing",
  "document.missing",
  "document.unfit",
  "qualification.missing",
  "language.missing",
  "list.not-on",
  "absent",
] as const;
export type ReasonCode = (typeof reasonCodes)[number];

export const fixActions = [
  "status.change",
  "list.edit",
  "list.join",
  "profile.edit",
  "document.request",
  "document.review",
  "right-to-work.check",
  "birth-date.enter",
  "contract.make",
  "contract.sign",
  "alta.record",
  "payroll.enter",
  "qualification.verify",
  "wait",
] as const;
export type FixAction = (typeof fixActions)[number];

export type Reason = {
  code: ReasonCode;
  verdict: Exclude<Verdict, "ALLOW">;
  /** The id of the rule, as the book of rules has it, and the law behind it; empty where the company itself wants it. */
  rule: string;
  citation: string;
  /** Values for its sentence: names in both languages, days, numbers. */
  params: Readonly<Record<string, string | number | boolean>>;
  /** The days on which it holds, both included. */
  from: string;
  until: string;
  fix: { who: "worker" | "staff"; action: FixAction; documentTypeId?: string; qualificationId?: string };
  /** Whether someone with the permission may go ahead all the same, with a reason. */
  overridable: boolean;
  /** For the office alone; the worker is told no more than that it is so. */
  private: boolean;
};

export type Clearance = {
  verdict: Verdict;
  canWork: boolean;
  /** Those of the days asked about, the gravest first. */
  reasons: readonly Reason[];
  /** The first day on which what blocks first has ended and nothing else does; missing when nothing blocks, or nothing ever ends it. */
  clearsAt: string | null;
  /** The last day up to which nothing blocks, counted from the last asked about; missing when something does, or nothing ever will. */
  expiresAt: string | null;
  computedAt: string;
  rulePackVersion: string;
};

/** The days over which nothing changes. */
export type Span = { from: string; until: string; verdict: Verdict; reasons: readonly Reason[] };

export const worst = (reasons: readonly Reason[]): Verdict =>
  reasons.some(({ verdict }) => verdict === "BLOCK") ? "BLOCK" : reasons.length > 0 ? "WARN" : "ALLOW";

/**
 * Blocking reasons first, and among them those that cannot be overridden; then in the order of the checks. The order of
 * the input never matters.
 */
export function byWeight(a: Reason, b: Reason): number {
  if (a.verdict !== b.verdict) return a.verdict === "BLOCK" ? -1 : 1;
  if (a.verdict === "BLOCK" && a.overridable !== b.overridable) return a.overridable ? 1 : -1;
  const order = reasonCodes.indexOf(a.code) - reasonCodes.indexOf(b.code);
  return order || compare(a.from, b.from) || compare(a.until, b.until) || compare(keyOf(a), keyOf(b));
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const keyOf = ({ fix }: Reason): string => fix.documentTypeId ?? fix.qualificationId ?? "";
