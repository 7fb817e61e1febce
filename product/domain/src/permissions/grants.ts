/** A grant gives a permission to a person, everywhere or in one place. Absence is the only no. */
import type { Permission } from "./catalogue.ts";

export const placeKinds = ["entity", "client", "venue", "event", "list"] as const;
export type PlaceKind = (typeof placeKinds)[number];

/** Where a record lies: an event of a client at a venue, or several of a kind. Empty for records that lie nowhere in particular. */
export type Place = Partial<Record<PlaceKind, string | readonly string[]>>;

export type Scope = "all" | { kind: PlaceKind; id: string };

export type Grant = { permission: Permission; scope: Scope };

export const holdsAnywhere = (grants: readonly Grant[], permission: Permission): boolean =>
  grants.some((grant) => grant.permission === permission);

export const holdsAt = (grants: readonly Grant[], permission: Permission, place: Place): boolean =>
  grants.some((grant) => grant.permission === permission && covers(grant.scope, place));

/** Everywhere, or the places that a query must carry into SQL. */
export function scopesOf(grants: readonly Grant[], permission: Permission): "all" | Exclude<Scope, "all">[] {
  const scopes = grants.filter((grant) => grant.permission === permission).map(({ scope }) => scope);
  return scopes.includes("all") ? "all" : scopes.filter((scope) => scope !== "all");
}

export const covers = (scope: Scope, place: Place): boolean =>
  scope === "all" || [place[scope.kind] ?? []].flat().includes(scope.id);

/** Whether a permission reaches as far as all of these: who has it in one place does not rule over someone who is everywhere. */
export const holdsOver = (grants: readonly Grant[], permission: Permission, scopes: readonly Scope[]): boolean =>
  scopes.every((scope) => holdsAt(grants, permission, scope === "all" ? {} : { [scope.kind]: scope.id }));

/**
 * Permissions in the first list that the second lacks, at the same place or everywhere: people can give away, or view
 * the product with, only permissions that they hold.
 */
export const beyond = (theirGrants: readonly Grant[], ownGrants: readonly Grant[]): Permission[] => [
  ...new Set(
    theirGrants
      .filter(({ permission, scope }) =>
        scope === "all"
          ? !ownGrants.some((own) => own.permission === permission && own.scope === "all")
          : !holdsAt(ownGrants, permission, { [scope.kind]: scope.id }),
      )
      .map(({ permission }) => permission),
  ),
];

/** Where a person lies who was given these scopes: everywhere they are a member. */
export function placeFrom(scopes: readonly Scope[]): Place {
  const places = scopes.filter((scope) => scope !== "all");
  return Object.fromEntries(
    placeKinds
      .map((kind) => [kind, places.filter((scope) => scope.kind === kind).map(({ id }) => id)] as const)
      .filter(([, ids]) => ids.length > 0),
  );
}
