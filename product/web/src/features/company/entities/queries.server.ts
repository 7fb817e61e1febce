import { asc, isNull } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { database } from "@product/database/client";
import { legalEntities } from "@product/database/tables/company/master-data";
import { recordWith, rowsOf } from "#features/ground/master-data/queries.server.ts";

export type EntityRow = Awaited<ReturnType<typeof entityRows>>[number];

/** Every legal entity that someone may see, archived or not. */
export const entityRows = (actor: Actor) => rowsOf("entity", ["name", "country", "taxId"], actor);

export const entityWith = (actor: Actor, id: string) => recordWith("entity", id, actor);

/** The details of each company for public pages; a handful, kept in memory by the server. */
export const companyDetails = () =>
  database
    .select({
      name: legalEntities.name,
      taxId: legalEntities.taxId,
      address: legalEntities.address,
      email: legalEntities.email,
      registry: legalEntities.registry,
    })
    .from(legalEntities)
    .where(isNull(legalEntities.archivedAt))
    .orderBy(asc(legalEntities.name));
