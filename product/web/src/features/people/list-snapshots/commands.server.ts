import { homeDay } from "#request/clock.ts";
import { and, inArray, sql } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { listedStatuses } from "@product/domain/people/workers";
import { Refused } from "@product/domain/refusals";
import { compileFilter } from "@product/database/filters/compile";
import { workerColumns } from "@product/database/filters/worker-columns";
import { listSnapshots, lists } from "@product/database/tables/people/list";
import { workers } from "@product/database/tables/people/worker";
import { filterOf, isMember, maySeeMembers, type List } from "#features/people/lists/queries.server.ts";
import { lockRecord } from "#features/ground/master-data/commands.server.ts";
import { perform } from "#request/perform.ts";
import type { KeepForm } from "./schema.ts";

/**
 * Keeps as a fact what a list is now: everyone in it, wherever they are, since whoever reads it later is shown those of their own
 * places. Sending to a list keeps one too.
 */
export const keepSnapshot = (actor: Actor, listId: string, { why }: KeepForm) =>
  perform(actor, "list.keep", async ({ tx, now, subject }) => {
    const list = subject(await lockRecord(tx, lists, listId));
    if (actor.kind === "person" && !maySeeMembers(actor, list)) throw new Refused({ code: "list.beyond-you" });
    const takenBy = actor.kind === "person" ? actor.id : null;
    const [snapshot] = await tx
      .insert(listSnapshots)
      .values({ listId, takenAt: now, takenBy, why, filter: list.filter })
      .returning({ id: listSnapshots.id });
    await tx.execute(sql`INSERT INTO app.list_moment_member (moment_id, worker_id)
      SELECT ${snapshot!.id}::uuid, ${workers.id} FROM ${workers} WHERE ${everyoneIn(list)}`);
    return { id: snapshot!.id };
  });

function everyoneIn(list: List) {
  const filter = filterOf(list);
  const isIn = list.kind === "static" || !filter ? isMember(list.id) : compileFilter(filter, workerColumns, homeDay());
  return and(inArray(workers.status, listedStatuses), isIn);
}
