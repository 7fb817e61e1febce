/** Fields of a file's row that are kept in clear, as columns that the worker's own row has too. */
import { workerFieldRows } from "@product/domain/people/worker-field-rows";
import { plainFields, textFields } from "@product/domain/people/worker-record";

const columnOf = (field: (typeof plainFields)[number]): string => workerFieldRows[field].column;

/** The fields of the record, in one order with `plainFields`. */
export const plainColumns: readonly string[] = plainFields.map(columnOf);
export const textColumns: ReadonlySet<string> = new Set(textFields.map(columnOf));

/** Columns of the worker's own row that a file may overwrite. */
export const overwritten: readonly string[] = [...plainColumns, "legal_entity_id", "tags"];
