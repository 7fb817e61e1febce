import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { database } from "@product/database/client";
import { accounts } from "@product/database/tables/access/account";
import { erasures } from "@product/database/tables/privacy/erasure";
import { workers } from "@product/database/tables/people/worker";
import type { Counted } from "#request/slices/slice.ts";
import { permittedRows } from "#request/who-may.ts";

/** The proposed erasure that waits for a second person. */
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

const mostNamed = 5;

/** Whose erasure waits for this very person: nobody confirms what they proposed. */
export async function erasuresToConfirm(actor: Actor): Promise<Counted> {
  const own = actor.kind === "person" ? actor.id : null;
  const waiting = await database
    .select({ id: workers.id, name: sql<string>`btrim(${workers.firstName} || ' ' || ${workers.lastName})` })
    .from(erasures)
    .innerJoin(workers, eq(workers.id, erasures.workerId))
    .where(
      and(
        isNull(erasures.confirmedAt),
        permittedRows(actor, "worker.delete", "entity", workers.legalEntityId),
        sql`${erasures.proposedBy} IS DISTINCT FROM ${own}`,
      ),
    )
    .orderBy(asc(erasures.proposedAt))
    .limit(mostShown + 1);
  const each = waiting.slice(0, mostNamed).map(({ id, name }) => ({ name, at: `/admin/workers/${id}/data` }));
  return { n: waiting.length, most: mostShown, each };
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
        permittedRows(actor, "settings.delete", "entity", workers.legalEntityId),
      ),
    )
    .orderBy(asc(erasures.blockedUntil), asc(workers.code))
    .limit(mostShown);
