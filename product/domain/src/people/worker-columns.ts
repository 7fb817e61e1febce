/** How a list of workers can look: what stands beside the name, in which order, and how close. */
import { listedFields, type ListedName } from "./field-rows.ts";
import { workerFieldRows } from "./worker-field-rows.ts";

/** Columns that are not fields of the record. */
type Found = "clearance" | "status" | "roles" | "tags" | "entity" | "source" | "added" | ShiftColumn;
/** Columns about a worker's shifts, for people who may see the shifts. */
export const shiftColumns = ["nextShift", "hoursAhead", "lastWorked"] as const;
type ShiftColumn = (typeof shiftColumns)[number];
export type WorkerColumn = Found | ListedName<typeof workerFieldRows>;

/** The field that a column shows. */
export const columnFields = listedFields(workerFieldRows);

const inOrder = [
  ["clearance", "status", "roles", "town", "phone", "email", "tags", "entity"],
  shiftColumns,
  ["type", "language", "country", "source", "added"],
].flat() as WorkerColumn[];

/** Those without a place of their own come last. */
export const workerColumnKeys: readonly WorkerColumn[] = [
  ...new Set([...inOrder, ...(Object.keys(columnFields) as WorkerColumn[])]),
];

/** The columns for people who never chose any. */
export const usualColumns: readonly WorkerColumn[] = [
  "clearance",
  "status",
  "roles",
  "town",
  "phone",
  "tags",
  "entity",
];

/** By surname or by when they were added; the minus turns it round. */
export const workerOrders = ["name", "-name", "added", "-added"] as const;
export type WorkerOrder = (typeof workerOrders)[number];
