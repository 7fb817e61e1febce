import { isNull } from "drizzle-orm";
import { isSampleText } from "@product/domain/papers/contract-places";
import { database } from "@product/database/client";
import { contractTemplates } from "@product/database/tables/papers/engagement";
import { recordWith, rowsOf } from "#features/ground/master-data/queries.server.ts";

/** Every template, archived or not. */
export const contractTemplateRows = () => rowsOf("contract-template", ["name", "country", "workerTypes"]);

export const contractTemplateWith = (id: string) => recordWith("contract-template", id);

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
