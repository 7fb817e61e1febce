import { describe, expect, it } from "vitest";
import { importColumns } from "@product/domain/imports/columns";
import { guessColumns } from "@product/domain/imports/guess-columns";
import { workerFields } from "@product/domain/filters/worker-fields";
import { records } from "@product/domain/permissions/fields";
import * as derived from "./field-rows.ts";
import { mappableFieldsOf, mappableWorkerFields } from "./mappable-fields.ts";
import { askedFields } from "./missing-fields.ts";
import { workerColumnKeys } from "./worker-columns.ts";
import { workerFieldRows } from "./worker-field-rows.ts";
import { checkWorker, plainFields, workerFieldNames } from "./worker-record.ts";

const shirtSize = {
  kind: "text",
  blank: "",
  fieldClass: "basic",
  part: "address",
  column: "shirt_size",
  max: 10,
  label: { en: "Shirt size", es: "Talla de camiseta" },
  hints: "shirt, talla",
  isAsked: true,
  list: "shirt",
  filter: { en: "shirt size", es: "la talla" },
} as const;
const rows = { ...workerFieldRows, shirtSize };

describe("a new row", () => {
  it("reaches the form, the link by which people complete it, and the forms whose answers become records", () => {
    expect(derived.fieldKeys(rows)).toEqual([...workerFieldNames, "shirtSize"]);
    expect(derived.fieldsWhere(rows, { part: "address" })).toContain("shirtSize");
    expect(derived.fieldsWhere(rows, { isAsked: true })).toContain("shirtSize");
    expect(mappableFieldsOf(rows).at(-1)).toEqual({
      key: "shirtSize",
      kind: "text",
      fieldClass: "basic",
      label: shirtSize.label,
    });
  });

  it("reaches list, file and filter with its words", () => {
    expect(derived.listedFields(rows)).toMatchObject({ shirt: "shirtSize" });
    expect(derived.listLabels(rows)["column:shirt"]).toEqual(shirtSize.label);
    expect(derived.filtersOf(rows).shirtSize).toEqual({ kind: "text", fieldClass: "basic" });
    expect(derived.filterWords(rows)).toMatchObject({
      "of:shirtSize": shirtSize.filter,
      "field:shirtSize": shirtSize.label,
    });
  });

  it("reaches the table, the trail, who may see it, and the file for the person", () => {
    expect(derived.fieldsWith(rows, "column")).toContain("shirtSize");
    expect(derived.classesByTrail(rows).shirtSize).toBe("basic");
    expect(derived.trailLabels("field:", rows)["field:shirtSize"]).toEqual(shirtSize.label);
    expect(derived.columnLabels(rows)).toMatchObject({ shirt_size: shirtSize.label });
  });
});

describe("the fields of a worker", () => {
  it("are found by their own hints, and no hint is that of two", () => {
    const hints = Object.values(workerFieldRows).map((row) => row.hints.split(", "));
    expect(
      guessColumns(
        hints.map(([first]) => first!),
        () => true,
      ),
    ).toEqual(workerFieldNames);
    expect(new Set(hints.flat()).size).toBe(hints.flat().length);
  });

  it("are where their rows say, and nowhere else", () => {
    const where = (names: readonly string[]) => names.filter((name) => name in workerFieldRows);
    expect(where(importColumns)).toEqual(workerFieldNames);
    expect(where(Object.keys(workerFields))).toEqual(derived.fieldsWith(workerFieldRows, "filter"));
    expect(mappableWorkerFields.map(({ key }) => key)).toEqual(workerFieldNames);
    expect(workerColumnKeys).toEqual(expect.arrayContaining(Object.keys(derived.listedFields(workerFieldRows))));
    expect(askedFields).toEqual(derived.fieldsWhere(workerFieldRows, { isAsked: true }));
    for (const name of workerFieldNames) {
      const { trail = name, fieldClass }: derived.FieldRow = workerFieldRows[name];
      expect([name, (records.worker.fields as Record<string, string>)[trail]]).toEqual([name, fieldClass]);
    }
  });

  it("are texts no longer than their column takes", () => {
    for (const name of plainFields) {
      const { kind, max }: derived.FieldRow = workerFieldRows[name];
      if (kind !== "text") continue;
      const someone = { firstName: "Ane", country: "ES", email: "ane@example.org" };
      const { faults } = checkWorker({ ...someone, [name]: "x".repeat(max! + 1) }, "2026-11-15");
      expect([name, faults[name]]).toEqual([name, { fault: "tooLong", max }]);
    }
  });
});
