/** Where someone may bring in workers, and which columns they may fill. */
import { mayAtAll, type Actor } from "@product/domain/actor";
import { permissionForColumn, type ImportColumn } from "@product/domain/imports/columns";
import type { Permission } from "@product/domain/permissions/catalogue";
import { scopesOf, type Place } from "@product/domain/permissions/grants";

type Entities = "all" | readonly string[];

export function entitiesWhere(actor: Actor, permission: Permission): Entities {
  if (actor.kind !== "person") return actor.kind === "system" ? "all" : [];
  const scopes = scopesOf(actor.grants, permission);
  return scopes === "all" ? "all" : scopes.filter(({ kind }) => kind === "entity").map(({ id }) => id);
}

/** For the database: none means all. */
export const idsOrAll = (entities: Entities): readonly string[] | null => (entities === "all" ? null : entities);

/** Where an import of theirs lies until it is known whom it touches. */
export function placeOfImports(actor: Actor): Place {
  const entities = entitiesWhere(actor, "worker.create");
  return entities === "all" ? {} : { entity: entities };
}

/** A column is theirs when they may fill it wherever they bring in workers. */
export function mayFill(actor: Actor, column: ImportColumn): boolean {
  const permission = permissionForColumn[column];
  if (!permission) return true;
  const [filled, brought] = [entitiesWhere(actor, permission), entitiesWhere(actor, "worker.create")];
  return filled === "all" || (brought !== "all" && brought.length > 0 && brought.every((id) => filled.includes(id)));
}

/** New workers who are approved or active already are for those who may approve. */
export const mayApprove = (actor: Actor): boolean => mayAtAll(actor, "worker.approve");
export const mayUpdate = (actor: Actor): boolean => mayAtAll(actor, "worker.edit");

/** A file may hold anything, so that of others' imports only those see who may see all of it everywhere. */
export const seesAllImports = (actor: Actor): boolean =>
  (["worker.create", "worker.edit", "identity.edit", "pay.edit"] as const).every(
    (permission) => entitiesWhere(actor, permission) === "all",
  );
