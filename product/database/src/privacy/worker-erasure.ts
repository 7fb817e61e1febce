/**
 * The effect of an erasure on each column of a worker's row. A column that is neither named here nor declared as a
 * field fails a test.
 */
import { fieldsWith, type FieldRow, type FieldRows } from "@product/domain/people/field-rows";
import type { workers } from "@product/database/tables/people/worker";

/** The fields of the record, as their rows say. */
export const erasedFields = (rows: FieldRows): string[] =>
  fieldsWith(rows, "column")
    .map((field): FieldRow => rows[field]!)
    .filter(({ erased }) => erased !== "itself")
    .map(({ column, erased, blank }) => `${column} = ${erased === "code" ? "code" : blank === "" ? "''" : "NULL"}`);

/** The other columns that say something about the person. */
export const erasedBeside = [
  "status_reason = NULL",
  "status_until = NULL",
  "birth_date_sealed = NULL",
  "is_adult = NULL",
  "name_birth_hash = NULL",
  "user_id = NULL",
  "tags = '{}'",
];

/** Columns that do not identify the person, or that the database derives from others. */
export const staysOfWorker: readonly (keyof typeof workers.$inferSelect)[] = [
  "id",
  "code",
  "status",
  "statusSince",
  "legalEntityId",
  "source",
  "mergedInto",
  "hasWorked",
  "version",
  "createdAt",
  "updatedAt",
  "listedName",
  "searched",
];
