import { sql, type AnyColumn, type SQL } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import type { Permission } from "@product/domain/permissions/catalogue";
import { scopesOf, type PlaceKind } from "@product/domain/permissions/grants";
import { database } from "@product/database/client";
import { clients, legalEntities, venues } from "@product/database/tables/master-data";

/** What every place is called, by its id; those put away too, since what was given there still stands. */
export async function placeNames(): Promise<Record<string, string>> {
  const named = ({ id, name }: typeof legalEntities | typeof clients | typeof venues) => ({ id, name });
  const rows = await Promise.all([
    database.select(named(legalEntities)).from(legalEntities),
    database.select(named(clients)).from(clients),
    database.select(named(venues)).from(venues),
  ]);
  return Object.fromEntries(rows.flat().map(({ id, name }) => [id, name]));
}

/** Carries into SQL where someone holds a permission: for everything, or for single places of a kind that have this id. */
export function heldFor(actor: Actor, permission: Permission, kind: PlaceKind, id: AnyColumn): SQL | undefined {
  if (actor.kind === "system") return undefined;
  const scopes = scopesOf(actor.kind === "person" ? actor.grants : [], permission);
  if (scopes === "all") return undefined;
  const ids = scopes.filter((scope) => scope.kind === kind).map((scope) => scope.id);
  return sql`${id}::text = ANY(${sql.param(ids)}::text[])`;
}
