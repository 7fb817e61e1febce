import { and, asc, desc, eq, gt, inArray, isNull, ne, or } from "drizzle-orm";
import { mayDo, type Actor, isPermitted } from "@product/domain/actor";
import { acts } from "@product/domain/acts";
import { askedKinds } from "@product/domain/documents/asked-kinds";
import {
  isReachable,
  isWanting,
  kindStanding,
  type KindStanding,
  type NotAsked,
} from "@product/domain/documents/requests";
import type { Locale } from "@product/domain/locales";
import type { Country } from "@product/domain/people/workers";
import { readFacts } from "@product/database/clearance/read-facts";
import { readRules } from "@product/database/clearance/read-rules";
import { database } from "@product/database/client";
import { documents, evidenceRequests } from "@product/database/tables/papers/document";
import { documentTypes } from "@product/database/tables/company/document-type";
import { legalEntities } from "@product/database/tables/company/master-data";
import { workers } from "@product/database/tables/people/worker";
import { clockNow } from "#request/clock.ts";
import type { Transaction } from "#request/perform.ts";

type Reader = Pick<Transaction, "select">;

/** Kinds of document that a link can ask for. A contract is signed and not photographed. */
export const askableKinds = (reader: Reader) =>
  reader
    .select()
    .from(documentTypes)
    .where(
      and(isNull(documentTypes.archivedAt), or(isNull(documentTypes.proves), ne(documentTypes.proves, "contract"))),
    )
    .orderBy(asc(documentTypes.nameEn));
type Kind = Awaited<ReturnType<typeof askableKinds>>[number];

const kindName = ({ nameEn, nameEs }: Pick<Kind, "nameEn" | "nameEs">, locale: Locale): string =>
  locale === "es" ? nameEs : nameEn;

/** Health data is asked for only by those who may see it there. */
export const mayAskFor = (actor: Actor, { isHealth }: Pick<Kind, "isHealth">, legalEntityId: string): boolean =>
  !isHealth || isPermitted(actor, "document.view.health-fitness", { entity: legalEntityId });

/** How these kinds stand with these workers, by worker and kind. */
export async function standingsOf(
  reader: Reader,
  workerIds: readonly string[],
  kinds: readonly Kind[],
  today: string,
): Promise<(workerId: string, kind: Kind) => KindStanding> {
  const rows =
    workerIds.length === 0 || kinds.length === 0
      ? []
      : await reader
          .select({
            workerId: documents.workerId,
            typeId: documents.documentTypeId,
            state: documents.state,
            validUntil: documents.validUntil,
          })
          .from(documents)
          .where(
            and(
              inArray(documents.workerId, [...workerIds]),
              inArray(
                documents.documentTypeId,
                kinds.map(({ id }) => id),
              ),
            ),
          );
  const versions = Map.groupBy(rows, ({ workerId, typeId }) => `${workerId} ${typeId}`);
  return (workerId, { id, alertDays }) => kindStanding(versions.get(`${workerId} ${id}`) ?? [], alertDays, today);
}

type Asked = { id: string; legalEntityId: string; country: Country; email: string | null; mobile: string | null };

/** Those of these workers who have not been merged into others. */
export const askedWorkers = (reader: Reader, ids: readonly string[]) =>
  reader
    .select({
      id: workers.id,
      legalEntityId: workers.legalEntityId,
      country: legalEntities.country,
      email: workers.email,
      mobile: workers.mobile,
    })
    .from(workers)
    .innerJoin(legalEntities, eq(legalEntities.id, workers.legalEntityId))
    .where(and(inArray(workers.id, [...ids]), isNull(workers.mergedInto)))
    .orderBy(asc(workers.id));

/** The kinds that one of many would be asked for, or why for none. */
export function wantedOf(
  actor: Actor,
  worker: Asked,
  kinds: readonly Kind[],
  standing: (workerId: string, kind: Kind) => KindStanding,
): { kinds: Kind[] } | { notAsked: NotAsked } {
  if (!mayDo(actor, acts["document.request"], worker)) return { notAsked: "place" };
  const workerKinds = kinds.filter((kind) => kind.countries.includes(worker.country));
  if (workerKinds.length === 0) return { notAsked: "elsewhere" };
  const allowed = workerKinds.filter((kind) => mayAskFor(actor, kind, worker.legalEntityId));
  if (allowed.length === 0) return { notAsked: "place" };
  const wanting = allowed.filter((kind) => isWanting(standing(worker.id, kind)));
  if (wanting.length === 0)
    return { notAsked: allowed.some((kind) => standing(worker.id, kind) === "sent") ? "sent" : "valid" };
  return isReachable(worker) ? { kinds: wanting } : { notAsked: "unreachable" };
}

