import { and, eq, inArray, isNull } from "drizzle-orm";
import { circleWith, type Implication } from "@product/domain/company/qualifications";
import { Refused } from "@product/domain/refusals";
import { qualifications, qualificationsImplied } from "@product/database/tables/company/qualification";
import type { Transaction } from "#request/perform.ts";

/** Every pair of a qualification and a higher one that implies it. */
export const implicationsIn = (tx: Pick<Transaction, "select">): Promise<Implication[]> =>
  tx
    .select({ higher: qualificationsImplied.impliedById, lower: qualificationsImplied.qualificationId })
    .from(qualificationsImplied);

/** Puts these, and no others, above a qualification; refused where that would go round in a circle, which is then named. */
export async function saveImpliedBy(tx: Transaction, id: string, impliedBy: readonly string[]): Promise<void> {
  const known = impliedBy.length === 0 ? [] : await idsAmong(tx, impliedBy);
  if (known.length < impliedBy.length) throw new Refused({ code: "record.choice-gone" });
  const others = (await implicationsIn(tx)).filter(({ lower }) => lower !== id);
  for (const higher of impliedBy) {
    const circle = circleWith({ higher, lower: id }, others);
    if (circle) throw new Refused({ code: "qualification.circle", ...(await pathNames(tx, circle)) });
  }
  // The implications of archived qualifications stay, for when they are brought back.
  const current = tx.select({ id: qualifications.id }).from(qualifications).where(isNull(qualifications.archivedAt));
  await tx
    .delete(qualificationsImplied)
    .where(and(eq(qualificationsImplied.qualificationId, id), inArray(qualificationsImplied.impliedById, current)));
  if (impliedBy.length > 0)
    await tx
      .insert(qualificationsImplied)
      .values(impliedBy.map((impliedById) => ({ qualificationId: id, impliedById })));
}

const idsAmong = (tx: Transaction, ids: readonly string[]) =>
  tx
    .select({ id: qualifications.id })
    .from(qualifications)
    .where(and(inArray(qualifications.id, [...ids]), isNull(qualifications.archivedAt)));

async function pathNames(tx: Transaction, ids: readonly string[]): Promise<{ pathEn: string; pathEs: string }> {
  const rows = await tx
    .select()
    .from(qualifications)
    .where(inArray(qualifications.id, [...ids]));
  const steps = ids.map((id) => rows.find((row) => row.id === id)!);
  return {
    pathEn: steps.map(({ nameEn }) => nameEn).join(" → "),
    pathEs: steps.map(({ nameEs }) => nameEs).join(" → "),
  };
}
