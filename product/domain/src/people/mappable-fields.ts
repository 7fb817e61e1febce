/** The worker's fields that an answer of a form can fill. */
import type { FieldClass } from "@product/domain/permissions/field-classes";
import { fieldKeys, type FieldRow, type FieldRows, type Words } from "./field-rows.ts";
import { workerFieldRows } from "./worker-field-rows.ts";
import type { WorkerField } from "./worker-record.ts";

export type MappableField<Key extends string = string> = {
  key: Key;
  kind: FieldRow["kind"];
  fieldClass: FieldClass;
  label: Words;
};

export const mappableFieldsOf = <Rows extends FieldRows>(rows: Rows) =>
  fieldKeys(rows).map((key): MappableField<keyof Rows & string> => {
    const { kind, fieldClass, label } = rows[key]!;
    return { key, kind, fieldClass, label };
  });

export const mappableWorkerFields: readonly MappableField<WorkerField>[] = mappableFieldsOf(workerFieldRows);
