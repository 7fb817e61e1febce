import { and, desc, eq, sql, type SQL } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { database } from "@product/database/client";
import { accounts } from "@product/database/tables/access/account";
import { listMomentMembers, listMoments } from "@product/database/tables/people/list";
import { someWorkers } from "@product/database/tables/people/worker";
import { countsOf, everyone, maySeeMembers, membersSeen, type List } from "#features/people/lists/queries.server.ts";
import { foundBy } from "#features/people/workers/queries.server.ts";
import type { Since } from "./sinces.ts";

const mostMoments = 50;

const momentFields = {
  id: listMoments.id,
  takenAt: listMoments.takenAt,
  by: accounts.name,
  why: listMoments.why,
  filter: listMoments.filter,
};

/** The newest moments that were kept of a list, each with how many of its people the reader sees. */
export async function momentsOf(actor: Actor, list: List) {
  const rows = await database
    .select(momentFields)
    .from(listMoments)
    .leftJoin(accounts, eq(accounts.userId, listMoments.takenBy))
    .where(eq(listMoments.listId, list.id))
    .orderBy(desc(listMoments.takenAt), desc(listMoments.id))
    .limit(mostMoments);
  const counts = await countsOf(rows.map((moment) => wereIn(actor, list, moment)));
  return rows.map(({ filter: _kept, ...moment }, index) => ({ ...moment, count: counts[index] }));
}

export type Moment = Awaited<ReturnType<typeof momentsOf>>[number];

export async function momentWith(list: List, momentId: string) {
  const [moment] = await database
    .select(momentFields)
    .from(listMoments)
    .leftJoin(accounts, eq(accounts.userId, listMoments.takenBy))
    .where(and(eq(listMoments.id, momentId), eq(listMoments.listId, list.id)));
  return moment;
}

type KeptMoment = { id: string; filter: unknown };

/**
 * The members in a snapshot, among the workers whom the reader sees today; undefined where its filter asks for data
 * that the reader may not see.
 */
function wereIn(actor: Actor, { kind }: List, { id, filter }: KeptMoment): SQL | undefined {
  if (!maySeeMembers(actor, { kind, filter })) return undefined;
  return sql`(${foundBy(everyone, actor)} AND ${someWorkers.id} IN
    (SELECT ${listMomentMembers.workerId} FROM ${listMomentMembers} WHERE ${listMomentMembers.momentId} = ${id}))`;
}

/** Then against today: who is in both, who has come since, and who has gone. */
export function comparison(actor: Actor, list: List, moment: KeptMoment): Record<Since, SQL> | undefined {
  const then = wereIn(actor, list, moment);
  const now = membersSeen(actor, list);
  if (!then || !now) return undefined;
  return { kept: then, come: sql`(${now} AND NOT ${then})`, gone: sql`(${then} AND NOT ${now})` };
}
