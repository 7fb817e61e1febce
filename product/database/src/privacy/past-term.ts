/** Which records are past their term on a day, by the rules as they stand. */
import { sql, type SQL } from "drizzle-orm";
import { warnedDays, type RunCounts, type RunKind, type RunLine } from "@product/domain/privacy/erasure";
import type { Transaction } from "@product/database/write";

type Reader = Pick<Transaction, "select">;

export type PastTerm = { kind: RunKind; line: RunLine; recordId: string };

/** The counts that a run would have on a day: the dry run. */
export async function countPastTerm(reader: Reader, day: string): Promise<RunCounts> {
  const rows = await reader
    .select({
      line,
      records: sql<number>`count(*) FILTER (WHERE is_told)::int`,
      people: sql<number>`count(DISTINCT worker_id) FILTER (WHERE is_told)::int`,
      oldest: sql<string | null>`(min(since) FILTER (WHERE is_told))::text`,
      waiting: sql<number>`count(*) FILTER (WHERE NOT is_told)::int`,
    })
    .from(pastTerm(day, sql`true`))
    .groupBy(sql`kind, rule_id`);
  return Object.fromEntries(
    rows.map(({ line: each, oldest, ...count }) => [each, { ...count, oldest: oldest ?? undefined }]),
  );
}

/** A run, and the day by which it counts. */
type Run = { id: string; day: string };

/** Writes down what a run found, so that it ends nothing else. */
export async function keepFound(tx: Transaction, { id, day }: Run): Promise<void> {
  await tx.execute(sql`INSERT INTO app.retention_run_record (run_id, record_id)
    SELECT DISTINCT ${id}::uuid, record_id FROM ${pastTerm(day, sql`true`)} WHERE is_told`);
}

/** How many more records are past their term by now than the run found. */
export async function countNotFound(reader: Reader, { id, day }: Run): Promise<number> {
  const [counted] = await reader
    .select({ n: sql<number>`count(*)::int` })
    .from(pastTerm(day, sql`true`))
    .where(sql`is_told AND NOT ${isFound(id)}`);
  return counted!.n;
}

const isFound = (runId: string) =>
  sql`EXISTS (SELECT FROM app.retention_run_record f WHERE f.run_id = ${runId} AND f.record_id = past.record_id)`;

/** The next people of whom the run found something, by their ids. */
export async function peoplePastTerm(reader: Reader, { id, day }: Run, after: string, most: number): Promise<string[]> {
  const rows = await reader
    .select({ id: sql<string>`worker_id` })
    .from(pastTerm(day, sql`w.id > ${after}`))
    .where(sql`is_told AND ${isFound(id)}`)
    .groupBy(sql`worker_id`)
    .orderBy(sql`worker_id`)
    .limit(most);
  return rows.map((row) => row.id);
}

/** The worker's records that the run found and that are still past their term. */
export const pastTermOf = (reader: Reader, { id, day }: Run, workerId: string): Promise<PastTerm[]> =>
  reader
    .select({ kind: sql<RunKind>`kind`, line, recordId: sql<string>`record_id` })
    .from(pastTerm(day, sql`w.id = ${workerId}`))
    .where(sql`is_told AND ${isFound(id)}`);

/** Applicants whose application will be past its term in so many days and who have not been told since it lies still. */
export async function applicantsToWarn(reader: Reader, day: string, after: string, most: number): Promise<string[]> {
  const rows = await reader
    .select({ id: sql<string>`worker_id` })
    .from(applications(sql`w.id > ${after} AND (w.email IS NOT NULL OR w.mobile IS NOT NULL)`))
    .where(sql`warned_on IS NULL AND until < ${day}::date + ${warnedDays}::int`)
    .orderBy(sql`worker_id`)
    .limit(most);
  return rows.map(({ id }) => id);
}

/** The last day of an application's term; none for whoever is no applicant. */
export async function applicationEnd(reader: Reader, workerId: string): Promise<string | undefined> {
  const [found] = await reader.select({ until: sql<string>`until::text` }).from(applications(sql`w.id = ${workerId}`));
  return found?.until;
}

const line = sql<RunLine>`kind || '/' || rule_id`;

