import { inArray } from "drizzle-orm";
import { z } from "zod";
import { mayAtAll, type Actor } from "@product/domain/actor";
import { isLiveKind, liveKinds } from "@product/domain/live";
import { database } from "@product/database/client";
import { accounts } from "@product/database/tables/account";

const userIds = z.array(z.uuid()).max(50);

/** The names of people who have a record of this kind open, for those who may have it open too; undefined for others. */
export async function namesOfPeopleHere(
  actor: Actor,
  kind: string,
  ids: readonly string[],
): Promise<{ id: string; name: string }[] | undefined> {
  if (!isLiveKind(kind) || !mayAtAll(actor, liveKinds[kind])) return undefined;
  const wanted = userIds.safeParse(ids);
  if (!wanted.success || wanted.data.length === 0) return [];
  return database
    .select({ id: accounts.userId, name: accounts.name })
    .from(accounts)
    .where(inArray(accounts.userId, wanted.data));
}
