import { and, asc, eq, isNull } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { database } from "@product/database/client";
import { accounts } from "@product/database/tables/account";
import { erasures } from "@product/database/tables/erasure";
import { workers } from "@product/database/tables/worker";
import { narrowed } from "#request/who-may.ts";

/** What waits for a second person. */
export async function erasureProposedFor(workerId: string) {
  const [proposal] = await database
    .select({
      proposal: erasures.proposalId,
      reason: erasures.reason,
      by: erasures.proposedBy,
      name: accounts.name,
      at: erasures.proposedAt,
    })
    .from(erasures)
    .leftJoin(accounts, eq(accounts.userId, erasures.proposedBy))
    .where(and(eq(erasures.workerId, workerId), isNull(erasures.confirmedAt)));
  return proposal;
}

const mostShown = 200;

/** Whose data is blocked, by the code that is left of them; who is due first. */
export const blockedPeople = (actor: Actor) =>
  database
    .select({ id: workers.id, code: workers.code, since: erasures.confirmedAt, until: erasures.blockedUntil })
    .from(erasures)
    .innerJoin(workers, eq(workers.id, erasures.workerId))
    .where(
      and(
        eq(workers.status, "data_blocked"),
        isNull(erasures.erasedAt),
        narrowed(actor, "settings.delete", "entity", workers.legalEntityId),
      ),
    )
    .orderBy(asc(erasures.blockedUntil), asc(workers.code))
    .limit(mostShown);
