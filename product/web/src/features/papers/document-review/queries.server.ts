import { and, asc, count, eq, inArray, isNull, lte, ne, or, sql, type SQL } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { shownState } from "@product/domain/documents/documents";
import { daysUntil } from "@product/domain/documents/validity";
import { plusDays } from "@product/domain/time/local-date";
import type { Locale } from "@product/domain/locales";
import { listedStatuses } from "@product/domain/people/workers";
import { database } from "@product/database/client";
import { accounts } from "@product/database/tables/access/account";
import { documents } from "@product/database/tables/papers/document";
import { documentTypes } from "@product/database/tables/company/document-type";
import { groups, memberships } from "@product/database/tables/access/group";
import { workers } from "@product/database/tables/people/worker";
import { documentInScope, inSightOf } from "#features/papers/documents/queries.server.ts";
import { homeDay } from "#request/clock.ts";
import { othersToAsk } from "#request/oneself.ts";
import { within, type Span } from "#request/slices/span.ts";
import { permittedRows } from "#request/who-may.ts";

/** So many are shown at once. */
const pageLength = 50;
const mostCounted = 1000;

type Asked = { kind?: string | undefined; after?: string | undefined };

/**
 * Documents that this reviewer can decide about, the oldest first; `after` is the id of the last one on the previous
 * page.
 */
export async function waitingFor(actor: Actor, { kind, after }: Asked, locale: Locale) {
  const rows = await database
    .select({
      id: documents.id,
      kind: locale === "es" ? documentTypes.nameEs : documentTypes.nameEn,
      firstName: workers.firstName,
      lastName: workers.lastName,
      at: documents.receivedAt,
      state: documents.state,
      reviewer: accounts.name,
    })
    .from(documents)
    .innerJoin(documentTypes, eq(documentTypes.id, documents.documentTypeId))
    .innerJoin(workers, eq(workers.id, documents.workerId))
    .leftJoin(accounts, eq(accounts.userId, documents.reviewerId))
    .where(and(await toDecide(actor), ofKind(kind), after === undefined ? undefined : behind(after)))
    .orderBy(...inOrder)
    .limit(pageLength + 1);
  return { rows: rows.slice(0, pageLength), hasMore: rows.length > pageLength };
}

/** How many wait, of each kind. */
export async function waitingKinds(actor: Actor, locale: Locale) {
  const name = locale === "es" ? documentTypes.nameEs : documentTypes.nameEn;
  return database
    .select({ id: documentTypes.id, name, n: count() })
    .from(documents)
    .innerJoin(documentTypes, eq(documentTypes.id, documents.documentTypeId))
    .innerJoin(workers, eq(workers.id, documents.workerId))
    .where(await toDecide(actor))
    .groupBy(documentTypes.id, name)
    .orderBy(asc(name));
}

/** How many wait for this reviewer, counted no further than is worth showing. */
export async function waitingCount(actor: Actor, span?: Span): Promise<{ n: number; most: number }> {
  const some = database
    .select({ one: sql`1`.as("one") })
    .from(documents)
    .innerJoin(documentTypes, eq(documentTypes.id, documents.documentTypeId))
    .innerJoin(workers, eq(workers.id, documents.workerId))
    .where(and(await toDecide(actor), span && within(documents.receivedAt, span)))
    .limit(mostCounted + 1)
    .as("some");
  const [found] = await database.select({ n: count() }).from(some);
  return { n: found!.n, most: mostCounted };
}

/** The one after this one in the same order, whether or not it still waits; the first where it was the last. */
export async function nextAfter(actor: Actor, id: string, kind: string | undefined): Promise<string | undefined> {
  const find = async (which?: SQL) =>
    (
      await database
        .select({ id: documents.id })
        .from(documents)
        .innerJoin(documentTypes, eq(documentTypes.id, documents.documentTypeId))
        .innerJoin(workers, eq(workers.id, documents.workerId))
        .where(and(await toDecide(actor), ofKind(kind), which))
        .orderBy(...inOrder)
        .limit(1)
    )[0]?.id;
  return (await find(behind(id))) ?? find();
}

/** The document just verified, if the reader may take that back. */
export async function undoable(actor: Actor, id: string): Promise<{ id: string; version: number } | undefined> {
  const review = await documentInScope(actor, id);
  return review?.document.state === "verified" ? { id, version: review.document.version } : undefined;
}

