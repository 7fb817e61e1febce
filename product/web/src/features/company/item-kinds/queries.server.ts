import { eq, isNull, sql } from "drizzle-orm";
import { database } from "@product/database/client";
import { itemKinds } from "@product/database/tables/item";

/** Every kind of item, archived or not. */
export const itemKindRows = () =>
  database
    .select({
      id: itemKinds.id,
      nameEn: itemKinds.nameEn,
      nameEs: itemKinds.nameEs,
      isNumbered: itemKinds.isNumbered,
      isArchived: sql<boolean>`${itemKinds.archivedAt} IS NOT NULL`,
    })
    .from(itemKinds);

export async function itemKindWith(id: string) {
  const [record] = await database.select().from(itemKinds).where(eq(itemKinds.id, id));
  return record;
}

export const itemKindCount = () => database.$count(itemKinds, isNull(itemKinds.archivedAt));
