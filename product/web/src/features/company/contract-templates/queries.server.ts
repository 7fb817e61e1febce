import { and, arrayContains, eq, isNull, or, sql } from "drizzle-orm";
import type { Country, WorkerType } from "@product/domain/people/workers";
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

/** Those that a new contract can be made from. */
export const choosableTemplates = (country?: Country, type?: WorkerType) =>
  database
    .select({
      id: contractTemplates.id,
      name: contractTemplates.name,
      country: contractTemplates.country,
      workerTypes: contractTemplates.workerTypes,
    })
    .from(contractTemplates)
    .where(
      and(
        isNull(contractTemplates.archivedAt),
        country && eq(contractTemplates.country, country),
        type && or(eq(contractTemplates.workerTypes, []), arrayContains(contractTemplates.workerTypes, [type])),
      ),
    )
    .orderBy(contractTemplates.name);
