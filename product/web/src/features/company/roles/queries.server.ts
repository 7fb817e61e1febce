import { isNull } from "drizzle-orm";
import { database } from "@product/database/client";
import { roles } from "@product/database/tables/company/master-data";
import { recordWith, rowsOf } from "#features/ground/master-data/queries.server.ts";
import { qualificationsAsked } from "./qualifications.server.ts";

export type RoleRow = Awaited<ReturnType<typeof roleRows>>[number];

/** Every role, archived or not. */
export const roleRows = () => rowsOf("role", ["nameEn", "nameEs", "minimumAge", "leads"]);

export async function roleWith(id: string) {
  const role = await recordWith("role", id);
  return (
    role && {
      ...role,
      qualifications: (await qualificationsAsked(database, id)).map((qualification) => qualification.id),
    }
  );
}

/** The roles that can be chosen now. */
export const choosableRoles = () =>
  database
    .select({ id: roles.id, nameEn: roles.nameEn, nameEs: roles.nameEs })
    .from(roles)
    .where(isNull(roles.archivedAt));
