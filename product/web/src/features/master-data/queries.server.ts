import { sql, type AnyColumn, type SQL } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import type { Permission } from "@product/domain/permissions/catalogue";
import { scopesOf, type PlaceKind } from "@product/domain/permissions/grants";

/** Carries into SQL where someone holds a permission: for everything, or for single places of a kind that have this id. */
export function heldFor(actor: Actor, permission: Permission, kind: PlaceKind, id: AnyColumn): SQL | undefined {
  if (actor.kind === "system") return undefined;
  const scopes = scopesOf(actor.kind === "person" ? actor.grants : [], permission);
  if (scopes === "all") return undefined;
  const ids = scopes.filter((scope) => scope.kind === kind).map((scope) => scope.id);
  return sql`${id}::text = ANY(${sql.param(ids)}::text[])`;
}
