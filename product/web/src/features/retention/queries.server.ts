import { asc, eq } from "drizzle-orm";
import { database } from "@product/database/client";
import { retentionRules } from "@product/database/tables/retention";

export type RetentionRow = Awaited<ReturnType<typeof retentionRows>>[number];

/** Every kind of record, in the order in which the law and the company speak of them. */
export const retentionRows = () =>
  database
    .select({
      id: retentionRules.id,
      nameEn: retentionRules.nameEn,
      nameEs: retentionRules.nameEs,
      term: retentionRules.term,
      unit: retentionRules.unit,
      countedFrom: retentionRules.countedFrom,
      ending: retentionRules.ending,
      basisEn: retentionRules.basisEn,
      basisEs: retentionRules.basisEs,
    })
    .from(retentionRules)
    .orderBy(asc(retentionRules.position));

export const retentionRuleWith = async (id: string) =>
  (await database.select().from(retentionRules).where(eq(retentionRules.id, id)))[0];

export const retentionCount = () => database.$count(retentionRules);
