import { getTableColumns } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { plainFields } from "@product/domain/people/worker-record";
import { workerFieldRows } from "@product/domain/people/worker-field-rows";
import { workers } from "@product/database/tables/people/worker";
import { erasedBeside, erasedFields, staysOfWorker } from "./worker-erasure.ts";

const nameOf = (assignment: string) => assignment.split(" = ")[0]!;

/** Columns of a table that are neither fields, nor emptied, nor known to say nothing. */
function undeclared(columns: Record<string, { name: string }>): string[] {
  const emptied = new Set([...erasedFields(workerFieldRows), ...erasedBeside].map(nameOf));
  return Object.entries(columns)
    .filter(([key, { name }]) => !(plainFields as string[]).includes(key) && !emptied.has(name))
    .map(([key]) => key)
    .filter((key) => !(staysOfWorker as string[]).includes(key));
}

describe("every column of a worker's row", () => {
  it("is a field with its own row, or says what erasing does to it", () => {
    expect(undeclared(getTableColumns(workers))).toEqual([]);
    expect(undeclared({ ...getTableColumns(workers), hobby: { name: "hobby" } })).toEqual(["hobby"]);
  });

  it("is called in the table as its field's row says", () => {
    const columns = getTableColumns(workers);
    expect(plainFields.map((field) => columns[field].name)).toEqual(
      plainFields.map((field) => workerFieldRows[field].column),
    );
    for (const field of plainFields) {
      const { blank, erased } = workerFieldRows[field] as { blank?: unknown; erased?: unknown };
      expect([field, columns[field].notNull]).toEqual([field, blank === "" || erased === "itself"]);
    }
  });
});
