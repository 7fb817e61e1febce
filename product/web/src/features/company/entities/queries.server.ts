import { and, eq, isNull, sql } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { database } from "@product/database/client";
import { legalEntities } from "@product/database/tables/master-data";
import { narrowed } from "#request/who-may.ts";

const seenBy = (actor: Actor) => narrowed(actor, "settings.view", "entity", legalEntities.id);

export type EntityRow = Awaited<ReturnType<typeof entityRows>>[number];

export const entityRows = (actor: Actor) =>
  database
    .select({
      id: legalEntities.id,
      name: legalEntities.name,
      country: legalEntities.country,
      taxId: legalEntities.taxId,
      isArchived: sql<boolean>`${legalEntities.archivedAt} IS NOT NULL`,
    })
    .from(legalEntities)
    .where(seenBy(actor));

export const entityWith = async (actor: Actor, id: string) =>
  (
    await database
      .select()
      .from(legalEntities)
      .where(and(eq(legalEntities.id, id), seenBy(actor)))
  )[0];

export const entityCount = (actor: Actor) =>
  database.$count(legalEntities, and(isNull(legalEntities.archivedAt), seenBy(actor)));
