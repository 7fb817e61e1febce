import type { Zone } from "@product/domain/time/zone";
import { dayAt } from "@product/domain/time/zoned";
import { clockNow } from "#request/clock.ts";
import { and, desc, eq, inArray } from "drizzle-orm";
import { z } from "zod";
import { isPermitted, type Actor } from "@product/domain/actor";
import { altaWarnings, inOrder, needsAlta, placeOf } from "@product/domain/people/engagements";
import { database } from "@product/database/client";
import { contractTemplates, engagements } from "@product/database/tables/engagement";
import { legalEntities } from "@product/database/tables/master-data";
import { contractPreview } from "#features/papers/contract-signing/queries.server.ts";

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

export type SendingPage = NonNullable<Awaited<ReturnType<typeof sendingOf>>>;

/** What is read before a contract is sent, and whether who reads it can mend what it lacks. */
export async function sendingOf(actor: Actor, worker: { id: string; legalEntityId: string }, asked: string | null) {
  if (!asked || !z.uuid().safeParse(asked).success) return undefined;
  const [kept] = await database
    .select()
    .from(engagements)
    .where(
      and(
        eq(engagements.id, asked),
        eq(engagements.workerId, worker.id),
        inArray(engagements.state, ["draft", "sent"]),
      ),
    );
  if (!kept) return undefined;
  return {
    engagementId: kept.id,
    ...(await contractPreview(actor, kept, worker.legalEntityId)),
    mayMend: {
      entity: isPermitted(actor, "settings.edit", { entity: kept.legalEntityId }),
      template: isPermitted(actor, "settings.edit.papers", "everywhere"),
    },
  };
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
