import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { isPermitted, type Actor } from "@product/domain/actor";
import { database } from "@product/database/client";
import { futureAssignments } from "@product/database/workers/release-assignments";
import { accounts } from "@product/database/tables/access/account";
import { listMembers, lists } from "@product/database/tables/people/list";
import { clients } from "@product/database/tables/company/master-data";
import { clockNow, homeDay } from "#request/clock.ts";
import { permittedRows } from "#request/who-may.ts";

/** Which clients do not want someone, as far as the reader keeps those lists, and for which they may block them. */
export async function clientBlocksOf(actor: Actor, workerId: string) {
  if (!isPermitted(actor, "list.edit")) return undefined;
  const [blocks, offered, coming] = await Promise.all([
    standingBlocks(actor, workerId),
    database
      .select({ id: clients.id, name: clients.name })
      .from(clients)
      .where(and(isNull(clients.archivedAt), permittedRows(actor, "list.edit", "client", clients.id)))
      .orderBy(asc(clients.name)),
    futureAssignments(database, workerId, clockNow()),
  ]);
  const taken = new Set(blocks.map(({ clientId }) => clientId));
  return {
    blocks: blocks.map((block) => ({
      ...block,
      coming: coming.filter(({ event }) => event.clientId === block.clientId).length,
    })),
    clients: offered.filter(({ id }) => !taken.has(id)),
  };
}
export type ClientBlocks = NonNullable<Awaited<ReturnType<typeof clientBlocksOf>>>;

const standingBlocks = (actor: Actor, workerId: string) =>
  database
    .select({
      listId: lists.id,
      clientId: clients.id,
      client: clients.name,
      list: lists.name,
      reason: listMembers.reason,
      since: sql<number>`extract(epoch FROM ${listMembers.addedAt})::float8 * 1000`,
      by: accounts.name,
      until: lists.expiresOn,
    })
    .from(listMembers)
    .innerJoin(lists, eq(lists.id, listMembers.listId))
    .innerJoin(clients, eq(clients.id, lists.clientId))
    .leftJoin(accounts, eq(accounts.userId, listMembers.addedBy))
    .where(
      and(
        eq(listMembers.workerId, workerId),
        isNull(listMembers.removedAt),
        eq(lists.purpose, "deny"),
        isNull(lists.archivedAt),
        sql`coalesce(${lists.expiresOn} >= ${homeDay()}::date, true)`,
        permittedRows(actor, "list.edit", "client", lists.clientId),
      ),
    )
    .orderBy(asc(clients.name), asc(lists.id));
