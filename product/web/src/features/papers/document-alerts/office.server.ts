/** Chooses the office readers of each alert: the people who may approve documents there. */
import { and, isNotNull, isNull } from "drizzle-orm";
import type { Grant } from "@product/domain/permissions/grants";
import { holdsAt } from "@product/domain/permissions/grants";
import { database } from "@product/database/client";
import { staff } from "@product/database/tables/access/group";
import { grantsOf, membershipsOf } from "#features/access/account/queries.server.ts";

/** A document, or a check of the right to work, that ends. */
export type Ending = { document?: string; check?: string; legalEntityId: string };

/** Documents and checks to tell each reader about, by the reader's id. */
export async function officeReaders(
  endings: readonly Ending[],
): Promise<Map<string, { documents: string[]; checks: string[] }>> {
  const endingsByUser = new Map<string, { documents: string[]; checks: string[] }>();
  if (endings.length === 0) return endingsByUser;
  const people = await database
    .select({ userId: staff.userId })
    .from(staff)
    .where(and(isNotNull(staff.joinedAt), isNull(staff.deactivatedAt)));
  for (const { userId } of people) {
    const grants = grantsOf(await membershipsOf(userId));
    const userEndings = endings.filter((ending) => isTold(grants, ending));
    if (userEndings.length > 0)
      endingsByUser.set(userId, {
        documents: userEndings.flatMap(({ document }) => document ?? []),
        checks: userEndings.flatMap(({ check }) => check ?? []),
      });
  }
  return endingsByUser;
}

/** Checks are about identity, and seen only by those who may see it. */
const isTold = (grants: readonly Grant[], { check, legalEntityId }: Ending): boolean =>
  holdsAt(grants, "document.approve", { entity: legalEntityId }) &&
  (check === undefined || holdsAt(grants, "identity.view", { entity: legalEntityId }));