const inOrder = [asc(documents.receivedAt), asc(documents.id)];
const ofKind = (kind: string | undefined) => (kind === undefined ? undefined : eq(documents.documentTypeId, kind));
const behind = (id: string): SQL =>
  sql`(${documents.receivedAt}, ${documents.id}) > (SELECT received_at, id FROM app.document WHERE id = ${id})`;

/** Documents to decide: within the actor's scope, where they may approve them and are among the kind's verifiers. */
async function toDecide(actor: Actor): Promise<SQL | undefined> {
  return and(
    inArray(documents.state, ["uploaded", "in_review"]),
    isNull(workers.mergedInto),
    inSightOf(actor),
    permittedRows(actor, "document.approve", "entity", workers.legalEntityId),
    await checkedBy(actor),
    await notTheirOwn(actor),
  );
}

/** Their own papers somebody else reviews, where there is somebody. */
async function notTheirOwn(actor: Actor): Promise<SQL | undefined> {
  if (actor.kind !== "person" || !actor.workerId) return undefined;
  const [own] = await database
    .select({ entity: workers.legalEntityId })
    .from(workers)
    .where(eq(workers.id, actor.workerId));
  const others = own && (await othersToAsk(actor.id, "document.verify", [own]));
  return others && ne(documents.workerId, actor.workerId);
}

async function checkedBy(actor: Actor): Promise<SQL | undefined> {
  if (actor.kind !== "person") return undefined;
  const own = await database
    .select({ id: groups.id, key: groups.key, kind: memberships.scopeKind, place: memberships.scopeId })
    .from(memberships)
    .innerJoin(groups, eq(groups.id, memberships.groupId))
    .where(and(eq(memberships.userId, actor.id), inArray(memberships.scopeKind, ["all", "entity"])));
  if (own.some(({ key, kind }) => key === "owner" && kind === "all")) return undefined;
  return or(
    isNull(documentTypes.verifierGroupId),
    ...own.map(({ id, key, kind, place }) =>
      and(
        key === "owner" ? undefined : eq(documentTypes.verifierGroupId, id),
        kind === "all" ? sql`true` : sql`${workers.legalEntityId}::text = ${place}`,
      ),
    ),
  );
}

/** So far ahead the office looks. */
const daysAhead = 60;

export type EndingRow = Awaited<ReturnType<typeof endingFor>>["rows"][number];

/** Documents in force that end soon or have ended, of listed workers; `after` is the id of the last one before. */
export async function endingFor(actor: Actor, { kind, after }: Asked, locale: Locale) {
  const today = homeDay();
  const rows = await database
    .select({
      id: documents.id,
      kindId: documents.documentTypeId,
      kind: locale === "es" ? documentTypes.nameEs : documentTypes.nameEn,
      workerId: workers.id,
      code: workers.code,
      firstName: workers.firstName,
      lastName: workers.lastName,
      validUntil: documents.validUntil,
      renewal: sql<"requested" | "uploaded" | "in_review" | null>`(
        SELECT renewal.state FROM app.document renewal
        WHERE renewal.worker_id = ${documents.workerId} AND renewal.document_type_id = ${documents.documentTypeId}
          AND renewal.state IN ('requested', 'uploaded', 'in_review'))`,
    })
    .from(documents)
    .innerJoin(documentTypes, eq(documentTypes.id, documents.documentTypeId))
    .innerJoin(workers, eq(workers.id, documents.workerId))
    .where(
      and(
        eq(documents.state, "verified"),
        lte(documents.validUntil, plusDays(today, daysAhead)),
        isNull(workers.mergedInto),
        inArray(workers.status, [...listedStatuses]),
        inSightOf(actor),
        ofKind(kind),
        after === undefined ? undefined : laterThan(after),
      ),
    )
    .orderBy(asc(documents.validUntil), asc(documents.id))
    .limit(pageLength + 1);
  return {
    rows: rows.slice(0, pageLength).map((row) => ({
      ...row,
      daysLeft: daysUntil(row.validUntil!, today),
      shown: shownState({ state: "verified", validUntil: row.validUntil }, today, plusDays(today, daysAhead)),
    })),
    hasMore: rows.length > pageLength,
  };
}

const laterThan = (id: string): SQL =>
  sql`(${documents.validUntil}, ${documents.id}) > (SELECT valid_until, id FROM app.document WHERE id = ${id})`;
