/** The usual terms of work, set for the company and again where they differ: for a client, an event, or one shift. */
import type { Compensation } from "./events.ts";

/** Only the gate records times; or people do it themselves too, and may be asked where they are. */
export const clockPolicies = ["no", "yes", "with-position"] as const;
export type ClockPolicy = (typeof clockPolicies)[number];

export type WorkTerms = {
  dressEs?: string | undefined;
  dressEn?: string | undefined;
  breakMinutes?: number | undefined;
  breakAfter?: number | undefined;
  breakPaid?: "yes" | "no" | undefined;
  compensation?: Compensation | undefined;
  lateHours?: number | undefined;
  selfClock?: ClockPolicy | undefined;
  /** Kinds of documents that are asked for beyond those of the law and of the role; none where it is empty. */
  documentTypeIds?: readonly string[] | undefined;
};

export const termNames = [
  "dressEs",
  "dressEn",
  "breakMinutes",
  "breakAfter",
  "breakPaid",
  "compensation",
  "lateHours",
  "selfClock",
  "documentTypeIds",
] as const satisfies readonly (keyof WorkTerms)[];
export type TermName = (typeof termNames)[number];

/** Terms that one shift may set for itself; its breaks are in its own form. */
export const shiftTermNames = [
  "dressEs",
  "dressEn",
  "compensation",
  "lateHours",
  "selfClock",
  "documentTypeIds",
] as const satisfies readonly TermName[];

/** From the widest to the narrowest. */
export const termLevels = ["product", "company", "client", "event", "shift"] as const;
export type TermLevel = (typeof termLevels)[number];

/** Where nobody has said anything. */
const usualTerms = {
  dressEs: "",
  dressEn: "",
  breakMinutes: 30,
  breakAfter: 240,
  breakPaid: "no",
  compensation: "none",
  lateHours: 48,
  selfClock: "no",
  documentTypeIds: [],
} as const satisfies Required<WorkTerms>;

export type Inherited = { [Name in TermName]: { value: NonNullable<WorkTerms[Name]>; from: TermLevel } };

type Said = Partial<Record<TermLevel, WorkTerms>>;

/** Each term as the narrowest level says it that says anything, and which level that is. */
export function inheritedTerms(terms: Said): Inherited {
  const all: Said = { ...terms, product: usualTerms };
  return Object.fromEntries(
    termNames.map((name) => {
      const from = termLevels.findLast((level) => all[level]?.[name] !== undefined)!;
      return [name, { value: all[from]![name], from }];
    }),
  ) as Inherited;
}

/** Whether those who held a place on a shift that is cancelled now are owed something. */
export const isCompensated = (terms: Pick<Inherited, "compensation" | "lateHours">, startsAt: number, now: Date) =>
  terms.compensation.value === "all" ||
  (terms.compensation.value === "late" && startsAt < now.getTime() + terms.lateHours.value * 3_600_000);

export const dressLength = 300;
