/** How a file is to be read, as somebody chose it. */
import type { Locale } from "@product/domain/locales";
import type { Country, WorkerStatus, WorkerType } from "@product/domain/people/workers";
import type { ImportColumn, ImportKey } from "./columns.ts";

export const importModes = ["new", "update", "both"] as const;
export type ImportMode = (typeof importModes)[number];

/** The status of newly imported people; a person who may approve may import them as already approved. */
export const importStatuses = ["applied", "approved", "active"] as const satisfies WorkerStatus[];
export type ImportStatus = (typeof importStatuses)[number];

export type ImportPlan = {
  /** The field of each column; null where the column is left out. */
  columns: readonly (ImportColumn | null)[];
  mode: ImportMode;
  /** By what a row is matched with someone who is there; none when all are new. */
  key: ImportKey | null;
  /** Values for a new worker whose row does not have them. */
  entityId: string;
  country: Country;
  /** As usual in the worker's country when not chosen. */
  language: Locale | null;
  workerType: WorkerType | null;
  status: ImportStatus;
  /**
   * Meanings of words in the file that are not names of roles here: by folded word, a role, or null where they are left
   * out.
   */
  roleWords?: Readonly<Record<string, string | null>>;
  /** Whether people are taken who share an e-mail address or telephone with somebody else. */
  takesSharedContacts: boolean;
};

/** How each row ended up. */
export const importOutcomes = ["new", "update", "unchanged", "duplicate", "error"] as const;
export type ImportOutcome = (typeof importOutcomes)[number];

export type ImportCounts = Record<ImportOutcome, number> & {
  /** Number of new and updated rows with a doubt that does not stop them. */
  doubtful: number;
  /** Fingerprint of the outcome and the worker of each row at the time of counting. */
  fingerprint: string;
};
