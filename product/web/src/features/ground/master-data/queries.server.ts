import { database } from "@product/database/client";
import { clients, legalEntities, venues } from "@product/database/tables/master-data";

/** What every place is called, by its id; those put away too, since what was given there still stands. */
export async function placeNames(): Promise<Record<string, string>> {
  const named = ({ id, name }: typeof legalEntities | typeof clients | typeof venues) => ({ id, name });
  const rows = await Promise.all([
    database.select(named(legalEntities)).from(legalEntities),
    database.select(named(clients)).from(clients),
    database.select(named(venues)).from(venues),
  ]);
  return Object.fromEntries(rows.flat().map(({ id, name }) => [id, name]));
}
