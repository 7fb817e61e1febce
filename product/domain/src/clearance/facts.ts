/** The input of the clearance: facts about a worker, the company's rules, and the question. */
import type { FitnessOutcome } from "@product/domain/documents/documents";
import type { NationalityGroup, Proof, RequiredFor, Severity } from "@product/domain/company/document-types";
import type { EngagementState } from "@product/domain/papers/engagements";
import type { CheckOutcome } from "@product/domain/papers/right-to-work";
import type { Country, WorkerStatus, WorkerType } from "@product/domain/people/workers";
import type { Implication } from "@product/domain/company/qualifications";
import type { Nation } from "@product/domain/rules/school-leaving";
import type { DayRange } from "./day-ranges.ts";
import type { Mode } from "./verdict.ts";

export type Facts = {
  status: WorkerStatus;
  /** The last day of a suspension. */
  statusUntil: string | null;
  /** Country of the legal entity, whose law applies. */
  country: Country;
  /** Nation of the legal entity, where that is in the United Kingdom. */
  nation: Nation;
  legalEntityId: string;
  workerType: WorkerType;
  /** Marked so by someone who gave a reason: no individual sub-contractor, whom the right-to-work check reaches. */
  isGenuinelySelfEmployed: boolean;
  nationality: string | null;
  birthDate: string | null;
  /** Versions in force, and those that wait for a reviewer. */
  documents: readonly DocumentFact[];
  checks: readonly CheckFact[];
  engagements: readonly EngagementFact[];
  qualifications: readonly QualificationFact[];
  absences: readonly DayRange[];
  /** Whether the number of the Social Security or National Insurance, and the account, are known. */
  hasSocialNumber: boolean;
  hasBankAccount: boolean;
  /** The clients that do not want them. */
  refusedBy: readonly string[];
  /** Two letters of each language that they speak. */
  languages?: readonly string[] | undefined;
  /** The lists that the worker is on, among those that some place asks for. */
  listIds?: readonly string[] | undefined;
};

export type DocumentFact = {
  typeId: string;
  state: "verified" | "waiting";
  validFrom: string | null;
  validUntil: string | null;
  fitness: FitnessOutcome | null;
};

export type CheckFact = {
  country: Country;
  outcome: CheckOutcome;
  checkedOn: string;
  validUntil: string | null;
  /** The instant at which it was written down: of two on one day, the later one counts. */
  madeAt: string;
};

export type EngagementFact = {
  legalEntityId: string;
  state: EngagementState;
  firstDay: string;
  lastDay: string | null;
  altaOn: string | null;
  bajaOn: string | null;
  /** Days of registrations before that one. */
  formerPeriods?: readonly DayRange[] | undefined;
};

export type QualificationFact = {
  qualificationId: string;
  state: "claimed" | "verified";
  validFrom: string | null;
  validUntil: string | null;
};

/** The company's requirements. */
export type Rules = {
  documentTypes: readonly DocumentRule[];
  roles: readonly RoleRule[];
  qualifications: readonly { id: string; nameEn: string; nameEs: string }[];
  implications: readonly Implication[];
};

export type DocumentRule = {
  id: string;
  key: string;
  nameEn: string;
  nameEs: string;
  countries: readonly Country[];
  workerTypes: readonly WorkerType[];
  nationality: NationalityGroup;
  minorsOnly: boolean;
  requiredFor: readonly RequiredFor[];
  severity: Severity;
  proves: Proof | null;
  citation: string;
  /** For a kind that both countries ask for: the citation in the United Kingdom. */
  citationUk: string;
  roleIds: readonly string[];
  clientIds: readonly string[];
};

export type RoleRule = {
  id: string;
  minimumAge: number;
  qualificationIds: readonly string[];
};

/** Without a role or a client, what is asked of everyone. */
export type Ask = {
  mode: Mode;
  roleId?: string | undefined;
  clientId?: string | undefined;
  /** Requirements of one place beyond its role. */
  also?: Wanted | undefined;
};
export type Wanted = {
  qualificationIds: readonly string[];
  documentTypeIds: readonly string[];
  languages?: readonly string[] | undefined;
  list?: { id: string; name: string } | undefined;
};
