import { and, eq, isNull, or } from "drizzle-orm";
import { isKindOf } from "@product/domain/people/engagements";
import { Refused } from "@product/domain/refusals";
import { contractTemplates } from "@product/database/tables/engagement";
import { legalEntities } from "@product/database/tables/master-data";
import type { Engagement } from "@product/database/workers/engagements";
import type { Transaction } from "#request/perform.ts";
import type { EngagementForm } from "./schema.ts";

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
  if (!isKindOf(entity.country, type)) throw new Refused({ code: "engagement.type-unfit" });
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

/** Nothing that was sent can be signed any more. */
export const unsent = {
  state: "draft",
  textSealed: null,
  textSha256: null,
  tokenHash: null,
  tokenExpiresAt: null,
  sentAt: null,
} as const;
