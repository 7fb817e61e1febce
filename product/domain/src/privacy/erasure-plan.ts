/**
 * Plan of an erasure, class by class: deleted now, blocked until a day, or kept because a law says so or the office
 * needs it.
 */
import type { Country } from "@product/domain/people/workers";
import { classIds, classOf, type ClassId } from "./data-classes.ts";
import { termEnd, type Term } from "./terms.ts";

/** The data held of one class: number of records, day of the newest, and rules that keep single records. */
export type HeldOf = { records: number; newest?: string | undefined; ruleIds?: readonly string[] | undefined };

export type ErasureFacts = {
  country: Country;
  today: string;
  /** The last day of the last contract; none for who never had one. */
  workedUntil: string | undefined;
  held: Partial<Record<ClassId, HeldOf>>;
  rules: readonly Term[];
  /** Whether they work in the office too, with the same account. */
  isStaff?: boolean | undefined;
  /** Whether it is the end of the profile's term, and not someone's wish, that asks. */
  isTermOver?: boolean | undefined;
};

export type PlanRow = {
  dataClass: ClassId;
  records: number;
  /** `unlink`: it stays as what it is beside, and no longer leads to the worker. */
  does: "delete" | "block" | "keep" | "unlink";
  until?: string;
  ruleId: string;
};

export function erasurePlan({
  country,
  today,
  workedUntil,
  held: heldByClass,
  rules,
  isStaff = false,
  isTermOver = false,
}: ErasureFacts): PlanRow[] {
  const rule = (id: string) => rules.find((each) => each.id === id);
  const plan = classIds.map((dataClass): PlanRow => {
    const { onErasure, rules: byCountry } = classOf(dataClass);
    const { records = 0, newest, ruleIds = [] } = heldByClass[dataClass] ?? {};
    const begins = ({ countedFrom }: Term) =>
      countedFrom === "employment" ? workedUntil : later(workedUntil, newest?.slice(0, 10));
    const ends = [...new Set([byCountry[country], ...ruleIds])].flatMap((id) => {
      const known = rule(id);
      const begun = known && begins(known);
      return begun ? [{ ruleId: id, until: termEnd(begun, known) }] : [];
    });
    const last = ends.toSorted((a, b) => (a.until < b.until ? 1 : -1))[0];
    if (dataClass === "account" && isStaff) return { dataClass, records, does: "unlink", ruleId: byCountry[country] };
    const plain = { dataClass, records, ruleId: last?.ruleId ?? byCountry[country] };
    // A person who never worked here leaves no liabilities for which data would have to be kept.
    const isOver = !last || last.until < today || (onErasure === "block" && !workedUntil);
    if (onErasure === "delete" || (onErasure === "block" && (isOver || records === 0)))
      return { ...plain, does: "delete" };
    return { ...plain, does: onErasure, ...(last && !isOver ? { until: last.until } : {}) };
  });
  const staysBlocked = ({ dataClass, records, ruleId }: PlanRow) =>
    dataClass === "profile" && isTermOver && records > 0 && rule(ruleId)?.ending === "block";
  const isBlocked = (row: PlanRow) => row.dataClass === "identity" || staysBlocked(row);
  return plan.map((row) => (isBlocked(row) ? asLongAsTheLongest(row, plan) : row));
}

/** Whose a record is must be known as long as the record is kept: nothing nameless. So is their profile, where its term is over and the setting blocks it. */
function asLongAsTheLongest(row: PlanRow, plan: readonly PlanRow[]): PlanRow {
  const named = plan.filter(({ dataClass, does }) => does === "block" || dataClass === "register");
  const longest = named
    .filter(({ until, records }) => until && records > 0)
    .toSorted(byEnd)
    .at(-1);
  if (!longest || longest.until! <= (row.until ?? "")) return row;
  // If no identity number is held, the name alone is kept.
  return {
    ...row,
    records: Math.max(1, row.records),
    does: "block",
    until: longest.until!,
    ruleId: longest.ruleId,
  };
}

const byEnd = (row: PlanRow, other: PlanRow) => (row.until! < other.until! ? -1 : 1);

/** The last day on which anything of it has to be kept; none where everything can go at once. */
export const keptUntil = (plan: readonly PlanRow[]): string | undefined =>
  plan
    .flatMap(({ does, until }) => (does === "block" && until ? [until] : []))
    .toSorted()
    .at(-1);

const later = (day: string | undefined, other: string | undefined): string | undefined =>
  !day || (other && other > day) ? (other ?? day) : day;