/** Applicants who never worked. Each step of an application, and each wish to be kept, begins the term anew. */
const applications = (which: SQL) => sql`(
  SELECT w.id AS worker_id, r.id AS rule_id, still.since, (still.since + ${term})::date AS until,
    -- A warning from before the last step was about another day.
    CASE WHEN k.warned_at > still.at THEN (k.warned_at AT TIME ZONE 'UTC')::date END AS warned_on
  FROM app.worker w
  JOIN app.retention_rule r ON r.id = CASE w.country WHEN 'ES' THEN 'applications-es' ELSE 'applications-uk' END
  LEFT JOIN app.keep_warning k ON k.worker_id = w.id
  CROSS JOIN LATERAL (SELECT greatest(w.created_at, w.status_since, k.kept_at) AS at) last
  CROSS JOIN LATERAL (SELECT last.at, (last.at AT TIME ZONE 'UTC')::date AS since) still
  WHERE w.status IN ('draft', 'applied', 'in_review', 'more_info', 'rejected') AND NOT w.has_worked
    AND w.merged_into IS NULL AND ${which}
    AND NOT EXISTS (SELECT FROM app.engagement e WHERE e.worker_id = w.id AND ${counts})
    AND NOT EXISTS (SELECT FROM app.worker part WHERE part.merged_into = w.id AND part.has_worked)
) AS application`;

/** Nobody is erased who was not told long enough before. Documents of people who go as a whole go with them. */
const pastTerm = (day: string, which: SQL) => sql`(WITH former AS (
  SELECT w.id AS worker_id, greatest((w.status_since AT TIME ZONE 'UTC')::date, (
    SELECT max(coalesce(e.baja_on, e.last_day, 'infinity'::date)) FROM app.engagement e WHERE e.worker_id = w.id AND ${counts}
  )) AS since
  FROM app.worker w
  WHERE w.status IN ('left', 'rejected') AND w.has_worked AND w.merged_into IS NULL AND ${which}
), people AS (
  SELECT 'applications' AS kind, rule_id, worker_id, worker_id AS record_id, since,
    coalesce(warned_on + ${warnedDays}::int <= ${day}::date, false) AS is_told
  FROM ${applications(which)} WHERE until < ${day}::date
  UNION ALL
  SELECT 'profiles', r.id, f.worker_id, f.worker_id, f.since, true
  FROM former f JOIN app.retention_rule r ON r.id = 'worker-profile' WHERE (f.since + ${term})::date < ${day}::date
), paper AS (
  SELECT r.id AS rule_id, w.id AS worker_id, d.id AS record_id, r.term, r.unit,
    CASE r.counted_from WHEN 'record' THEN greatest((d.updated_at AT TIME ZONE 'UTC')::date, d.valid_until) ELSE f.since END AS since
  FROM app.document d
  JOIN app.worker w ON w.id = d.worker_id
  JOIN app.document_type t ON t.id = d.document_type_id
  -- What is to be blocked is blocked with all of the person.
  JOIN app.retention_rule r ON r.id = ${ruleOfKind} AND r.ending = 'delete'
  LEFT JOIN former f ON f.worker_id = w.id
  WHERE d.state IN ('rejected', 'superseded', 'revoked') AND w.merged_into IS NULL AND ${which}
    -- What a check rests on is kept as long as the check.
    AND NOT EXISTS (SELECT FROM app.right_to_work_check c WHERE c.document_id = d.id)
)
  SELECT kind, rule_id, worker_id, record_id, since, is_told FROM people
  UNION ALL
  SELECT 'documents', rule_id, worker_id, record_id, since, true FROM paper r
  WHERE (since + ${term})::date < ${day}::date
    AND NOT EXISTS (SELECT FROM people p WHERE p.worker_id = r.worker_id AND p.is_told)
) AS past`;

/** By the law of the country where the person works. */
const ruleOfKind = sql`CASE w.country WHEN 'UK' THEN coalesce(t.retention_rule_uk_id, t.retention_rule_id) ELSE t.retention_rule_id END`;

/** As `termEnd` counts: a month has no thirty-first everywhere. */
const term = sql`(r.term || ' ' || r.unit)::interval`;

/** Contracts that were signed or registered. */
const counts = sql`e.state <> 'cancelled' AND (e.state = 'signed' OR e.alta_on IS NOT NULL)`;
