import { and, asc, eq, gte, isNull, or } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { listNameLength } from "@product/domain/people/lists";
import { Refused } from "@product/domain/refusals";
import { listMembers, lists } from "@product/database/tables/people/list";
import { clients } from "@product/database/tables/company/master-data";
import { lockRecord } from "#features/ground/master-data/commands.server.ts";
import { chosenBy, putIn, removeMembers } from "#features/people/list-members/commands.server.ts";
import { createList } from "#features/people/lists/commands.server.ts";
import type { NewListForm } from "#features/people/lists/schema.ts";
import { homeDay } from "#request/clock.ts";
import { perform, type Transaction } from "#request/perform.ts";
import type { BlockForm, LiftForm } from "./schema.ts";

/** Puts someone on the list of those whom a client does not want; the first block of a client makes that list. */
export const blockForClient = (actor: Actor, workerId: string, { clientId, reason }: BlockForm) =>
  perform(actor, "list.add-members", async ({ tx, now, subject, recordChange }) => {
    // A second request for the same client waits here and finds the list that the first one made.
    const [client] = await tx.select().from(clients).where(eq(clients.id, clientId)).for("update");
    const listId = (await keptFor(tx, clientId)) ?? (await newListFor(actor, client));
    const list = subject(await lockRecord(tx, lists, listId));
    const before = await tx.$count(listMembers, and(eq(listMembers.listId, listId), isNull(listMembers.removedAt)));
    const added = await putIn(tx, listId, chosenBy(actor, { worker: [workerId] }), {
      by: idOf(actor),
      at: now,
      reason,
    });
    if (added === 0) throw new Refused({ code: "list.nobody-new" });
    recordChange(list, { members: before }, { members: before + 1 });
    return { id: listId };
  });

export const liftBlock = (actor: Actor, workerId: string, { listId, reason }: LiftForm) =>
  removeMembers(actor, listId, { worker: [workerId], reason });

/** The oldest that is kept by hand and has not ended. */
async function keptFor(tx: Transaction, clientId: string): Promise<string | undefined> {
  const [list] = await tx
    .select({ id: lists.id })
    .from(lists)
    .where(
      and(
        eq(lists.clientId, clientId),
        eq(lists.purpose, "deny"),
        eq(lists.kind, "static"),
        isNull(lists.archivedAt),
        or(isNull(lists.expiresOn), gte(lists.expiresOn, homeDay())),
      ),
    )
    .orderBy(asc(lists.createdAt), asc(lists.id))
    .limit(1);
  return list?.id;
}

async function newListFor(actor: Actor, client: typeof clients.$inferSelect | undefined): Promise<string> {
  if (!client || client.archivedAt !== null) throw new Refused({ code: "staff.choice-gone" });
  const name = `${client.name} · no enviar / do not send`.slice(0, listNameLength);
  const form: NewListForm = { name, kind: "static", purpose: "deny", clientId: client.id, expiresOn: null, groups: [] };
  return (await createList(actor, form)).id;
}

const idOf = (actor: Actor) => (actor.kind === "person" ? actor.id : null);
