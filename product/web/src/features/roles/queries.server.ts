import { eq, isNull, sql } from "drizzle-orm";
import { database } from "@product/database/client";
import { roles } from "@product/database/tables/master-data";

export type RoleRow = Awaited<ReturnType<typeof roleRows>>[number];

/** Every role, archived or not. */
export const roleRows = () =>
  database
    .select({
      id: roles.id,
      nameEn: roles.nameEn,
      nameEs: roles.nameEs,
      minimumAge: roles.minimumAge,
      leads: roles.leads,
      isArchived: sql<boolean>`${roles.archivedAt} IS NOT NULL`,
    })
    .from(roles);

export const roleWith = async (id: string) => (await database.select().from(roles).where(eq(roles.id, id)))[0];

export const roleCount = () => database.$count(roles, isNull(roles.archivedAt));
