import { and, asc, eq, inArray, isNull, or, sql } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import type { Filter } from "@product/domain/filters/filter";
import { mayFilter } from "@product/domain/filters/may-filter";
import { readFilter } from "@product/domain/filters/read-filter";
import type { ListKind } from "@product/domain/filters/list-kind";
import type { Locale } from "@product/domain/locales";
import { database } from "@product/database/client";
import { accounts } from "@product/database/tables/access/account";
import { groups, memberships } from "@product/database/tables/access/group";
import { chosenViews, savedViews } from "@product/database/tables/ground/saved-view";

/** A filter that cannot be read any more finds no row, rather than every one. */
const nobody: Filter = { or: [] };

export type SavedView = Awaited<ReturnType<typeof viewsOf>>[number];

/** The views that someone has: their own, and those that are shared with them and ask for nothing that they may not see. */
export async function viewsOf(actor: Actor, kind: ListKind) {
  if (actor.kind !== "person") return [];
  const rows = await database
    .select({
      id: savedViews.id,
      ownerId: savedViews.ownerId,
      owner: accounts.name,
      name: savedViews.name,
      filter: savedViews.filter,
      searched: savedViews.searched,
      sort: savedViews.sort,
      columns: savedViews.columns,
      density: savedViews.density,
      layout: savedViews.layout,
      sharing: savedViews.sharing,
      groupId: savedViews.groupId,
      version: savedViews.version,
      isChosen: sql<boolean>`(${chosenViews.viewId} IS NOT NULL)`,
    })
    .from(savedViews)
    .innerJoin(accounts, eq(accounts.userId, savedViews.ownerId))
    .leftJoin(chosenViews, and(eq(chosenViews.viewId, savedViews.id), eq(chosenViews.userId, actor.id)))
    .where(and(eq(savedViews.kind, kind.record), isSharedWith(actor.id)))
    .orderBy(asc(savedViews.createdAt), asc(savedViews.id));
  return rows
    .map((row) => ({
      ...row,
      isOwn: row.ownerId === actor.id,
      filter: readFilter(row.filter, kind.fields) ?? nobody,
      columns: kind.columns.filter((column) => row.columns.includes(column)),
    }))
    .filter(({ filter }) => mayFilter(actor.grants, kind.record, filter, kind.fields));
}

/** Their own, everyone's, and those of the groups that they are in. */
export const isSharedWith = (userId: string) =>
  or(
    eq(savedViews.ownerId, userId),
    eq(savedViews.sharing, "everyone"),
    and(
      eq(savedViews.sharing, "group"),
      inArray(
        savedViews.groupId,
        database.select({ id: memberships.groupId }).from(memberships).where(eq(memberships.userId, userId)),
      ),
    ),
  );

/** The groups that a view can be shared with. */
export async function sharingGroups(locale: Locale): Promise<{ id: string; name: string }[]> {
  const rows = await database
    .select({ id: groups.id, name: locale === "es" ? groups.nameEs : groups.nameEn })
    .from(groups)
    .where(isNull(groups.archivedAt));
  const { compare } = new Intl.Collator(locale);
  return rows.toSorted((a, b) => compare(a.name, b.name));
}
