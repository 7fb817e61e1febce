import { eq } from "drizzle-orm";
import { NotPermitted, type Actor } from "@product/domain/actor";
import { Refused } from "@product/domain/refusals";
import { arrangedBy } from "@product/domain/surface/arrangement";
import { dashboardArrangements, groupDashboards } from "@product/database/tables/ground/dashboard";
import { groups } from "@product/database/tables/access/group";
import { perform } from "#request/perform.ts";
import type { Arranging } from "./schema.ts";

/** Rearranges the parts in `known`, which exist for this reader; any other key changes nothing. */
export async function arrangeDashboard(actor: Actor, known: readonly string[], { key, step }: Arranging) {
  if (actor.kind !== "person") throw new NotPermitted(actor, "self");
  const { id: person } = actor;
  return perform(actor, "account.arrange-dashboard", async ({ tx, now, subject }) => {
    subject({ userId: person });
    const [was] = await tx
      .select()
      .from(dashboardArrangements)
      .where(eq(dashboardArrangements.person, person))
      .for("update");
    const { keys, hidden } = arrangedBy(known, was ?? { keys: [], hidden: [] }, key, step);
    const after = { keys: [...keys], hidden: hidden.filter((each) => known.includes(each)), updatedAt: now };
    await tx
      .insert(dashboardArrangements)
      .values({ person, ...after })
      .onConflictDoUpdate({ target: dashboardArrangements.person, set: after });
  });
}

/** Chooses the parts that a group's dashboard leaves out; permissions decide whether its people see the rest. */
export const arrangeGroup = (actor: Actor, groupId: string, known: readonly string[], { key, step }: Arranging) =>
  perform(actor, "group.set-dashboard", async ({ tx, now, recordChange }) => {
    const [group] = await tx.select().from(groups).where(eq(groups.id, groupId)).for("update");
    if (!group || group.archivedAt || !known.includes(key)) throw new Refused({ code: "group.changed-meanwhile" });
    const [was] = await tx.select().from(groupDashboards).where(eq(groupDashboards.groupId, groupId));
    const before = was?.hidden ?? [];
    const others = before.filter((each) => each !== key);
    const hidden = step === "hide" ? [...others, key] : step === "show" ? others : before;
    await tx
      .insert(groupDashboards)
      .values({ groupId, hidden, updatedAt: now })
      .onConflictDoUpdate({ target: groupDashboards.groupId, set: { hidden, updatedAt: now } });
    recordChange(group, { hidden: before }, { hidden });
  });
