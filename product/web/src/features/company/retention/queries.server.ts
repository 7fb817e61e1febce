import { asc, desc, eq, gt } from "drizzle-orm";
import { database } from "@product/database/client";
import { retentionRules } from "@product/database/tables/company/retention";

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

/** When someone last changed a term; never, where all are as they came. */
export const lastRetentionChange = async (): Promise<Date | undefined> =>
  (
    await database
      .select({ at: retentionRules.updatedAt })
      .from(retentionRules)
      .where(gt(retentionRules.version, 1))
      .orderBy(desc(retentionRules.updatedAt))
      .limit(1)
  )[0]?.at;

export const retentionCount = () => database.$count(retentionRules);
