import { eq, isNull, sql } from "drizzle-orm";
import { isSampleText } from "@product/domain/people/contract-places";
import { database } from "@product/database/client";
import { contractTemplates } from "@product/database/tables/engagement";

/** Every template, archived or not. */
export const contractTemplateRows = () =>
  database
    .select({
      id: contractTemplates.id,
      name: contractTemplates.name,
      country: contractTemplates.country,
      workerTypes: contractTemplates.workerTypes,
      isArchived: sql<boolean>`${contractTemplates.archivedAt} IS NOT NULL`,
    })
    .from(contractTemplates);

export async function contractTemplateWith(id: string) {
  const [record] = await database.select().from(contractTemplates).where(eq(contractTemplates.id, id));
  return record;
}

export const contractTemplateCount = () => database.$count(contractTemplates, isNull(contractTemplates.archivedAt));

/** Those that a new contract can be made from, and whether a lawyer has yet to read them. */
export async function choosableTemplates() {
  const rows = await database
    .select()
    .from(contractTemplates)
    .where(isNull(contractTemplates.archivedAt))
    .orderBy(contractTemplates.name);
  return rows.map(({ id, name, country, workerTypes, bodyEn, bodyEs }) => ({
    id,
    name,
    country,
    workerTypes,
    isSample: isSampleText(bodyEn) || isSampleText(bodyEs),
  }));
}
