/** All that the clearance asks of some workers, in one statement: with one for each kind of fact, asking costs more than the answers. */
import { eq, sql } from "drizzle-orm";
import type { CheckFact, DocumentFact, EngagementFact, QualificationFact } from "@product/domain/clearance/facts";
import { amongIds } from "@product/database/among";
import { legalEntities } from "@product/database/tables/company/master-data";
import { workerSocials } from "@product/database/tables/people/worker-record";
import { workers } from "@product/database/tables/people/worker";
import type { Transaction } from "@product/database/write";
import { rowsOf } from "./rows-of.ts";

export type WorkerAsked = Awaited<ReturnType<typeof askFacts>>[number];

/** Sealed values are not decrypted yet. */
export const askFacts = (reader: Pick<Transaction, "select">, ids: readonly string[]) =>
  reader
    .select({
      id: workers.id,
      status: workers.status,
      statusUntil: workers.statusUntil,
      legalEntityId: workers.legalEntityId,
      workerType: workers.workerType,
      nationality: workers.nationality,
      birthDateSealed: workers.birthDateSealed,
      country: legalEntities.country,
      nation: legalEntities.nation,
      timeZone: legalEntities.timeZone,
      isMarked: sql<boolean>`EXISTS (SELECT FROM app.self_employed_mark m WHERE m.worker_id = ${workers.id})`,
      wrappedKey: sql<Buffer | null>`(SELECT k.wrapped_key FROM app.person_key k WHERE k.person_id = ${workers.id})`,
      hasNaf: sql<boolean>`${workerSocials.nafHash} IS NOT NULL`,
      hasNino: sql<boolean>`EXISTS (
        SELECT FROM app.worker_identity i WHERE i.worker_id = ${workers.id} AND i.type = 'NINO')`,
      hasBankAccount: sql<boolean>`${workerSocials.ibanHash} IS NOT NULL`,
      languages: sql<string[]>`ARRAY(SELECT l.language FROM app.worker_language l WHERE l.worker_id = ${workers.id})`,
      roleIds: sql<string[]>`ARRAY(
        SELECT r.role_id::text FROM app.worker_role r WHERE r.worker_id = ${workers.id} ORDER BY r.role_id)`,
      documents,
      checks,
      engagements,
      qualifications,
      absences,
      keptLists,
      madeLists,
    })
    .from(workers)
    .innerJoin(legalEntities, eq(legalEntities.id, workers.legalEntityId))
    .leftJoin(workerSocials, eq(workerSocials.workerId, workers.id))
    .where(amongIds(workers.id, ids));

// Only a certificate of fitness has to be opened.
const documents = rowsOf<Omit<DocumentFact, "fitness"> & { fitness: string | null }>(sql`
  SELECT d.document_type_id AS "typeId", CASE d.state WHEN 'verified' THEN 'verified' ELSE 'waiting' END AS state,
    d.valid_from AS "validFrom", d.valid_until AS "validUntil",
    CASE t.proves WHEN 'fitness' THEN d.details_sealed END AS fitness
  FROM app.document d JOIN app.document_type t ON t.id = d.document_type_id
  WHERE d.worker_id = ${workers.id} AND d.state IN ('verified', 'uploaded', 'in_review')`);

const checks = rowsOf<CheckFact>(sql`
  SELECT c.country, c.outcome, c.checked_on AS "checkedOn", c.valid_until AS "validUntil", c.created_at AS "madeAt"
  FROM app.right_to_work_check c WHERE c.worker_id = ${workers.id}`);

type Period = { altaOn: string; bajaOn: string };
const engagements = rowsOf<Omit<EngagementFact, "formerPeriods"> & { periods: Period[] }>(sql`
  SELECT e.legal_entity_id AS "legalEntityId", e.state, e.first_day AS "firstDay", e.last_day AS "lastDay",
    e.alta_on AS "altaOn", e.baja_on AS "bajaOn", ${rowsOf(sql`
      SELECT p.alta_on AS "altaOn", p.baja_on AS "bajaOn" FROM app.engagement_period p
      WHERE p.worker_id = e.worker_id AND p.engagement_id = e.id`)} AS periods
  FROM app.engagement e WHERE e.worker_id = ${workers.id} AND e.state <> 'cancelled'`);

const qualifications = rowsOf<QualificationFact>(sql`
  SELECT q.qualification_id AS "qualificationId", q.state, q.valid_from AS "validFrom", q.valid_until AS "validUntil"
  FROM app.worker_qualification q WHERE q.worker_id = ${workers.id}`);

const absences = rowsOf<{ firstDay: string; lastDay: string | null }>(sql`
  SELECT a.first_day AS "firstDay", a.last_day AS "lastDay" FROM app.absence a WHERE a.worker_id = ${workers.id}`);

export type ListAsked = {
  id: string;
  expiresOn: string | null;
  /** For a list that keeps people away: the client who refuses its members. */
  refusedBy: string | null;
  /** By some place that is to be filled. */
  isAskedFor: boolean;
};

const refusing = sql`(l.purpose = 'deny' AND l.client_id IS NOT NULL)`;
const askedFor = sql`EXISTS (SELECT FROM app.slot s WHERE s.list_id = l.id)`;
const ofList = sql`l.id, l.expires_on AS "expiresOn", CASE WHEN ${refusing} THEN l.client_id END AS "refusedBy",
  ${askedFor} AS "isAskedFor"`;
const thatCount = sql`l.archived_at IS NULL AND (${refusing} OR ${askedFor})`;

/** Those kept by hand that they are on. */
const keptLists = rowsOf<ListAsked>(sql`
  SELECT ${ofList} FROM app.list_member m JOIN app.list l ON l.id = m.list_id
  WHERE m.worker_id = ${workers.id} AND m.removed_at IS NULL AND l.kind = 'static' AND ${thatCount}`);

/** Those made by a filter, the same for everyone: who is on them is to be asked. */
const madeLists = rowsOf<ListAsked & { filter: unknown }>(sql`
  SELECT ${ofList}, l.filter FROM app.list l WHERE l.kind <> 'static' AND ${thatCount}`);
