/**
 * The property of people, and how it passes to a colleague when they leave. Kinds of property of later steps are added
 * here.
 */
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { openStatuses } from "@product/domain/planning/events";
import { database } from "@product/database/client";
import { eventManagers, events } from "@product/database/tables/planning/event";
import { groups } from "@product/database/tables/access/group";
import { lists } from "@product/database/tables/people/list";
import { perform, type Transaction } from "#request/perform.ts";
import { withPermissionEverywhere } from "./giving.server.ts";

type Thing = { id: string; nameEn: string; nameEs: string };

type OwnedKind = {
  of: (reading: Pick<Transaction, "select">, userId: string) => Promise<Thing[]>;
  /** Writes the act on each thing, so that its own history tells of it. */
  handOver: (tx: Transaction, actor: Actor, from: string, to: string) => Promise<unknown>;
};

const kinds = {
  group: {
    of: (reading, userId) =>
      reading
        .select({ id: groups.id, nameEn: groups.nameEn, nameEs: groups.nameEs })
        .from(groups)
        .where(and(eq(groups.responsibleId, userId), isNull(groups.archivedAt))),
    handOver: (_tx, actor, from, to) =>
      perform(withPermissionEverywhere(actor, "group.edit"), "group.edit", async ({ tx, now, recordChange }) => {
        const theirGroups = await tx.select().from(groups).where(eq(groups.responsibleId, from)).for("update");
        for (const { id, version } of theirGroups) {
          await tx
            .update(groups)
            .set({ responsibleId: to, version: version + 1, updatedAt: now })
            .where(eq(groups.id, id));
          recordChange({ id }, { responsibleId: from }, { responsibleId: to });
        }
      }),
  },
  // The archived ones too, so that nobody who is gone owns anything.
  list: {
    of: (reading, userId) =>
      reading
        .select({ id: lists.id, nameEn: lists.name, nameEs: lists.name })
        .from(lists)
        .where(eq(lists.ownerId, userId)),
    handOver: (_tx, actor, from, to) =>
      perform(withPermissionEverywhere(actor, "list.edit"), "list.edit", async ({ tx, now, recordChange }) => {
        const theirLists = await tx.select().from(lists).where(eq(lists.ownerId, from)).for("update");
        for (const list of theirLists) {
          await tx
            .update(lists)
            .set({ ownerId: to, version: list.version + 1, updatedAt: now })
            .where(eq(lists.id, list.id));
          recordChange(list, { ownerId: from }, { ownerId: to });
        }
      }),
  },
  // Those that are over stay with whoever was in charge of them.
  event: {
    of: (reading, userId) =>
      reading
        .select({
          id: events.id,
          nameEn: sql<string>`coalesce(nullif(${events.titleEn}, ''), ${events.titleEs})`,
          nameEs: sql<string>`coalesce(nullif(${events.titleEs}, ''), ${events.titleEn})`,
        })
        .from(events)
        .innerJoin(eventManagers, eq(eventManagers.eventId, events.id))
        .where(managedBy(userId)),
    handOver: (_tx, actor, from, to) =>
      perform(withPermissionEverywhere(actor, "event.edit"), "event.edit", async ({ tx, now, recordChange }) => {
        const theirEvents = await tx
          .select({ event: events })
          .from(events)
          .innerJoin(eventManagers, eq(eventManagers.eventId, events.id))
          .where(managedBy(from))
          .orderBy(events.id)
          .for("update");
        for (const { event } of theirEvents) {
          await tx
            .delete(eventManagers)
            .where(and(eq(eventManagers.eventId, event.id), eq(eventManagers.userId, from)));
          await tx.insert(eventManagers).values({ eventId: event.id, userId: to }).onConflictDoNothing();
          await tx
            .update(events)
            .set({ version: event.version + 1, updatedAt: now })
            .where(eq(events.id, event.id));
          recordChange(event, { managers: [from] }, { managers: [to] });
        }
      }),
  },
} satisfies Record<string, OwnedKind>;

const managedBy = (userId: string) => and(eq(eventManagers.userId, userId), inArray(events.status, [...openStatuses]));

export type OwnedThing = { kind: keyof typeof kinds } & Thing;

export async function ownedBy(userId: string, reading: Pick<Transaction, "select"> = database): Promise<OwnedThing[]> {
  const things = Object.entries(kinds).map(async ([kind, { of }]) =>
    (await of(reading, userId)).map((thing): OwnedThing => ({ kind: kind as OwnedThing["kind"], ...thing })),
  );
  return (await Promise.all(things)).flat();
}

/** Passes everything on. Each kind is asked only where there is something of it, since an act without a subject is none. */
export async function handOver(tx: Transaction, actor: Actor, from: string, to: string): Promise<void> {
  for (const { of, handOver: pass } of Object.values(kinds))
    if ((await of(tx, from)).length > 0) await pass(tx, actor, from, to);
}
