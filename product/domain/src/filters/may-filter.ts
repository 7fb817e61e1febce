import { scopesOf, type Grant, type Scope } from "@product/domain/permissions/grants";
import type { FieldClass } from "@product/domain/permissions/field-classes";
import { records, type RecordKind } from "@product/domain/permissions/fields";
import type { Permission } from "@product/domain/permissions/catalogue";
import { conditionsOf, type Filter, type FilterFields } from "./filter.ts";

/** Whether someone sees every class that the filter asks about wherever they see such records at all: rows that match would tell. */
export function mayFilter(grants: readonly Grant[], kind: RecordKind, filter: Filter, fields: FilterFields): boolean {
  const classes = new Set(conditionsOf(filter).map(({ field }) => fields[field]!.fieldClass));
  return [...classes].every((fieldClass) => seesClass(grants, kind, fieldClass));
}

function seesClass(grants: readonly Grant[], kind: RecordKind, fieldClass: FieldClass): boolean {
  const shownBy: Partial<Record<FieldClass, Permission>> = records[kind].shownBy;
  const needed = shownBy[fieldClass];
  if (!needed) return false;
  const shown = scopesOf(grants, needed);
  const seen = scopesOf(grants, records[kind].shownBy.basic);
  return shown === "all" || (seen !== "all" && seen.every((place) => shown.some((other) => isSame(other, place))));
}

const isSame = (scope: Exclude<Scope, "all">, other: Exclude<Scope, "all">) =>
  scope.kind === other.kind && scope.id === other.id;
