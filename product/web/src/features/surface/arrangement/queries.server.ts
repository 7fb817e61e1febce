import { and, asc, eq, isNull } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { hiddenInAll, type Arrangement } from "@product/domain/surface/arrangement";
import { database } from "@product/database/client";
import { dashboardArrangements, groupDashboards } from "@product/database/tables/ground/dashboard";
import { groups, memberships } from "@product/database/tables/access/group";

/** How someone ordered their dashboard, and what none of their groups needs. */
export async function arrangementOf(actor: Actor): Promise<Arrangement & { notForGroups: readonly string[] }> {
  if (actor.kind !== "person") return { keys: [], hidden: [], notForGroups: [] };
  const [[own], groupRows] = await Promise.all([
    database.select().from(dashboardArrangements).where(eq(dashboardArrangements.person, actor.id)),
    database
      .selectDistinct({ id: groups.id, hidden: groupDashboards.hidden })
      .from(memberships)
      .innerJoin(groups, and(eq(groups.id, memberships.groupId), isNull(groups.archivedAt)))
      .leftJoin(groupDashboards, eq(groupDashboards.groupId, groups.id))
      .where(eq(memberships.userId, actor.id)),
  ]);
  const notForGroups = hiddenInAll(groupRows.map(({ hidden }) => hidden ?? []));
  return { keys: own?.keys ?? [], hidden: own?.hidden ?? [], notForGroups };
}

/** The groups whose dashboards can be set. */
export const groupsToArrange = () =>
  database
    .select({ id: groups.id, nameEn: groups.nameEn, nameEs: groups.nameEs, hidden: groupDashboards.hidden })
    .from(groups)
    .leftJoin(groupDashboards, eq(groupDashboards.groupId, groups.id))
    .where(isNull(groups.archivedAt))
    .orderBy(asc(groups.nameEn));