/** The link that works now, and what it asks for that has not come; of health only for those who may see it. */
export async function openRequest(
  actor: Actor,
  { id: workerId, legalEntityId }: { id: string; legalEntityId: string },
  locale: Locale,
  now: Date,
) {
  const [link] = await database
    .select({ id: evidenceRequests.id, sentAt: evidenceRequests.createdAt, expiresAt: evidenceRequests.expiresAt })
    .from(evidenceRequests)
    .where(and(eq(evidenceRequests.workerId, workerId), gt(evidenceRequests.expiresAt, now)))
    .orderBy(desc(evidenceRequests.createdAt))
    .limit(1);
  const waiting = await database
    .select({
      id: documents.id,
      nameEn: documentTypes.nameEn,
      nameEs: documentTypes.nameEs,
      isHealth: documentTypes.isHealth,
    })
    .from(documents)
    .innerJoin(documentTypes, eq(documentTypes.id, documents.documentTypeId))
    .where(and(eq(documents.workerId, workerId), eq(documents.state, "requested")))
    .orderBy(asc(documentTypes.nameEn));
  const seen = waiting.filter((kind) => mayAskFor(actor, kind, legalEntityId));
  return { link, waiting: seen.map(({ id, ...kind }) => ({ id, name: kindName(kind, locale) })) };
}

/** Kinds that one worker can be asked for, each with how it stands; required kinds first, then by name. */
export async function kindsForWorker(actor: Actor, workerId: string, locale: Locale, today: string) {
  const [[worker], kinds] = await Promise.all([askedWorkers(database, [workerId]), askableKinds(database)]);
  if (!worker) return [];
  const workerKinds = kinds.filter(
    (kind) => kind.countries.includes(worker.country) && mayAskFor(actor, kind, worker.legalEntityId),
  );
  const [standing, known, rules] = await Promise.all([
    standingsOf(database, [workerId], workerKinds, today),
    readFacts(database, [workerId], clockNow()),
    readRules(database),
  ]);
  const { facts, roleIds } = known.get(workerId)!;
  const required = new Set(askedKinds(rules.documentTypes, facts, roleIds, today).map(({ id }) => id));
  return workerKinds
    .map((kind) => ({
      id: kind.id,
      name: kindName(kind, locale),
      standing: standing(workerId, kind),
      isRequired: required.has(kind.id),
    }))
    .toSorted((a, b) => Number(b.isRequired) - Number(a.isRequired) || a.name.localeCompare(b.name, locale));
}

/** Kinds that a reader can ask many workers for, wherever they may. */
export async function kindsForMany(actor: Actor, locale: Locale) {
  const seesHealth = isPermitted(actor, "document.view.health-fitness");
  return (await askableKinds(database))
    .filter(({ isHealth }) => !isHealth || seesHealth)
    .map((kind) => ({ id: kind.id, name: kindName(kind, locale) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale));
}

type Chosen = { id: string; name: string };
export type RequestPreview = { chosen: Chosen[]; leftOut: Map<NotAsked, Chosen[]> };

/** Divides the chosen workers into those who would be asked for any of the kinds and those who would not, by reason. */
export async function requestPreview(
  actor: Actor,
  chosen: readonly Chosen[],
  kindIds: readonly string[],
  today: string,
): Promise<RequestPreview> {
  const ids = chosen.map(({ id }) => id);
  const kinds = (await askableKinds(database)).filter(({ id }) => kindIds.includes(id));
  const [people, standing] = await Promise.all([askedWorkers(database, ids), standingsOf(database, ids, kinds, today)]);
  const known = new Map(people.map((worker) => [worker.id, worker]));
  const preview: RequestPreview = { chosen: [], leftOut: new Map() };
  const leave = (reason: NotAsked, worker: Chosen) => {
    const those = preview.leftOut.get(reason);
    if (those) those.push(worker);
    else preview.leftOut.set(reason, [worker]);
  };
  for (const { id, name } of chosen) {
    const worker = known.get(id);
    if (!worker) continue;
    const wanted = wantedOf(actor, worker, kinds, standing);
    if ("kinds" in wanted) preview.chosen.push({ id, name });
    else leave(wanted.notAsked, { id, name });
  }
  return preview;
}
