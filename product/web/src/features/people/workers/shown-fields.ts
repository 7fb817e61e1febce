import { columnFields, type WorkerColumn } from "@product/domain/people/worker-columns";
import type { WorkerRow } from "./queries.server.ts";

/** The field behind each column. */
export const fieldOf = {
  ...columnFields,
  clearance: "clearance",
  status: "status",
  roles: "roles",
  tags: "tags",
  entity: "entity",
  source: "source",
  added: "createdAt",
  nextShift: "nextShift",
  hoursAhead: "hoursAhead",
  lastWorked: "lastWorked",
} as const satisfies Record<WorkerColumn, keyof WorkerRow>;

const always = ["id", "name", "code", "picture"] as const satisfies (keyof WorkerRow)[];

/** The rows with what the columns show, and nothing else: what is not shown is not sent. */
export function shownFields(rows: readonly WorkerRow[], columns: readonly WorkerColumn[]): WorkerRow[] {
  const fields = [...always, ...columns.map((column) => fieldOf[column])];
  return rows.map(
    (row) =>
      Object.fromEntries(fields.filter((field) => field in row).map((field) => [field, row[field]])) as WorkerRow,
  );
}
