/** How a list of workers can look: what stands beside the name, in which order, and how close. */
export const workerColumnKeys = [
  "clearance",
  "status",
  "roles",
  "town",
  "phone",
  "email",
  "tags",
  "entity",
  "type",
  "language",
  "country",
  "source",
  "added",
] as const;
export type WorkerColumn = (typeof workerColumnKeys)[number];

/** What is shown to those who never chose. */
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
