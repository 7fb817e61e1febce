/**
 * The three forms of a permission check: `isPermitted` (domain/actor) answers it, permitted rows carry it into a query,
 * and requiring it ends the request. Places are entity, client, venue, event and list; data at no particular place
 * needs the permission everywhere.
 */
import { sql, type AnyColumn, type SQL } from "drizzle-orm";
import type { RouterContextProvider } from "react-router";
import type { Needs } from "@product/domain/acts";
import { isPermitted, type Actor } from "@product/domain/actor";
import type { Permission } from "@product/domain/permissions/catalogue";
import { scopesOf, type PlaceKind } from "@product/domain/permissions/grants";
import { actorContext, notPermitted } from "./context.ts";
import { recordUse } from "./permission-use.ts";

/** The actor, once it is sure that they hold the permission: somewhere, which the query carries into SQL, or there. */
export function requirePermission(
  context: Readonly<RouterContextProvider>,
  needs: Needs,
  where?: Parameters<typeof isPermitted>[2],
): Actor {
  const actor = context.get(actorContext);
  if (!isPermitted(actor, needs, where)) throw notPermitted(actor.kind === "person");
  recordUse(actor, needs);
  return actor;
}

/** Only the rows where the actor holds the permission, by the column that has the id of their place; undefined where that is all. */
export function permittedRows(actor: Actor, permission: Permission, kind: PlaceKind, id: AnyColumn): SQL | undefined {
  const places = permittedPlaces(actor, permission, kind);
  return places === "all" ? undefined : sql`${id}::text = ANY(${sql.param(places)}::text[])`;
}

/** The same for what lies at places of several kinds: an event at its company, its client and its venue, and itself. */
export function permittedRowsAt(
  actor: Actor,
  permission: Permission,
  columns: Partial<Record<PlaceKind, AnyColumn>>,
): SQL | undefined {
  const kinds = Object.entries(columns) as [PlaceKind, AnyColumn][];
  const parts = kinds.map(([kind, column]) => permittedRows(actor, permission, kind, column));
  return parts.includes(undefined) ? undefined : sql`(${sql.join(parts as SQL[], sql` OR `)})`;
}

/** The places of a kind that the actor may choose among: fewer than all only where nothing but such a place could permit them. */
export function choosableFor(actor: Actor, permission: Permission, kind: PlaceKind, id: AnyColumn): SQL | undefined {
  const scopes = actor.kind === "person" ? scopesOf(actor.grants, permission) : "all";
  const isOnlyWay = scopes !== "all" && scopes.every((scope) => scope.kind === kind);
  return isOnlyWay ? permittedRows(actor, permission, kind, id) : undefined;
}

/** The places of a kind where the actor holds the permission. */
export function permittedPlaces(actor: Actor, permission: Permission, kind: PlaceKind): "all" | string[] {
  if (actor.kind !== "person") return actor.kind === "system" ? "all" : [];
  const scopes = scopesOf(actor.grants, permission);
  return scopes === "all" ? "all" : scopes.filter((scope) => scope.kind === kind).map(({ id }) => id);
}
