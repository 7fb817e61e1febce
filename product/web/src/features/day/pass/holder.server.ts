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

/** Whether what they have would open the pass of somebody whose data are blocked, which opens to nobody. */
export async function isPassBlocked(request: Request, actor: Actor): Promise<boolean> {
  const token = tokenIn(request);
  const behind = token && (await recordBehind(token));
  const own = actor.kind === "person" ? await recordOfAccount(actor.id) : undefined;
  return (behind || own)?.status === "data_blocked";
}

/** Nobody where the link was replaced or the person's data are gone. */
export const holderBehind = async (token: string): Promise<Holder | undefined> => unlessGone(await recordBehind(token));

export const isBlockedBehind = async (token: string): Promise<boolean> =>
  (await recordBehind(token))?.status === "data_blocked";

export const accountsWorker = async (userId: string): Promise<Holder | undefined> =>
  unlessGone(await recordOfAccount(userId));

type Standing = Holder & Pick<typeof workers.$inferSelect, "status">;

const unlessGone = (record: Standing | undefined): Holder | undefined =>
  record && record.status !== "data_blocked" && record.status !== "erased"
    ? { workerId: record.workerId, legalEntityId: record.legalEntityId }
    : undefined;

/** If the record was merged into another, the record that stays. */
async function recordBehind(token: string): Promise<Standing | undefined> {
  const [found] = await database
    .select({ workerId: standing.id, legalEntityId: standing.legalEntityId, status: standing.status })
    .from(passes)
    .innerJoin(workers, eq(workers.id, passes.workerId))
    .innerJoin(standing, eq(standing.id, sql`coalesce(${workers.mergedInto}, ${workers.id})`))
    .where(eq(passes.tokenHash, sha256Of(token)));
  return found;
}

const standing = alias(workers, "standing");

async function recordOfAccount(userId: string): Promise<Standing | undefined> {
  const [found] = await database
    .select({ workerId: workers.id, legalEntityId: workers.legalEntityId, status: workers.status })
    .from(workers)
    .where(and(eq(workers.userId, userId), isNull(workers.mergedInto)));
  return found;
}
