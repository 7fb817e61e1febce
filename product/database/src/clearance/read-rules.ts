/** The company's rules for workers, in the form that the clearance needs, read in one statement. */
import { sql } from "drizzle-orm";
import type { Rules } from "@product/domain/clearance/facts";
import type { Transaction } from "@product/database/write";
import { rowsOf } from "./rows-of.ts";

export async function readRules(reader: Pick<Transaction, "select">): Promise<Rules> {
  const [rules] = await reader
    .select({ documentTypes, roles, qualifications, implications })
    .from(sql`(SELECT) AS one`);
  return rules!;
}

const documentTypes = rowsOf<Rules["documentTypes"][number]>(sql`
  SELECT t.id, t.key, t.name_en AS "nameEn", t.name_es AS "nameEs", t.countries, t.worker_types AS "workerTypes",
    t.nationality, t.minors_only AS "minorsOnly", t.required_for AS "requiredFor", t.severity, t.proves, t.citation,
    t.citation_uk AS "citationUk",
    ARRAY(SELECT r.role_id FROM app.document_type_role r WHERE r.document_type_id = t.id) AS "roleIds",
    ARRAY(SELECT c.client_id FROM app.document_type_client c WHERE c.document_type_id = t.id) AS "clientIds"
  FROM app.document_type t WHERE t.archived_at IS NULL`);

const roles = rowsOf<Rules["roles"][number]>(sql`
  SELECT r.id, r.minimum_age AS "minimumAge",
    ARRAY(SELECT q.qualification_id FROM app.role_qualification q WHERE q.role_id = r.id) AS "qualificationIds"
  FROM app.role r`);

const qualifications = rowsOf<Rules["qualifications"][number]>(sql`
  SELECT q.id, q.name_en AS "nameEn", q.name_es AS "nameEs" FROM app.qualification q`);

const implications = rowsOf<Rules["implications"][number]>(sql`
  SELECT i.implied_by_id AS higher, i.qualification_id AS lower FROM app.qualification_implied i`);
