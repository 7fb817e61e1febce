/** The words for contracts: where one stands, and who needs one. */
import { plusDays } from "@product/domain/time/local-date";
import type { Country, WorkerType } from "@product/domain/people/workers";

export const engagementStates = ["draft", "sent", "signed", "cancelled"] as const;
export type EngagementState = (typeof engagementStates)[number];

const employed: readonly WorkerType[] = ["permanent", "fixed_discontinuous", "temporary", "agency", "zero_hours"];

/** The working-time rules and the need for a contract hold for the employed; others work on their own account or for nothing. */
export const isEmployed = (type: WorkerType): boolean => employed.includes(type);

/** Whom we register with the Spanish Social Security: an agency does it for its own people. */
export const needsAlta = (country: Country, type: WorkerType): boolean =>
  country === "ES" && isEmployed(type) && type !== "agency";

/** The law of the company's country knows no such contract: zero hours in Spain (ET 12), fijo discontinuo outside it (ET 16). */
export const isKindOf = (country: Country, type: WorkerType): boolean =>
  type === "zero_hours" ? country === "UK" : type === "fixed_discontinuous" ? country === "ES" : true;

export const currencyOf = (country: Country): "EUR" | "GBP" => (country === "ES" ? "EUR" : "GBP");

type Fit = { id: string; country: Country; workerTypes: readonly WorkerType[]; isSample: boolean };

/** Those that a contract can be made from. */
export const fittingTemplates = <T extends Fit>(all: readonly T[], country: Country, type: WorkerType): T[] =>
  all.filter((each) => each.country === country && (each.workerTypes.length === 0 || each.workerTypes.includes(type)));

/** The one to begin with: the only one that fits, or the only one among them that a lawyer has read. */
export function usualTemplate(all: readonly Fit[], country: Country, type: WorkerType): string | undefined {
  const fitting = fittingTemplates(all, country, type);
  const read = fitting.filter(({ isSample }) => !isSample);
  return (read.length > 0 ? read : fitting).length === 1 ? (read[0] ?? fitting[0])!.id : undefined;
}

/** RD 84/1996: registration can be made this many days before work starts, and not earlier. */
const altaAheadDays = 60;
/** And its end has to be told within so many days. */
const bajaWithinDays = 3;

export type AltaFault =
  | { fault: "altaTooEarly"; days: number }
  | { fault: "altaOutside" | "altaRange" | "altaOverlaps" };

type Days = { firstDay: string; lastDay: string | null };

/** Why an alta cannot be recorded for this day: too far ahead, after the contract has ended, or within what has had its baja. */
export function altaFaults(
  { lastDay, bajaOn = null }: Days & { bajaOn?: string | null },
  altaOn: string,
  today: string,
): AltaFault[] {
  return [
    ...(altaOn > plusDays(today, altaAheadDays) ? [{ fault: "altaTooEarly" as const, days: altaAheadDays }] : []),
    ...(lastDay !== null && altaOn > lastDay ? [{ fault: "altaOutside" as const }] : []),
    ...(bajaOn !== null && altaOn <= bajaOn ? [{ fault: "altaOverlaps" as const }] : []),
  ];
}

/** A baja ends what an alta began. */
export const bajaFaults = (altaOn: string | null, bajaOn: string): AltaFault[] =>
  altaOn !== null && bajaOn < altaOn ? [{ fault: "altaRange" as const }] : [];

/** One registration: of a fijo discontinuo for one call, of anyone else for the contract. */
export type RegisteredPeriod = {
  /** The first day of work that it was made for. */
  calledOn: string;
  altaOn: string;
  altaRecordedOn: string;
  bajaOn: string | null;
  bajaRecordedOn: string | null;
};

/** Periods recorded late: an alta after the first day of its call, a baja more than three days after the last. */
export const periodWarnings = ({ calledOn, altaOn, altaRecordedOn, bajaOn, bajaRecordedOn }: RegisteredPeriod) => [
  ...(altaOn > calledOn || altaRecordedOn > calledOn ? ["altaLate" as const] : []),
  ...(bajaOn && bajaRecordedOn && bajaRecordedOn > plusDays(bajaOn, bajaWithinDays) ? ["bajaLate" as const] : []),
];

/**
 * A worker who is called again and again needs an alta for each call; an ongoing contract has one, from its first day.
 */
export const hasCalls = (type: WorkerType): boolean => type === "fixed_discontinuous";

/** In force on a day, still to come, or over; one that was cancelled is none of these. */
export type EngagementPlace = "current" | "coming" | "past" | "cancelled";

export function placeOf({ state, firstDay, lastDay }: Days & { state: EngagementState }, day: string): EngagementPlace {
  if (state === "cancelled") return "cancelled";
  if (firstDay > day) return "coming";
  return lastDay === null || lastDay >= day ? "current" : "past";
}

const order: readonly EngagementPlace[] = ["current", "coming", "past", "cancelled"];

/** The one in force first, then those to come, then those that are over, the latest first. */
export const inOrder = <Kept extends Days & { state: EngagementState }>(all: readonly Kept[], day: string): Kept[] =>
  all.toSorted(
    (a, b) =>
      order.indexOf(placeOf(a, day)) - order.indexOf(placeOf(b, day)) ||
      (placeOf(a, day) === "coming" ? 1 : -1) * (a.firstDay < b.firstDay ? -1 : 1),
  );
