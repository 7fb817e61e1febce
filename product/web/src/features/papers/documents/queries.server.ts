import { and, eq, isNull, or, type SQL } from "drizzle-orm";
import { isPermitted, type Actor } from "@product/domain/actor";
import { citedIn } from "@product/domain/company/document-types";
import { askedKinds } from "@product/domain/documents/asked-kinds";
import type { DocumentState } from "@product/domain/documents/documents";
import type { Locale } from "@product/domain/locales";
import type { Country } from "@product/domain/people/workers";
import { readFacts } from "@product/database/clearance/read-facts";
import { readRules } from "@product/database/clearance/read-rules";
import { database } from "@product/database/client";
import { documentFiles, documents } from "@product/database/tables/papers/document";
import { documentTypes } from "@product/database/tables/company/document-type";
import { roles } from "@product/database/tables/company/master-data";
import { workers } from "@product/database/tables/people/worker";
import { clockNow, homeDay } from "#request/clock.ts";
import { othersIfOwn } from "#request/oneself.ts";
import { isOwnNumber, numberInRecord, othersWith } from "./numbers.server.ts";
import type { NumberForm } from "./schema.ts";
import { shownVersions, toldNumber, versionRows, type ShownVersion } from "./shown-versions.server.ts";
import { verifierIn } from "./verifiers.server.ts";
import { permittedRows } from "#request/who-may.ts";

type Kind = typeof documentTypes.$inferSelect;

export type ShownKind = ReturnType<typeof shownKind>;
const shownKind = (kind: Kind, locale: Locale, country: Country) => ({
  id: kind.id,
  key: kind.key,
  name: locale === "es" ? kind.nameEs : kind.nameEn,
  proves: kind.proves,
  hasExpiry: kind.hasExpiry,
  validMonths: kind.validMonths,
  copyKept: kind.copyKept,
  twoSides: kind.twoSides,
  citation: citedIn(kind, country),
});

export type KindRow = {
  kind: ShownKind;
  note: string;
  isAsked: boolean;
  mayDecide: boolean;
  /** The one in force, the one that waits or was asked for, and all there ever were, newest first. */
  now: ShownVersion | null;
  next: ShownVersion | null;
  versions: ShownVersion[];
};

/** Every kind that is asked of a worker, was brought or can be noted, those asked first; health only for those who may see it. */
export async function documentsOf(
  actor: Actor,
  { id, legalEntityId }: { id: string; legalEntityId: string },
  locale: Locale,
): Promise<{ rows: KindRow[]; others: ShownKind[] }> {
  const seesHealth = isPermitted(actor, "document.view.health-fitness", { entity: legalEntityId });
  const mayApprove = isPermitted(actor, "document.approve", { entity: legalEntityId });
  const [known, rules, kinds, versions, roleNames, verifies, own] = await Promise.all([
    readFacts(database, [id], clockNow()),
    readRules(database),
    database
      .select()
      .from(documentTypes)
      .where(seesHealth ? undefined : eq(documentTypes.isHealth, false)),
    versionRows(eq(documents.workerId, id)),
    database.select({ id: roles.id, name: locale === "es" ? roles.nameEs : roles.nameEn }).from(roles),
    verifierIn(database, actor),
    othersIfOwn(actor, "document.verify", id, { entity: legalEntityId }),
  ]);
  const { facts, roleIds, today } = known.get(id)!;
  const requiredIds = new Set(askedKinds(rules.documentTypes, facts, roleIds, today).map((kind) => kind.id));
  const shownOnes = await shownVersions(versions, today);
  const noteOf = (kind: Kind) => {
    const named = rules.documentTypes.find((rule) => rule.id === kind.id)?.roleIds ?? [];
    const names = roleNames.filter((role) => named.includes(role.id) && roleIds.includes(role.id));
    return names.map(({ name }) => name).join(", ") || citedIn(kind, facts.country);
  };
  const all = kinds.map((kind): KindRow => {
    const kindVersions = versions.filter(({ document }) => document.documentTypeId === kind.id);
    const shown = kindVersions.map(({ document }) => shownOnes.get(document.id)!);
    return {
      kind: shownKind(kind, locale, facts.country),
      note: noteOf(kind),
      isAsked: requiredIds.has(kind.id),
      mayDecide: !own && mayApprove && verifies(kind, legalEntityId),
      now: shown.find(({ state }) => state === "verified") ?? null,
      next: shown.find(({ state }) => onItsWay.includes(state)) ?? null,
      versions: shown,
    };
  });
  const offered = new Set(
    kinds.filter((kind) => !kind.archivedAt && kind.countries.includes(facts.country)).map((kind) => kind.id),
  );
  // A kind that is only recorded, without a copy, has no upload: its row is the place to record it.
  const isRow = ({ kind, isAsked, versions: some }: KindRow) =>
    isAsked || some.length > 0 || (!kind.copyKept && offered.has(kind.id));
  const byName = (a: KindRow, b: KindRow) =>
    Number(b.isAsked) - Number(a.isAsked) || a.kind.name.localeCompare(b.kind.name, locale);
  return {
    rows: all.filter(isRow).toSorted(byName),
    others: all
      .filter((row) => !isRow(row) && offered.has(row.kind.id))
      .toSorted(byName)
      .map(({ kind }) => kind),
  };
}

