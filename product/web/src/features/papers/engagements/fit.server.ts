import { and, eq, isNull, or } from "drizzle-orm";
import { contractFaults, type ContractFault } from "@product/domain/papers/contract-law";
import { Refused, type Refusal } from "@product/domain/refusals";
import { contractTemplates } from "@product/database/tables/papers/engagement";
import { legalEntities } from "@product/database/tables/company/master-data";
import type { Engagement } from "@product/database/workers/engagements";
import type { Transaction } from "#request/perform.ts";
import type { EngagementForm } from "./schema.ts";

/**
 * Choices must still exist as they did when the form was made; a choice made before may stay although it was archived
 * since.
 */
export async function ensureFit(
  tx: Transaction,
  { legalEntityId, templateId, type, firstDay, lastDay, cause }: EngagementForm,
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
  const faults = contractFaults({ type, firstDay, lastDay: lastDay ?? null, cause: cause ?? null }, entity);
  const [first, ...more] = faults.map((fault) => refusalOf[fault]);
  if (first) throw new Refused(first, ...more);
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

const refusalOf = {
  typeUnfit: { code: "engagement.type-unfit" },
  volunteerUnfit: { code: "engagement.volunteer-unfit" },
  lastDayUnfit: { code: "engagement.last-day-unfit" },
  causeMissing: { code: "engagement.cause-needed" },
} as const satisfies Record<ContractFault, Refusal>;

/** Nothing that was sent can be signed any more. */
export const unsent = {
  state: "draft",
  textSealed: null,
  textSha256: null,
  tokenHash: null,
  tokenExpiresAt: null,
  sentAt: null,
} as const;
