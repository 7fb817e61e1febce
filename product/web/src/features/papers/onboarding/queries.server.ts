import { and, asc, eq, gt, inArray, ne } from "drizzle-orm";
import { isPermitted, type Actor } from "@product/domain/actor";
import type { Locale } from "@product/domain/locales";
import { isWanting } from "@product/domain/documents/requests";
import { missingFields } from "@product/domain/people/missing-fields";
import { database } from "@product/database/client";
import { documents, evidenceRequests } from "@product/database/tables/papers/document";
import { engagements } from "@product/database/tables/papers/engagement";
import { legalEntities } from "@product/database/tables/company/master-data";
import { workers } from "@product/database/tables/people/worker";
import { completionTokenHash as tokenHash } from "@product/database/workers/completion-links";
import { readRecord } from "@product/database/workers/read-record";
import { behindLink as contractBehind } from "#features/papers/contract-signing/queries.server.ts";
import { kindsForWorker } from "#features/papers/document-requests/queries.server.ts";
import { behindLink as documentsBehind } from "#features/papers/evidence/queries.server.ts";
import { askedOf } from "#features/people/completion/queries.server.ts";
import { openOnboarding } from "#features/people/onboarding-link/queries.server.ts";
import { clockNow, homeDay } from "#request/clock.ts";

/** `elsewhere` is behind a newer link, which was sent after this one. */
export type Documents = { left: number; all: number } | "elsewhere";
/** `waits` until the text can be written. Signed behind another link, there is no copy behind this one. */
export type Contract = "waits" | "open" | "elsewhere" | "signed" | "copy";

/**
 * Data for the page behind a link: the name, the company that asks, and the state of each part. Details given and files
 * sent are never shown.
 */
export async function onboardingBehind(token: string, locale: Locale) {
  const link = await openOnboarding(token);
  if (!link) return undefined;
  const [found] = await database
    .select({ firstName: workers.firstName, preferredName: workers.preferredName, entity: legalEntities.name })
    .from(workers)
    .innerJoin(legalEntities, eq(legalEntities.id, workers.legalEntityId))
    .where(eq(workers.id, link.workerId));
  // Erased meanwhile: there is nobody left whom it concerns.
  if (!found || !(await readRecord(database, link.workerId))) return undefined;
  return {
    name: found.preferredName || found.firstName,
    entity: found.entity,
    expiresAt: link.expiresAt,
    details: link.finishedAt ? ("done" as const) : ("open" as const),
    documents: await documentsOf(token, link.workerId, locale),
    contract: link.engagementId ? await contractOf(token, link.engagementId) : undefined,
  };
}
export type Onboarding = NonNullable<Awaited<ReturnType<typeof onboardingBehind>>>;

async function documentsOf(token: string, workerId: string, locale: Locale): Promise<Documents | undefined> {
  const behind = await documentsBehind(token, locale);
  if (behind) {
    const left = behind.cards.filter(({ state }) => state === "asked" || state === "rejected").length;
    return behind.cards.length > 0 ? { left, all: behind.cards.length } : undefined;
  }
  const others = await database.$count(
    evidenceRequests,
    and(
      eq(evidenceRequests.workerId, workerId),
      ne(evidenceRequests.tokenHash, tokenHash(token)),
      gt(evidenceRequests.expiresAt, clockNow()),
    ),
  );
  const wanted = and(eq(documents.workerId, workerId), inArray(documents.state, ["requested", "rejected"]));
  return others > 0 && (await database.$count(documents, wanted)) > 0 ? "elsewhere" : undefined;
}

async function contractOf(token: string, engagementId: string): Promise<Contract | undefined> {
  const [kept] = await database.select().from(engagements).where(eq(engagements.id, engagementId));
  if (!kept || kept.state === "cancelled") return undefined;
  if (kept.state === "draft") return "waits";
  const isHere = Boolean(await contractBehind(token));
  if (kept.state === "signed") return isHere ? "copy" : "signed";
  return isHere ? "open" : "elsewhere";
}

/**
 * Requirements still open without which the worker cannot be sent to work: missing details, and documents that the
 * actor may ask for.
 */
export async function owedBy(actor: Actor, { id, legalEntityId }: { id: string; legalEntityId: string }) {
  const mayAsk = isPermitted(actor, "document.create", { entity: legalEntityId });
  const [record, kinds] = await Promise.all([
    readRecord(database, id),
    mayAsk ? kindsForWorker(actor, id, "en", homeDay()) : [],
  ]);
  const missing = kinds.filter(({ isRequired, standing }) => isRequired && isWanting(standing)).map((kind) => kind.id);
  return { isOwing: missingFields(record!).needed.length > 0 || missing.length > 0, kinds: missing };
}

/** Parts that a link for one worker can carry: missing details, documents, and unsigned contracts. */
export async function offerFor(
  actor: Actor,
  { id, legalEntityId }: { id: string; legalEntityId: string },
  locale: Locale,
  today: string,
) {
  const record = (await readRecord(database, id))!;
  const mayAsk = isPermitted(actor, "document.create", { entity: legalEntityId });
  const [fields, kinds, contracts] = await Promise.all([
    askedOf(database, id, record),
    mayAsk ? kindsForWorker(actor, id, locale, today) : [],
    database
      .select({
        id: engagements.id,
        version: engagements.version,
        type: engagements.type,
        state: engagements.state,
        firstDay: engagements.firstDay,
        templateId: engagements.templateId,
      })
      .from(engagements)
      .where(and(eq(engagements.workerId, id), inArray(engagements.state, ["draft", "sent"])))
      .orderBy(asc(engagements.firstDay)),
  ]);
  return { fields, kinds, mayAsk, contracts };
}
