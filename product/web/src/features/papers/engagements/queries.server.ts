import type { Zone } from "@product/domain/time/zone";
import { dayAt } from "@product/domain/time/zoned";
import { clockNow } from "#request/clock.ts";
import { desc, eq } from "drizzle-orm";
import { isPermitted, type Actor } from "@product/domain/actor";
import { altaWarnings, inOrder, needsAlta, placeOf } from "@product/domain/people/engagements";
import { database } from "@product/database/client";
import { contractTemplates, engagements } from "@product/database/tables/engagement";
import { legalEntities } from "@product/database/tables/master-data";

const mostShown = 100;

export type ShownEngagement = Awaited<ReturnType<typeof engagementsOf>>[number];

/** The contracts of a worker, the one in force first; what is paid only for those who may see it. Their texts are not among it. */
export async function engagementsOf(actor: Actor, workerId: string, entityOfWorker: string, today: string) {
  const rows = await database
    .select({
      kept: engagements,
      entity: legalEntities.name,
      country: legalEntities.country,
      timeZone: legalEntities.timeZone,
      template: contractTemplates.name,
    })
    .from(engagements)
    .innerJoin(legalEntities, eq(legalEntities.id, engagements.legalEntityId))
    .leftJoin(contractTemplates, eq(contractTemplates.id, engagements.templateId))
    .where(eq(engagements.workerId, workerId))
    .orderBy(desc(engagements.firstDay))
    .limit(mostShown);
  const seesPay = isPermitted(actor, "pay.view", { entity: entityOfWorker });
  return inOrder(
    rows.map(({ kept, timeZone, ...named }) => ({
      ...named,
      ...shown(kept, named.country, timeZone, today),
      ...pay(kept, seesPay),
    })),
    today,
  );
}

type Kept = typeof engagements.$inferSelect;

const shown = (kept: Kept, country: "ES" | "UK", timeZone: Zone, today: string) => ({
  id: kept.id,
  legalEntityId: kept.legalEntityId,
  type: kept.type,
  state: kept.state,
  place: placeOf(kept, today),
  firstDay: kept.firstDay,
  lastDay: kept.lastDay,
  percentage: kept.percentage,
  weeklyHours: kept.weeklyHours,
  convenio: kept.convenio,
  category: kept.category,
  complementaryHours: kept.complementaryHours,
  templateId: kept.templateId,
  sentAt: kept.sentAt,
  signedAt: kept.signedAt,
  linkUntil: kept.state === "sent" ? kept.tokenExpiresAt : null,
  isLinkOpen: kept.tokenExpiresAt !== null && kept.tokenExpiresAt > clockNow(),
  tellsPay: kept.baseRate !== null,
  hasText: kept.textSealed !== null,
  owesAlta: needsAlta(country, kept.type),
  altaOn: kept.altaOn,
  bajaOn: kept.bajaOn,
  warnings: altaWarnings({
    ...kept,
    altaRecordedOn: kept.altaRecordedAt && dayAt(kept.altaRecordedAt, timeZone),
    bajaRecordedOn: kept.bajaRecordedAt && dayAt(kept.bajaRecordedAt, timeZone),
  }),
  version: kept.version,
});

const pay = ({ baseRate, currency, altaReference, bajaReference }: Kept, isSeen: boolean) =>
  isSeen ? { baseRate, currency, altaReference, bajaReference } : {};
