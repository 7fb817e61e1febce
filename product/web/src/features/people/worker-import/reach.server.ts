/** Where someone may bring in workers, and which columns they may fill. */
import { isPermitted, type Actor } from "@product/domain/actor";
import { permissionForColumn, type ImportColumn } from "@product/domain/imports/columns";
import type { Place } from "@product/domain/permissions/grants";
import { permittedPlaces } from "#request/who-may.ts";

type Entities = "all" | readonly string[];

/** For the database: none means all. */
export const idsOrAll = (entities: Entities): readonly string[] | null => (entities === "all" ? null : entities);

/** Where an import of theirs lies until it is known whom it touches. */
export function placeOfImports(actor: Actor): Place {
  const entities = permittedPlaces(actor, "worker.create", "entity");
  return entities === "all" ? {} : { entity: entities };
}

/** A column is theirs when they may fill it wherever they bring in workers. */
export function mayFill(actor: Actor, column: ImportColumn): boolean {
  const permission = permissionForColumn[column];
  if (!permission) return true;
  const [filled, created] = [
    permittedPlaces(actor, permission, "entity"),
    permittedPlaces(actor, "worker.create", "entity"),
  ];
  return filled === "all" || (created !== "all" && created.length > 0 && created.every((id) => filled.includes(id)));
}

/** New workers who are approved or active already are for those who may approve. */
export const mayApprove = (actor: Actor): boolean => isPermitted(actor, "worker.approve");
export const mayUpdate = (actor: Actor): boolean => isPermitted(actor, "worker.edit");

/** A file may hold anything, so that of others' imports only those see who may see all of it everywhere. */
export const seesAllImports = (actor: Actor): boolean =>
  (["worker.create", "worker.edit", "identity.edit", "pay.edit"] as const).every(
    (permission) => permittedPlaces(actor, permission, "entity") === "all",
  );
