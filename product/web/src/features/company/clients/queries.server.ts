import { and, eq, isNull, sql } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { database } from "@product/database/client";
import { clients } from "@product/database/tables/master-data";
import { narrowed } from "#request/who-may.ts";

const seenBy = (actor: Actor) => narrowed(actor, "client.view", "client", clients.id);

export type ClientRow = Awaited<ReturnType<typeof clientRows>>[number];

/** Every client that someone may see, archived or not. */
export const clientRows = (actor: Actor) =>
  database
    .select({
      id: clients.id,
      name: clients.name,
      contactName: clients.contactName,
      contactPhone: clients.contactPhone,
      isArchived: sql<boolean>`${clients.archivedAt} IS NOT NULL`,
    })
    .from(clients)
    .where(seenBy(actor));

export const clientWith = async (actor: Actor, id: string) =>
  (
    await database
      .select()
      .from(clients)
      .where(and(eq(clients.id, id), seenBy(actor)))
  )[0];

export const clientCount = (actor: Actor) => database.$count(clients, and(isNull(clients.archivedAt), seenBy(actor)));
