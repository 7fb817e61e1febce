import { and, eq, or, sql, type AnyColumn, type SQL } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { scopesOf, type Scope } from "@product/domain/permissions/grants";
import { memberships, staff } from "@product/database/tables/access/group";

/** Which colleagues someone may see at all, for questions about `staff`; nothing to ask for where they see everyone. */
export const isSeenBy = (actor: Actor): SQL | undefined =>
  actor.kind === "system" ? undefined : reachedBy(scopesOf(actor.kind === "person" ? actor.grants : [], "staff.view"));

/** Where someone may look: everywhere, or only at members of groups at one of their places. */
export function reachedBy(scopes: "all" | Exclude<Scope, "all">[], who: AnyColumn = staff.userId): SQL | undefined {
  if (scopes === "all") return undefined;
  if (scopes.length === 0) return sql`false`;
  const here = or(...scopes.map(({ kind, id }) => and(eq(memberships.scopeKind, kind), eq(memberships.scopeId, id))));
  return sql`EXISTS (SELECT FROM ${memberships} WHERE ${memberships.userId} = ${who} AND ${here})`;
}