const onItsWay: readonly DocumentState[] = ["requested", "uploaded", "in_review"];

export type Review = NonNullable<Awaited<ReturnType<typeof reviewOf>>>;

/** A version that waits, beside the one in force; undefined for one that the actor may not see, or that is gone. */
export async function reviewOf(actor: Actor, id: string, locale: Locale) {
  const found = await documentInScope(actor, id);
  if (!found) return undefined;
  const { worker, kind, document } = found;
  const rows = await versionRows(and(eq(documents.workerId, worker.id), eq(documents.documentTypeId, kind.id)) as SQL);
  const versions = await shownVersions(rows, homeDay());
  const verifies = await verifierIn(database, actor);
  const own = await othersIfOwn(actor, "document.verify", worker.id, { entity: worker.legalEntityId });
  const mayDecide =
    !own &&
    isPermitted(actor, "document.approve", { entity: worker.legalEntityId }) &&
    verifies(kind, worker.legalEntityId);
  const inForce = rows.find((row) => row.document.state === "verified")?.document.id;
  return {
    worker: { id: worker.id, code: worker.code, name: nameOf(worker) },
    kind: shownKind(kind, locale, worker.country),
    mayDecide,
    /** Whom the reader asks, where it is their own. */
    own,
    now: (inForce && inForce !== id && versions.get(inForce)) || null,
    next: versions.get(id)!,
    knownNumber:
      mayDecide && isCompared(actor, document.state) ? await numberToCompare(actor, worker, kind, document) : null,
  };
}

/** The whole number is for who compares it with the paper, and for no one who only looks, be it through a colleague's eyes. */
const isCompared = (actor: Actor, state: DocumentState): boolean =>
  (state === "uploaded" || state === "in_review") && !(actor.kind === "person" && actor.viewedBy);

/**
 * The number that the worker typed, or else the one in their record, for readers who may know it: it is compared, not
 * typed.
 */
async function numberToCompare(
  actor: Actor,
  { id, legalEntityId }: { id: string; legalEntityId: string },
  { key }: Kind,
  document: typeof documents.$inferSelect,
): Promise<{ number: string; isFromRecord: boolean } | null> {
  const enteredNumber = await toldNumber(document);
  if (enteredNumber) return { number: enteredNumber, isFromRecord: false };
  if (!isPermitted(actor, "identity.view", { entity: legalEntityId })) return null;
  const number = await numberInRecord(database, id, key);
  return number ? { number, isFromRecord: true } : null;
}

/** The row of a version that the actor may see, with its kind and worker. */
export async function documentInScope(actor: Actor, id: string) {
  const [found] = await database
    .select({ document: documents, kind: documentTypes, worker: workers })
    .from(documents)
    .innerJoin(documentTypes, eq(documentTypes.id, documents.documentTypeId))
    .innerJoin(workers, eq(workers.id, documents.workerId))
    .where(and(eq(documents.id, id), isNull(workers.mergedInto), inSightOf(actor)));
  return found;
}

/** The same by one of its files. */
export async function fileInScope(actor: Actor, id: string) {
  const [found] = await database
    .select({ file: documentFiles, document: documents, kind: documentTypes, worker: workers })
    .from(documentFiles)
    .innerJoin(documents, eq(documents.id, documentFiles.documentId))
    .innerJoin(documentTypes, eq(documentTypes.id, documents.documentTypeId))
    .innerJoin(workers, eq(workers.id, documents.workerId))
    .where(and(eq(documentFiles.id, id), isNull(workers.mergedInto), inSightOf(actor)));
  return found;
}

/** Carries into SQL which documents someone sees: those of workers where they may, and of health only with its class. */
export const inSightOf = (actor: Actor): SQL | undefined =>
  and(
    permittedRows(actor, "document.view", "entity", workers.legalEntityId),
    or(
      eq(documentTypes.isHealth, false),
      permittedRows(actor, "document.view.health-fitness", "entity", workers.legalEntityId) ??
        eq(documentTypes.isHealth, true),
    ),
  );

/** Those at which each look is written down. */
export const isGuarded = ({ proves, isHealth }: Pick<Kind, "proves" | "isHealth">): boolean =>
  isHealth || isIdentity({ proves });

export const isIdentity = ({ proves }: Pick<Kind, "proves">): boolean =>
  proves === "identity" || proves === "work_permit" || proves === "right_to_work";

const nameOf = (worker: { firstName: string | null; lastName: string | null; secondLastName: string | null }) =>
  [worker.firstName, worker.lastName, worker.secondLastName].filter(Boolean).join(" ");

/** Asked while a number is typed: how many others have it, and whether it is the one of the worker's record. */
export async function checkNumber(actor: Actor, { document, number }: NumberForm) {
  const found = await documentInScope(actor, document);
  if (!found || !isPermitted(actor, "document.approve", { entity: found.worker.legalEntityId })) return undefined;
  const { worker, kind } = found;
  return {
    number,
    others: await othersWith(database, worker.id, kind.key, number),
    isOwn: await isOwnNumber(database, worker.id, kind.key, number),
  };
}

export const kindWith = async (id: string) =>
  (
    await database
      .select()
      .from(documentTypes)
      .where(and(eq(documentTypes.id, id), isNull(documentTypes.archivedAt)))
  )[0];
