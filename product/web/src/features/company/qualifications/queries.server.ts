import { eq, isNull } from "drizzle-orm";
import { alsoCountsFor } from "@product/domain/company/qualifications";
import { database } from "@product/database/client";
import { roles } from "@product/database/tables/company/master-data";
import { qualifications, roleQualifications } from "@product/database/tables/company/qualification";
import { recordWith, rowsOf } from "#features/ground/master-data/queries.server.ts";
import { implicationsIn } from "./implications.server.ts";

export type Called = { id: string; nameEn: string; nameEs: string };
export type QualificationRow = Awaited<ReturnType<typeof qualificationRows>>[number];

/** Every qualification, archived or not, with what it counts for besides. */
export async function qualificationRows() {
  const [rows, implications] = await Promise.all([
    rowsOf("qualification", ["nameEn", "nameEs", "validMonths"]),
    implicationsIn(database),
  ]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return rows.map((row) => ({ ...row, alsoFor: calledOf(alsoCountsFor(row.id, implications), byId) }));
}

/** One with what stands for it directly, and what it counts for, step by step. */
export async function qualificationWith(id: string) {
  const record = await recordWith("qualification", id);
  if (!record) return undefined;
  const implications = await implicationsIn(database);
  const byId = new Map((await database.select().from(qualifications)).map((row) => [row.id, row]));
  const flipped = implications.map(({ higher, lower }) => ({ higher: lower, lower: higher }));
  return {
    ...record,
    impliedBy: implications
      .filter(({ higher, lower }) => lower === id && !byId.get(higher)?.archivedAt)
      .map(({ higher }) => higher),
    alsoFor: calledOf(alsoCountsFor(id, implications), byId),
    countedBy: calledOf(alsoCountsFor(id, flipped), byId),
    askedForBy: await database
      .select({ id: roles.id, nameEn: roles.nameEn, nameEs: roles.nameEs })
      .from(roleQualifications)
      .innerJoin(roles, eq(roles.id, roleQualifications.roleId))
      .where(eq(roleQualifications.qualificationId, id)),
  };
}

/** The qualifications that can be chosen now. */
export const choosableQualifications = (): Promise<Called[]> =>
  database
    .select({ id: qualifications.id, nameEn: qualifications.nameEn, nameEs: qualifications.nameEs })
    .from(qualifications)
    .where(isNull(qualifications.archivedAt));

const calledOf = (ids: readonly string[], byId: ReadonlyMap<string, Called>): Called[] =>
  ids.flatMap((id) => {
    const known = byId.get(id);
    return known ? [{ id, nameEn: known.nameEn, nameEs: known.nameEs }] : [];
  });
