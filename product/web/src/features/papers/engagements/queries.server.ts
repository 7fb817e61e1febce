import type { Zone } from "@product/domain/time/zone";
import { dayAt } from "@product/domain/time/zoned";
import { clockNow } from "#request/clock.ts";
import { and, desc, eq, inArray, ne } from "drizzle-orm";
import { z } from "zod";
import { isPermitted, type Actor } from "@product/domain/actor";
import { daysFrom } from "@product/domain/clearance/day-ranges";
import { contractFindings, daysWithin, foreseeableDays } from "@product/domain/papers/contract-law";
import { hasCalls, inOrder, needsAlta, periodWarnings, placeOf } from "@product/domain/papers/engagements";
import { database } from "@product/database/client";
import { contractTemplates, engagementPeriods, engagements } from "@product/database/tables/papers/engagement";
import { legalEntities } from "@product/database/tables/company/master-data";
import { nextCallOf } from "@product/database/workers/calls";
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
      nonProfit: legalEntities.nonProfit,
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
  const former = await formerPeriods(workerId);
  const all = rows.map(async ({ kept, timeZone, nonProfit, ...named }) => ({
    ...named,
    ...shown(kept, named.country, today),
    ...pay(kept, seesPay),
    periods: [kept, ...(former.get(kept.id) ?? [])].flatMap((each) => period(each, kept, timeZone, seesPay)),
    nextCall: hasCalls(kept.type) ? await nextCallOf(database, kept) : null,
    findings: contractFindings(
      { ...kept, isEnded: kept.endedAt !== null || placeOf(kept, today) === "past" },
      { country: named.country, nonProfit },
    ),
    counter: kept.cause === "foreseeable" ? await foreseeableCounter(kept) : null,
  }));
  return inOrder(await Promise.all(all), today);
}

/** Registrations before the one that each contract carries, the latest first. */
async function formerPeriods(workerId: string) {
  const rows = await database
    .select()
    .from(engagementPeriods)
    .where(eq(engagementPeriods.workerId, workerId))
    .orderBy(desc(engagementPeriods.altaOn));
  return Map.groupBy(rows, ({ engagementId }) => engagementId);
}

type KeptPeriod = Pick<
  Kept,
  "calledOn" | "altaOn" | "altaReference" | "altaRecordedAt" | "bajaOn" | "bajaReference" | "bajaRecordedAt"
>;

/** A registration, and what was recorded out of time; references belong to pay. */
function period(each: KeptPeriod, { type, firstDay }: Kept, timeZone: Zone, seesPay: boolean) {
  const { altaOn, altaRecordedAt, bajaOn, bajaRecordedAt } = each;
  if (!altaOn || !altaRecordedAt) return [];
  const calledOn = each.calledOn ?? (hasCalls(type) ? altaOn : firstDay);
  const warnings = periodWarnings({
    calledOn,
    altaOn,
    bajaOn,
    altaRecordedOn: dayAt(altaRecordedAt, timeZone),
    bajaRecordedOn: bajaRecordedAt && dayAt(bajaRecordedAt, timeZone),
  });
  const references = seesPay ? { altaReference: each.altaReference, bajaReference: each.bajaReference } : {};
  return [{ calledOn, altaOn, bajaOn, warnings, ...references }];
}

/** How many days of the contract's first year the company has contracts for foreseeable peaks, whoever holds them. */
async function foreseeableCounter({ legalEntityId, firstDay }: Kept) {
  const year = firstDay.slice(0, 4);
  const rows = await database
    .select({ firstDay: engagements.firstDay, lastDay: engagements.lastDay })
    .from(engagements)
    .where(
      and(
        eq(engagements.legalEntityId, legalEntityId),
        eq(engagements.cause, "foreseeable"),
        ne(engagements.state, "cancelled"),
      ),
    );
  const ranges = rows.map((row) => daysFrom(row.firstDay, row.lastDay));
  return { year, days: daysWithin(ranges, year).length, most: foreseeableDays };
}

export type SendingPage = NonNullable<Awaited<ReturnType<typeof sendingOf>>>;

/** Preview of a contract before it is sent, and whether the reader can mend its gaps. */
export async function sendingOf(
  actor: Actor,
  worker: { id: string; legalEntityId: string },
  engagementId: string | null,
) {
  if (!engagementId || !z.uuid().safeParse(engagementId).success) return undefined;
  const [kept] = await database
    .select()
    .from(engagements)
    .where(
      and(
        eq(engagements.id, engagementId),
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

const shown = (kept: Kept, country: "ES" | "UK", today: string) => ({
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
  cause: kept.cause,
  causeDetail: kept.causeDetail,
  activityPeriod: kept.activityPeriod,
  hoursDistribution: kept.hoursDistribution,
  version: kept.version,
});

const pay = ({ baseRate, currency }: Kept, isSeen: boolean) => (isSeen ? { baseRate, currency } : {});
