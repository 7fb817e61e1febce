import { and, eq, inArray, isNull } from "drizzle-orm";
import { Refused } from "@product/domain/refusals";
import { qualifications, roleQualifications } from "@product/database/tables/company/qualification";
import type { Transaction } from "#request/perform.ts";

/** The qualifications that a role requires now. */
export const qualificationsAsked = (tx: Pick<Transaction, "select">, roleId: string) =>
  tx
    .select({ id: qualifications.id, key: qualifications.key })
    .from(roleQualifications)
    .innerJoin(qualifications, eq(qualifications.id, roleQualifications.qualificationId))
    .where(and(eq(roleQualifications.roleId, roleId), isNull(qualifications.archivedAt)));

/** As the trail tells them. */
export const askedKeys = async (tx: Transaction, roleId: string): Promise<string[]> =>
  (await qualificationsAsked(tx, roleId)).map(({ key }) => key).toSorted();

export async function saveQualificationsAsked(tx: Transaction, roleId: string, ids: readonly string[]): Promise<void> {
  await tx.delete(roleQualifications).where(eq(roleQualifications.roleId, roleId));
  if (ids.length > 0) {
    // Held until this is done, so that nobody archives meanwhile what the role asks for.
    const chosen = await tx
      .select({ id: qualifications.id })
      .from(qualifications)
      .where(and(inArray(qualifications.id, [...ids]), isNull(qualifications.archivedAt)))
      .for("share");
    if (chosen.length < ids.length) throw new Refused({ code: "record.choice-gone" });
    await tx.insert(roleQualifications).values(ids.map((qualificationId) => ({ roleId, qualificationId })));
  }
}
