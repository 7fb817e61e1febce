import { eq, isNull, sql } from "drizzle-orm";
import { database } from "@product/database/client";
import { roles } from "@product/database/tables/master-data";
import { qualificationsAsked } from "./qualifications.server.ts";

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

export async function roleWith(id: string) {
  const [role] = await database.select().from(roles).where(eq(roles.id, id));
  return role && { ...role, qualifications: (await qualificationsAsked(database, id)).map((asked) => asked.id) };
}

/** What can be chosen now. */
export const choosableRoles = () =>
  database
    .select({ id: roles.id, nameEn: roles.nameEn, nameEs: roles.nameEs })
    .from(roles)
    .where(isNull(roles.archivedAt));

export const roleCount = () => database.$count(roles, isNull(roles.archivedAt));
