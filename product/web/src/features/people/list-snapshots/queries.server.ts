import { and, desc, eq, sql, type SQL } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { database } from "@product/database/client";
import { accounts } from "@product/database/tables/access/account";
import { listSnapshotMembers, listSnapshots } from "@product/database/tables/people/list";
import { someWorkers } from "@product/database/tables/people/worker";
import { countsOf, everyone, maySeeMembers, membersSeen, type List } from "#features/people/lists/queries.server.ts";
import { foundBy } from "#features/people/workers/queries.server.ts";
import type { Since } from "./sinces.ts";

const mostSnapshots = 50;

const snapshotFields = {
  id: listSnapshots.id,
  takenAt: listSnapshots.takenAt,
  by: accounts.name,
  why: listSnapshots.why,
  filter: listSnapshots.filter,
};

/** The newest moments that were kept of a list, each with how many of its people the reader sees. */
export async function momentsOf(actor: Actor, list: List) {
  const rows = await database
    .select(snapshotFields)
    .from(listSnapshots)
    .leftJoin(accounts, eq(accounts.userId, listSnapshots.takenBy))
    .where(eq(listSnapshots.listId, list.id))
    .orderBy(desc(listSnapshots.takenAt), desc(listSnapshots.id))
    .limit(mostSnapshots);
  const counts = await countsOf(rows.map((snapshot) => wereIn(actor, list, snapshot)));
  return rows.map(({ filter: _kept, ...snapshot }, index) => ({ ...snapshot, count: counts[index] }));
}

export type Snapshot = Awaited<ReturnType<typeof momentsOf>>[number];

export async function snapshotWith(list: List, snapshotId: string) {
  const [snapshot] = await database
    .select(snapshotFields)
    .from(listSnapshots)
    .leftJoin(accounts, eq(accounts.userId, listSnapshots.takenBy))
    .where(and(eq(listSnapshots.id, snapshotId), eq(listSnapshots.listId, list.id)));
  return snapshot;
}

type KeptSnapshot = { id: string; filter: unknown };

/**
 * The members in a snapshot, among the workers whom the reader sees today; undefined where its filter asks for data
 * that the reader may not see.
 */
function wereIn(actor: Actor, { kind }: List, { id, filter }: KeptSnapshot): SQL | undefined {
  if (!maySeeMembers(actor, { kind, filter })) return undefined;
  return sql`(${foundBy(everyone, actor)} AND ${someWorkers.id} IN
    (SELECT ${listSnapshotMembers.workerId} FROM ${listSnapshotMembers} WHERE ${listSnapshotMembers.snapshotId} = ${id}))`;
}

/** Then against today: who is in both, who has come since, and who has gone. */
export function comparison(actor: Actor, list: List, snapshot: KeptSnapshot): Record<Since, SQL> | undefined {
  const then = wereIn(actor, list, snapshot);
  const now = membersSeen(actor, list);
  if (!then || !now) return undefined;
  return { kept: then, come: sql`(${now} AND NOT ${then})`, gone: sql`(${then} AND NOT ${now})` };
}
