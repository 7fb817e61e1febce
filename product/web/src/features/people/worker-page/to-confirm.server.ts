import { and, asc, count, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { database } from "@product/database/client";
import { workers } from "@product/database/tables/people/worker";
import { workerProposals } from "@product/database/tables/people/worker-record";
import type { Counted } from "#request/slices/slice.ts";
import { permittedRows } from "#request/who-may.ts";

const mostNamed = 5;

/** Whose block, or the end of one, waits for this very person: nobody confirms what they proposed, nor what is about themselves. */
export async function blocksToConfirm(actor: Actor): Promise<Counted> {
  const own = actor.kind === "person" ? actor.id : null;
  const waiting = and(
    inArray(workerProposals.kind, ["block", "unblock"]),
    isNull(workerProposals.confirmedBy),
    permittedRows(actor, "worker.approve", "entity", workers.legalEntityId),
    sql`${workerProposals.proposedBy} IS DISTINCT FROM ${own}`,
    sql`${workers.userId} IS DISTINCT FROM ${own}`,
  );
  const [[all], first] = await Promise.all([
    database
      .select({ n: count() })
      .from(workerProposals)
      .innerJoin(workers, eq(workers.id, workerProposals.workerId))
      .where(waiting),
    database
      .select({ id: workers.id, name: sql<string>`btrim(${workers.firstName} || ' ' || ${workers.lastName})` })
      .from(workerProposals)
      .innerJoin(workers, eq(workers.id, workerProposals.workerId))
      .where(waiting)
      .orderBy(asc(workerProposals.proposedAt))
      .limit(mostNamed),
  ]);
  const each = first.map(({ id, name }) => ({ name, at: `/admin/workers/${id}` }));
  return { n: all!.n, most: Number.MAX_SAFE_INTEGER, each };
}
