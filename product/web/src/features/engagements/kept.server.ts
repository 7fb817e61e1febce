/** What every command on a contract begins and ends with. */
import { and, eq, isNull, or } from "drizzle-orm";
import { Refused } from "@product/domain/refusals";
import { refreshClearance } from "@product/database/clearance/refresh";
import { contractTemplates, engagements } from "@product/database/tables/engagement";
import { legalEntities } from "@product/database/tables/master-data";
import { clockNow } from "#request/clock.ts";
import type { Transaction } from "#request/perform.ts";
import type { EngagementForm } from "./schema.ts";

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
  await refreshClearance(tx, [kept.workerId], clockNow());
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

/** What was chosen was there when the form was made; what was chosen before may stay although it was put away. */
export async function insistOnFit(
  tx: Transaction,
  { legalEntityId, templateId, type }: EngagementForm,
  before?: Engagement,
): Promise<{ country: "ES" | "UK" }> {
  const isSame = (id: string, was: string | null | undefined) => id === was;
  const [entity] = await tx
    .select()
    .from(legalEntities)
    .where(
      and(
        eq(legalEntities.id, legalEntityId),
        isSame(legalEntityId, before?.legalEntityId) ? undefined : isNull(legalEntities.archivedAt),
      ),
    );
  if (!entity) throw new Refused({ code: "record.choice-gone" });
  if (!templateId) return entity;
  const [template] = await tx
    .select()
    .from(contractTemplates)
    .where(
      and(
        eq(contractTemplates.id, templateId),
        or(
          isNull(contractTemplates.archivedAt),
          before?.templateId ? eq(contractTemplates.id, before.templateId) : undefined,
        ),
      ),
    );
  if (!template) throw new Refused({ code: "record.choice-gone" });
  const isFit = template.workerTypes.length === 0 || template.workerTypes.includes(type);
  if (template.country !== entity.country || !isFit) throw new Refused({ code: "engagement.template-unfit" });
  return entity;
}

/** What the trail, closed with the worker's key, says of a contract. */
export const told = (kept: Engagement) => ({
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
  contractTemplate: kept.templateId,
  contractRate: kept.baseRate === null ? null : `${(kept.baseRate / 100).toFixed(2)} ${kept.currency}`,
  altaOn: kept.altaOn,
  altaReference: kept.altaReference,
  bajaOn: kept.bajaOn,
  bajaReference: kept.bajaReference,
});

/** Nothing that was sent can be signed any more. */
export const unsent = {
  state: "draft",
  textSealed: null,
  textSha256: null,
  tokenHash: null,
  tokenExpiresAt: null,
  sentAt: null,
} as const;
