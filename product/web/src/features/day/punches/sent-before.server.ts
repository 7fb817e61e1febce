import { and, eq, gte, lt, max, or, sql } from "drizzle-orm";
import { longestStayMs } from "@product/domain/day/person-at-gate";
import { Refused } from "@product/domain/refusals";
import { amongIds } from "@product/database/among";
import { punches } from "@product/database/tables/day/punch";
import { workers } from "@product/database/tables/people/worker";
import type { Transaction } from "#request/perform.ts";
import { Overtaken, type NewPunch } from "./new-punch.server.ts";

type Reader = Pick<Transaction, "select">;

/** By the record that stays where two became one: punches keep the id that they were made with. */
const keptId = sql<string>`coalesce(${workers.mergedInto}, ${punches.workerId})`;

/** Punches already written under these names; a name that belongs to another worker's punch is refused. */
export async function sentBefore(reader: Reader, sent: readonly Pick<NewPunch, "clientId" | "workerId">[]) {
  const clients = sent.map(({ clientId }) => clientId);
  const found = await reader
    .select({ id: punches.id, at: punches.at, kind: punches.kind, clientId: punches.clientId, workerId: keptId })
    .from(punches)
    .innerJoin(workers, eq(workers.id, punches.workerId))
    .where(amongIds(punches.clientId, clients));
  const byName = Map.groupBy(found, ({ clientId }) => clientId);
  const theirPunches = sent.flatMap(({ clientId, workerId }) => {
    const named = byName.get(clientId);
    const own = named?.find((punch) => punch.workerId === workerId);
    if (named && !own) throw new Refused({ code: "punch.sent-for-another" });
    return own ? [own] : [];
  });
  return new Map(theirPunches.map((punch) => [punch.clientId, punch]));
}

/** Two requests that use the same names wait for each other. */
export async function lockNames(tx: Transaction, clients: readonly string[]): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('punch ' || name, 0))
    FROM (SELECT name FROM unnest(${sql.param([...clients])}::text[]) AS name ORDER BY name) AS names`);
}

/** While their workers are locked: what was decided still follows from all that is written of them. */
export async function ensureNotOvertaken(tx: Transaction, newPunches: readonly NewPunch[], now: Date): Promise<void> {
  const decided = newPunches.filter(({ follows }) => follows !== undefined);
  if (decided.length === 0) return;
  const people = [...new Set(decided.map(({ workerId }) => workerId))];
  const first = Math.min(...decided.map(({ at = now }) => at.getTime()));
  const found = await tx
    .select({ workerId: keptId, newest: max(punches.written) })
    .from(punches)
    .innerJoin(workers, eq(workers.id, punches.workerId))
    .where(
      and(
        eq(punches.eventId, decided[0]!.eventId!),
        or(amongIds(workers.id, people), amongIds(workers.mergedInto, people)),
        gte(punches.at, new Date(first - longestStayMs)),
        lt(punches.at, new Date(now.getTime() + 1)),
      ),
    )
    .groupBy(keptId);
  const newest = new Map(found.map((punch) => [punch.workerId, BigInt(punch.newest ?? 0)]));
  if (decided.some(({ workerId, follows }) => (newest.get(workerId) ?? 0n) > follows!)) throw new Overtaken();
}
