/** Which lists someone sees, and which of them are offered. */
import { and, eq, isNotNull, isNull, or, sql, type SQL } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import type { Permission } from "@product/domain/permissions/catalogue";
import { lists } from "@product/database/tables/people/list";
import type { ListView } from "./views.ts";
import { permittedRows } from "#request/who-may.ts";

/** Its owner, the groups it is shared with, and who may edit it where it lies. */
export function seenBy(actor: Actor): SQL | undefined {
  if (actor.kind !== "person") return actor.kind === "system" ? undefined : sql`false`;
  const isShared = sql`EXISTS (SELECT FROM app.list_group shared
    JOIN app.membership m ON m.group_id = shared.group_id AND m.user_id = ${actor.id}
    JOIN app."group" g ON g.id = m.group_id AND g.archived_at IS NULL WHERE shared.list_id = ${lists.id})`;
  const isTheirs = or(eq(lists.ownerId, actor.id), isShared, heldAt(actor, "list.edit") ?? sql`true`);
  return and(heldAt(actor, "list.view"), isTheirs);
}

/** Lists of a client lie there, the others nowhere; undefined for everywhere. */
const heldAt = (actor: Actor, permission: Permission): SQL | undefined =>
  permittedRows(actor, permission, "client", lists.clientId);

/** Whether a list is offered on a day, has ended by then, or is put away. */
export function isIn(view: ListView, day: string): SQL | undefined {
  if (view === "archived") return isNotNull(lists.archivedAt);
  return and(isNull(lists.archivedAt), view === "ended" ? sql`NOT ${isOpen(day)}` : isOpen(day));
}

const isOpen = (day: string): SQL => sql`(${lists.expiresOn} IS NULL OR ${lists.expiresOn} >= ${day}::date)`;
