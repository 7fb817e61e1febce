/** Whose pass a request opens: by the link that their browser keeps, or because they are signed in and a worker. */
import { and, eq, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Actor } from "@product/domain/actor";
import { database } from "@product/database/client";
import { passes } from "@product/database/tables/day/pass";
import { workers } from "@product/database/tables/people/worker";
import { sha256Of } from "@product/database/workers/contract-links";

export type Holder = { workerId: string; legalEntityId: string };

const cookieName = "pass";
const keptSeconds = 400 * 86_400;

/** Kept where no script reads it: the link is as good as the pass. */
export const passCookie = (token: string, isSecure: boolean): string =>
  `${cookieName}=${token}; Path=/; Max-Age=${token ? keptSeconds : 0}; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;

const tokenIn = (request: Request): string | undefined =>
  /(?:^|;\s*)pass=([\w-]{43})(?:;|$)/.exec(request.headers.get("Cookie") ?? "")?.[1];

export async function passHolder(request: Request, actor: Actor): Promise<Holder | undefined> {
  const token = tokenIn(request);
  return (token && (await holderBehind(token))) || (actor.kind === "person" ? accountsWorker(actor.id) : undefined);
}

/** Of two records made one, the one that stays; nobody where the link was replaced or the person's data are gone. */
export async function holderBehind(token: string): Promise<Holder | undefined> {
  const [found] = await database
    .select({ workerId: standing.id, legalEntityId: standing.legalEntityId })
    .from(passes)
    .innerJoin(workers, eq(workers.id, passes.workerId))
    .innerJoin(standing, eq(standing.id, sql`coalesce(${workers.mergedInto}, ${workers.id})`))
    .where(and(eq(passes.tokenHash, sha256Of(token)), sql`${standing.status} NOT IN ('data_blocked', 'erased')`));
  return found;
}

const standing = alias(workers, "standing");

export async function accountsWorker(userId: string): Promise<Holder | undefined> {
  const [worker] = await database
    .select({ workerId: workers.id, legalEntityId: workers.legalEntityId })
    .from(workers)
    .where(and(eq(workers.userId, userId), isNull(workers.mergedInto)));
  return worker;
}
