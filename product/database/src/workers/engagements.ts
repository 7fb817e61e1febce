/** The common first and last steps of every command on a contract. */
import { and, eq } from "drizzle-orm";
import { Refused } from "@product/domain/refusals";
import { refreshClearance } from "@product/database/clearance/refresh";
import { engagements } from "@product/database/tables/papers/engagement";
import type { Transaction } from "@product/database/write";

export type Engagement = typeof engagements.$inferSelect;

/** A contract of this worker, locked. Refused when someone saved after `version` was read. */
export async function lockEngagement(tx: Transaction, workerId: string, id: string, version?: number) {
  const [kept] = await tx
    .select()
    .from(engagements)
    .where(and(eq(engagements.id, id), eq(engagements.workerId, workerId)))
    .for("update");
  if (!kept || (version !== undefined && kept.version !== version))
    throw new Refused({ code: "record.changed-meanwhile" });
  return kept;
}

/** Saves what changed, and computes anew whether the worker may work. Gives back the contract as it is now. */
export async function saveEngagement(
  tx: Transaction,
  kept: Engagement,
  change: Partial<Engagement>,
  now: Date,
): Promise<Engagement> {
  const [saved] = await expectingFree(() =>
    tx
      .update(engagements)
      .set({ ...change, version: kept.version + 1, updatedAt: now })
      .where(eq(engagements.id, kept.id))
      .returning(),
  );
  await refreshClearance(tx, [kept.workerId], now);
  return saved!;
}

/** The database lets one contract with one company stand at a time. */
export async function expectingFree<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    const exclusionViolation = "23P01";
    const { code } = ((error as Error).cause ?? {}) as { code?: string };
    if (code === exclusionViolation) throw new Refused({ code: "engagement.overlaps" });
    throw error;
  }
}

/** Fields of a contract in the trail, which is sealed with the worker's key. */
export const contractTrail = (kept: Engagement) => ({
  contractCompany: kept.legalEntityId,
  contractType: kept.type,
  contractState: kept.state,
  contractFirstDay: kept.firstDay,
  contractLastDay: kept.lastDay,
  contractPercentage: kept.percentage,
  contractWeeklyHours: kept.weeklyHours,
  contractConvenio: kept.convenio,
  contractCategory: kept.category,
  contractComplementaryHours: kept.complementaryHours,
  contractCause: kept.cause,
  contractCauseDetail: kept.causeDetail,
  contractActivityPeriod: kept.activityPeriod,
  contractHoursDistribution: kept.hoursDistribution,
  contractTemplate: kept.templateId,
  contractRate: kept.baseRate === null ? null : `${(kept.baseRate / 100).toFixed(2)} ${kept.currency}`,
  calledOn: kept.calledOn,
  altaOn: kept.altaOn,
  altaReference: kept.altaReference,
  bajaOn: kept.bajaOn,
  bajaReference: kept.bajaReference,
});
