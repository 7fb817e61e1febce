import { and, desc, eq, gt, isNull, type SQL } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { database } from "@product/database/client";
import { inspectionLinks } from "@product/database/tables/day/inspection";
import { legalEntities } from "@product/database/tables/company/master-data";
import { sha256Of } from "@product/database/workers/contract-links";
import { permittedRows } from "#request/who-may.ts";

const links = (where: SQL | undefined) =>
  database
    .select({
      id: inspectionLinks.id,
      legalEntityId: inspectionLinks.legalEntityId,
      entity: legalEntities.name,
      timeZone: legalEntities.timeZone,
      firstDay: inspectionLinks.firstDay,
      lastDay: inspectionLinks.lastDay,
      note: inspectionLinks.note,
      createdAt: inspectionLinks.createdAt,
      expiresAt: inspectionLinks.expiresAt,
      revokedAt: inspectionLinks.revokedAt,
    })
    .from(inspectionLinks)
    .innerJoin(legalEntities, eq(legalEntities.id, inspectionLinks.legalEntityId))
    .where(where)
    .orderBy(desc(inspectionLinks.createdAt))
    .limit(100);

const seenBy = (actor: Actor) => permittedRows(actor, "time.export", "entity", inspectionLinks.legalEntityId);

export const inspections = (actor: Actor) => links(seenBy(actor));
export type Inspection = Awaited<ReturnType<typeof inspections>>[number];

export const inspectionWith = async (actor: Actor, id: string) =>
  (await links(and(eq(inspectionLinks.id, id), seenBy(actor))))[0];

/** The inspection behind a link, as long as the link works. */
export const behindLink = async (token: string, now: Date) =>
  (
    await links(
      and(
        eq(inspectionLinks.tokenHash, sha256Of(token)),
        isNull(inspectionLinks.revokedAt),
        gt(inspectionLinks.expiresAt, now),
      ),
    )
  )[0];

export const entitiesToInspect = (actor: Actor) =>
  database
    .select({ id: legalEntities.id, name: legalEntities.name })
    .from(legalEntities)
    .where(and(isNull(legalEntities.archivedAt), permittedRows(actor, "time.export", "entity", legalEntities.id)))
    .orderBy(legalEntities.name);
