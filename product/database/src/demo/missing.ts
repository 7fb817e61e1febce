/** Demo data that is missing in the database; a record with the same id, code, key or name counts as present. */
import { inArray, isNull, or, sql } from "drizzle-orm";
import { fold } from "@product/domain/filters/fold";
import type { Country } from "@product/domain/people/workers";
import { legalEntities, roles } from "@product/database/tables/company/master-data";
import { workers } from "@product/database/tables/people/worker";
import { inventWorkers } from "./crowd/invent-workers.ts";
import type { Reader } from "./references.ts";
import { demoEntities, demoRoles } from "./worker-words.ts";

export async function missingWorkers(reader: Reader) {
  const invented = inventWorkers(300).map((worker, index) => ({ ...worker, index }));
  const [ids, codes] = [invented.map(({ row }) => row.id), invented.map(({ row }) => row.code)];
  const known = await reader
    .select({ id: workers.id, code: workers.code })
    .from(workers)
    .where(or(inArray(workers.id, ids), inArray(workers.code, codes)));
  const taken = new Set(known.flatMap(({ id, code }) => [id, code]));
  return invented.filter(({ row }) => !taken.has(row.id) && !taken.has(row.code));
}

export async function missingRoles(reader: Reader) {
  const known = await reader.select({ key: roles.key }).from(roles);
  const taken = new Set(known.map(({ key }) => key));
  return demoRoles
    .filter(([key]) => !taken.has(key))
    .map(([key, nameEn, nameEs, minimumAge]) => ({ key, nameEn, nameEs, minimumAge, leads: key === "team-lead" }));
}

export async function missingEntities(reader: Reader) {
  const ids = await entityIds(reader);
  return Object.entries(demoEntities)
    .map(([country, entity]) => ({ ...entity, country: country as Country }))
    .filter(({ country }) => ids[country] === undefined);
}

/** Where a company of the same name is there already, it is the one that employs the workers. */
export async function entityIds(reader: Reader): Promise<Partial<Record<Country, string>>> {
  const known = await reader
    .select({ id: legalEntities.id, name: sql<string>`app.fold(${legalEntities.name})` })
    .from(legalEntities)
    .where(
      or(
        isNull(legalEntities.archivedAt),
        inArray(
          legalEntities.id,
          Object.values(demoEntities).map(({ id }) => id),
        ),
      ),
    );
  const entries = Object.entries(demoEntities).map(([country, { id, name }]) => {
    const own = known.find((entity) => entity.id === id);
    return [country, (own ?? known.find((entity) => entity.name === fold(name)))?.id] as const;
  });
  return Object.fromEntries(entries);
}
