/** How a file is to be read, as somebody chose it. */
import type { Locale } from "@product/domain/locales";
import type { Country, WorkerStatus, WorkerType } from "@product/domain/people/workers";
import type { ImportColumn, ImportKey } from "./columns.ts";

export const importModes = ["new", "update", "both"] as const;
export type ImportMode = (typeof importModes)[number];

/** What newly imported people are; those who may approve may say that they have been approved before. */
export const importStatuses = ["applied", "approved", "active"] as const satisfies WorkerStatus[];
export type ImportStatus = (typeof importStatuses)[number];

export type ImportPlan = {
  /** What each column of the file is; none of ours where it is left out. */
  columns: readonly (ImportColumn | null)[];
  mode: ImportMode;
  /** By what a row is matched with someone who is there; none when all are new. */
  key: ImportKey | null;
  /** What holds for a new worker where the row does not say it. */
  entityId: string;
  country: Country;
  /** As usual in the worker's country when not chosen. */
  language: Locale | null;
  workerType: WorkerType | null;
  status: ImportStatus;
  /** What words of the file mean that nothing here is called: by folded word, a role, or nothing where they are left out. */
  roleWords?: Readonly<Record<string, string | null>>;
  /** Whether people are taken who share an e-mail address or telephone with somebody else. */
  takesSharedContacts: boolean;
};

/** How each row ended up. */
export const importOutcomes = ["new", "update", "unchanged", "duplicate", "error"] as const;
export type ImportOutcome = (typeof importOutcomes)[number];

export type ImportCounts = Record<ImportOutcome, number> & {
  /** Of the new and updated, those of whom something is odd that stops nobody. */
  doubtful: number;
  /** What becomes of each row and who is meant by it, as they stood when they were counted. */
  fingerprint: string;
};
