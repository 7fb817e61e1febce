/** Facts about a worker that the rules need. */
import { isEmployed } from "@product/domain/papers/engagements";
import type { WorkerType } from "@product/domain/people/workers";
import { ageOn, type LocalDate } from "@product/domain/time/local-date";
import type { PackId } from "./rule.ts";
import type { Nation } from "./school-leaving.ts";
import type { Scopes } from "./work.ts";

/** Both days included; open where there is no end. */
export type Days = { from: string; until: string | null };

export type Person = {
  pack: PackId;
  workerType: WorkerType;
  birthDate: LocalDate | null;
  /** Legal entity and convenio of the contract: what counts for whole weeks is set for these. */
  scopes: Pick<Scopes, "entity" | "convenio">;
  isPartTime: boolean;
  /** The first day for this company: averages of who is new count from there. */
  engagedSince: LocalDate | null;
  /** Agreed in writing to work beyond 48 hours on average. */
  optOuts: readonly Days[];
  /** Days on which a student may work so many hours a week; without a number, as many as the pack says. */
  studentDays: readonly (Days & { hours: number | null })[];
  /** Known to work at night as a normal course. */
  isNightWorker: boolean;
  nation: Nation;
  /** Where the school's own date is known. */
  schoolLeavingDate: LocalDate | null;
  /** Temporary contracts with this company. */
  temporaryContracts: readonly Days[];
  /** Days of this year on which the company used occasional contracts, whoever held them. */
  occasionalDays: readonly string[];
};

export type AgeGroup = "adult" | "minor";

/** On the day on which the work starts; of whom no birth date is known, as of an adult: the clearance already blocks them. */
export const ageGroupOn = (day: string, { birthDate }: Person): AgeGroup =>
  birthDate !== null && ageOn(day, birthDate) < adultAge ? "minor" : "adult";

const adultAge = 18;

export const isUnderWorkingTimeLaw = ({ workerType }: Person): boolean => isEmployed(workerType);

export const holdsOn = (day: string, spans: readonly Days[]): boolean =>
  spans.some(({ from, until }) => from <= day && (until === null || day <= until));
