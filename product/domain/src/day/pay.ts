/**
 * The paid minutes of the hours worked: by the contract, rounded as the company has set. The register itself stays to
 * the minute.
 */
import { plusDays } from "@product/domain/time/local-date";
import type { HourKind, HourSplit } from "./hours.ts";

/** Beyond the kinds of hours, those that a part-timer works beyond their contract (ET 12.5). */
export const payKinds = ["ordinary", "night", "sunday", "holiday", "complementary", "overtime"] as const;
export type PayKind = (typeof payKinds)[number];
export type PaySplit = Readonly<Partial<Record<PayKind, number>>>;
export const premiumKinds = payKinds.filter((kind) => kind !== "ordinary") as Exclude<PayKind, "ordinary">[];
export type PremiumKind = (typeof premiumKinds)[number];

export const roundingSteps = [0, 5, 10, 15, 30] as const;
export const roundings = ["nearest", "up"] as const;
export type Rounding = (typeof roundings)[number];

/** Premiums are in per cent on top of the base rate. */
export type PayPolicy = {
  roundingMinutes: number;
  rounding: Rounding;
  premiums: Readonly<Record<PremiumKind, number>>;
};

export const usualPolicy: PayPolicy = {
  roundingMinutes: 0,
  rounding: "nearest",
  premiums: { night: 0, sunday: 0, holiday: 0, complementary: 0, overtime: 0 },
};

export const minutesIn = (split: PaySplit | HourSplit): number =>
  Object.values(split).reduce((sum, minutes) => sum + minutes, 0);

/** The whole is rounded; what that adds or takes goes to the kind that has most of it. */
export function roundedBy(split: PaySplit, { roundingMinutes: step, rounding }: PayPolicy): PaySplit {
  const whole = minutesIn(split);
  if (step === 0 || whole === 0) return split;
  const rounded = (rounding === "up" ? Math.ceil(whole / step) : Math.round(whole / step)) * step;
  let change = rounded - whole;
  const result: Partial<Record<PayKind, number>> = { ...split };
  const largest = payKinds.toSorted((a, b) => (split[b] ?? 0) - (split[a] ?? 0));
  for (const kind of largest) {
    const had = result[kind] ?? 0;
    const has = Math.max(0, had + change);
    change -= has - had;
    if (has > 0) result[kind] = has;
    else delete result[kind];
    if (change === 0) break;
  }
  return result;
}

export type Contract = { weeklyMinutes: number; isPartTime: boolean };
export type WorkedLine = { id: string; day: string; split: HourSplit };

/** A full week where a contract says only its share of one (ET 34.1). */
const fullWeekMinutes = 40 * 60;

export function contractOf(
  { weeklyHours, percentage }: { weeklyHours: string | null; percentage: string | null },
  fullWeek = fullWeekMinutes,
): Contract | undefined {
  if (!weeklyHours && !percentage) return undefined;
  const weeklyMinutes = weeklyHours ? Math.round(Number(weeklyHours) * 60) : (fullWeek * Number(percentage)) / 100;
  return { weeklyMinutes, isPartTime: weeklyMinutes < fullWeek };
}

const yielding: readonly Exclude<HourKind, "overtime">[] = ["ordinary", "night", "sunday", "holiday"];

/**
 * The lines of one person, in the order of their days: what goes beyond the week of the contract is overtime, or complementary for a
 * part-timer, whose overtime there is none of. Without hours in the contract every line stays as it is.
 */
export function byContract(lines: readonly WorkedLine[], contractOn: (day: string) => Contract | undefined) {
  const worked = new Map<string, number>();
  return new Map(
    lines.map(({ id, day, split }) => {
      const contract = contractOn(day);
      if (!contract) return [id, split as PaySplit];
      const beyond = contract.isPartTime ? "complementary" : "overtime";
      const week = mondayOf(day);
      const before = worked.get(week) ?? 0;
      const regular = minutesIn(split) - (split.overtime ?? 0);
      worked.set(week, before + regular);
      let excess = Math.max(0, Math.min(regular, before + regular - contract.weeklyMinutes));
      const extra = excess + (split.overtime ?? 0);
      const paid: Partial<Record<PayKind, number>> = {};
      for (const kind of yielding) {
        const yielded = Math.min(excess, split[kind] ?? 0);
        excess -= yielded;
        const left = (split[kind] ?? 0) - yielded;
        if (left > 0) paid[kind] = left;
      }
      if (extra > 0) paid[beyond] = extra;
      return [id, paid as PaySplit];
    }),
  );
}

/** Weeks begin on Monday. */
export function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00Z`).getUTCDay();
  return plusDays(day, -((weekday + 6) % 7));
}

/** Hundredths of the currency for those minutes at an hourly rate, premiums on top; rounded once, at the end. */
export function amountOf(split: PaySplit, hourlyRate: number, { premiums }: Pick<PayPolicy, "premiums">): number {
  const weighted = payKinds.reduce(
    (sum, kind) => sum + (split[kind] ?? 0) * (100 + (kind === "ordinary" ? 0 : premiums[kind])),
    0,
  );
  return Math.round((weighted * hourlyRate) / 6000);
}

/** Minutes charged to a client: never less than the shortest call that was agreed with them. */
export const billableMinutes = (minutes: number, minimum: number): number =>
  minutes === 0 ? 0 : Math.max(minutes, minimum);
