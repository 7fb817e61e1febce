import { asc, isNull, sql } from "drizzle-orm";
import { isPermitted, type Actor } from "@product/domain/actor";
import type { Permission } from "@product/domain/permissions/catalogue";
import type { PlaceKind } from "@product/domain/permissions/grants";
import { database } from "@product/database/client";
import { clients, legalEntities, venues } from "@product/database/tables/company/master-data";

export type ChoosablePlace = { kind: PlaceKind; id: string; name: string };

/** Where the actor can give a group instead of everywhere. */
export const placesToGive = async (actor: Actor, permission: Permission): Promise<ChoosablePlace[]> =>
  (await placesToChoose()).filter(({ kind, id }) => isPermitted(actor, permission, { [kind]: id }));

/** Where a group can be given instead of everywhere: legal entities, clients and venues. Events join as they are built. */
export const placesToChoose = async (): Promise<ChoosablePlace[]> =>
  (
    await Promise.all([placesIn("entity", legalEntities), placesIn("client", clients), placesIn("venue", venues)])
  ).flat();

const placesIn = (kind: PlaceKind, table: typeof legalEntities | typeof clients | typeof venues) =>
  database
    .select({ kind: sql<PlaceKind>`${kind}`, id: table.id, name: table.name })
    .from(table as typeof clients)
    .where(isNull(table.archivedAt))
    .orderBy(asc(table.name));
