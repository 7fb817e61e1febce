/** Compares the rows of an import with one another and with everyone who is there, all at once, and says what becomes of each. */
import type { ImportColumn, ImportKey } from "@product/domain/imports/columns";
import { identityColumns } from "@product/domain/imports/columns";
import type { ImportCounts, ImportPlan } from "@product/domain/imports/plan";
import type { Transaction } from "@product/database/write";
import { overwritten } from "./plain-columns.ts";
import { settleSealed } from "./settle-sealed.ts";
import { ask } from "./session.ts";

/** Where the one who imports may see and edit workers: everywhere, or in these legal entities; and which of them they are. */
export type Reach = { sees: readonly string[] | null; edits: readonly string[] | null; own: string | null };

export async function compareRows(
  tx: Transaction,
  importId: string,
  plan: ImportPlan,
  reach: Reach,
): Promise<ImportCounts> {
  const key = plan.mode === "new" ? null : plan.key;
  await lockMatched(tx, importId, key);
  const identityColumn = plan.columns.find((column) => (identityColumns as readonly unknown[]).includes(column));
  await ask(tx, verdicts(key), [
    importId,
    plan.mode,
    plan.takesSharedContacts,
    reach.sees,
    reach.edits,
    key === "identity" ? identityColumn : key,
    identityColumn ?? ("spanishId" satisfies ImportColumn),
    await codeLength(tx, importId),
    plan.workerType,
    plan.entityId,
  ]);
  await settleSealed(tx, importId);
  if (reach.own) await ask(tx, leaveOut, [importId, reach.own, key === "identity" ? identityColumn : key]);
  return countRows(tx, importId);
}

async function countRows(tx: Transaction, importId: string): Promise<ImportCounts> {
  const { rows } = await ask<ImportCounts>(tx, counts, [importId]);
  return rows[0]!;
}

/**
 * Locks the matched workers until everything is written, always in one order, so that two imports never wait for each
 * other.
 */
async function lockMatched(tx: Transaction, importId: string, key: ImportKey | null): Promise<void> {
  if (!key) return;
  await ask(
    tx,
    `SELECT w.id FROM app.worker w WHERE w.id IN (SELECT w.id FROM app.worker_import_row r ${matchedBy[key]}
      WHERE r.import_id = $1) ORDER BY w.id FOR UPDATE`,
    [importId],
  );
}

/** Short as long as most short ones are free: W-4F7K, and longer where a hundred thousand come at once. */
async function codeLength(tx: Transaction, importId: string): Promise<number> {
  const { rows } = await ask<{ people: number }>(
    tx,
    `SELECT (SELECT greatest(reltuples, 0) FROM pg_class WHERE oid = 'app.worker'::regclass)
       + (SELECT count(*) FROM app.worker_import_row WHERE import_id = $1) AS people`,
    [importId],
  );
  return [4, 5, 6, 7, 8].find((length) => 16 ** length > rows[0]!.people * 50) ?? 8;
}

const matchedBy: Record<ImportKey, string> = {
  code: "JOIN app.worker w ON w.code = r.code",
  email: "JOIN app.worker w ON w.email = r.email",
  mobile: "JOIN app.worker w ON w.mobile = r.mobile",
  identity: `CROSS JOIN LATERAL unnest(r.identity_hashes) AS hash JOIN app.worker_identity i ON i.value_hash = hash
    JOIN app.worker w ON w.id = i.worker_id`,
};

const isListed = "w.merged_into IS NULL AND w.status NOT IN ('data_blocked', 'erased')";

/** Signs by which two are the same, as columns of the file; a number is proof, an address or telephone nearly. */
const signs = (key: ImportKey | null) => {
  const isKey = (sign: ImportKey) => (key === sign ? "true" : "false");
  return { email: isKey("email"), mobile: isKey("mobile") };
};

/**
 * An import never changes the importer's own record: part of that is for others to decide, and the rest is on their own
 * page.
 */
const leaveOut = `UPDATE app.worker_import_row SET outcome = 'error', found = coalesce(found, '[]')
    || jsonb_build_array(jsonb_build_object('column', $3::text, 'fault', '{"fault":"oneself"}'::jsonb))
  WHERE import_id = $1 AND worker_id = $2 AND outcome = 'update'`;

/** A volunteer for a Spanish company that makes a profit; who was one there already stays so. */
const isUnfitVolunteer = `(coalesce(mine.worker_type, w.worker_type, $9::text) = 'volunteer' AND entity.country = 'ES' AND NOT entity.non_profit
  AND (w.id IS NULL OR w.worker_type <> 'volunteer' OR w.legal_entity_id <> entity.id))`;

// $1 import, $2 mode, $3 takes shared contacts, $4 sees, $5 edits, $6 key column, $7 identity column, $8 length of codes,
// $9 type and $10 entity of new ones where the row does not say them
const verdicts = (key: ImportKey | null) => `
  WITH mine AS MATERIALIZED (
    SELECT * FROM app.worker_import_row WHERE import_id = $1 AND faults IS NULL
  ), matched AS (
    ${
      key
        ? `SELECT r.number, count(DISTINCT w.id) AS people, min(w.id::text)::uuid AS worker_id
           FROM mine r ${matchedBy[key]} WHERE ${isListed} GROUP BY r.number`
        : "SELECT 0 AS number, 0::bigint AS people, NULL::uuid AS worker_id WHERE false"
    }
  ), twins AS (
    SELECT number, min(first) AS first, bool_or(exact) AS exact, min(sign) AS sign FROM (
      SELECT number, 'email' AS sign, ${signs(key).email} AS exact, min(number) OVER (PARTITION BY email::text COLLATE "C") AS first
        FROM mine WHERE email IS NOT NULL
      UNION ALL SELECT number, 'mobile', ${signs(key).mobile}, min(number) OVER (PARTITION BY mobile COLLATE "C")
        FROM mine WHERE mobile IS NOT NULL
      UNION ALL SELECT number, 'code', true, min(number) OVER (PARTITION BY code COLLATE "C") FROM mine WHERE code IS NOT NULL
      UNION ALL SELECT number, $7::text, true, min(number) OVER (PARTITION BY hash)
        FROM mine CROSS JOIN LATERAL unnest(identity_hashes) AS hash
      UNION ALL SELECT number, 'naf', true, min(number) OVER (PARTITION BY naf_hash) FROM mine WHERE naf_hash IS NOT NULL
    ) AS same WHERE first < number GROUP BY number
  ), known AS (
    SELECT r.number, $7::text AS sign, 'sameNumber' AS fault, w.id, w.code, w.legal_entity_id FROM mine r
      CROSS JOIN LATERAL unnest(r.identity_hashes) AS hash
      JOIN app.worker_identity i ON i.value_hash = hash JOIN app.worker w ON w.id = i.worker_id
    UNION ALL SELECT r.number, 'naf', 'sameNumber', w.id, w.code, w.legal_entity_id
      FROM mine r JOIN app.worker_social s ON s.naf_hash = r.naf_hash JOIN app.worker w ON w.id = s.worker_id
    UNION ALL SELECT r.number, 'code', 'sameNumber', w.id, w.code, w.legal_entity_id
      FROM mine r JOIN app.worker w ON w.code = r.code WHERE ${key === "code" ? "w.merged_into IS NOT NULL" : "true"}
    UNION ALL SELECT r.number, 'email', 'sameContact', w.id, w.code, w.legal_entity_id
      FROM mine r JOIN app.worker w ON w.email = r.email WHERE ${isListed}
    UNION ALL SELECT r.number, 'mobile', 'sameContact', w.id, w.code, w.legal_entity_id
      FROM mine r JOIN app.worker w ON w.mobile = r.mobile WHERE ${isListed}
    UNION ALL SELECT r.number, 'firstName', 'sameName', w.id, w.code, w.legal_entity_id
      FROM mine r JOIN app.worker w ON w.name_birth_hash = r.name_birth_hash WHERE ${isListed}
  ), others AS (
    SELECT known.number, bool_or(fault = 'sameNumber') AS certain, bool_or(fault = 'sameContact') AS likely,
      jsonb_agg(DISTINCT jsonb_build_object('column', sign, 'fault', jsonb_build_object('fault', fault, 'code',
        CASE WHEN $4::uuid[] IS NULL OR legal_entity_id = ANY($4) THEN known.code ELSE '' END))) AS faults
    FROM known LEFT JOIN matched ON matched.number = known.number
    WHERE known.id IS DISTINCT FROM matched.worker_id GROUP BY known.number
  ), judged AS (
    SELECT mine.number, w.id AS worker_id, w.version,
      CASE
        WHEN matched.people > 1 THEN 'error'
        WHEN w.id IS NULL AND ($2 = 'update' OR mine.missing IS NOT NULL) THEN 'error'
        WHEN w.id IS NOT NULL AND $5::uuid[] IS NOT NULL AND NOT w.legal_entity_id = ANY($5) THEN 'error'
        WHEN ${isUnfitVolunteer} THEN 'error'
        WHEN others.certain OR twins.exact THEN 'duplicate'
        WHEN NOT $3 AND (others.likely OR twins.number IS NOT NULL) THEN 'duplicate'
        WHEN w.id IS NULL THEN 'new'
        WHEN ${differs()} THEN 'update'
        ELSE 'unchanged'
      END AS outcome,
      nullif(
        CASE WHEN matched.people > 1 THEN jsonb_build_array(jsonb_build_object('column', $6::text, 'fault', '{"fault":"manyMatches"}'::jsonb)) ELSE '[]' END
        || CASE WHEN w.id IS NULL AND $2 = 'update' THEN jsonb_build_array(jsonb_build_object('column', $6::text, 'fault', '{"fault":"noMatch"}'::jsonb))
                WHEN w.id IS NULL AND matched.people IS NULL THEN coalesce(mine.missing, '[]') ELSE '[]' END
        || CASE WHEN w.id IS NOT NULL AND $5::uuid[] IS NOT NULL AND NOT w.legal_entity_id = ANY($5)
                THEN jsonb_build_array(jsonb_build_object('column', $6::text, 'fault', '{"fault":"elsewhere"}'::jsonb)) ELSE '[]' END
        || CASE WHEN ${isUnfitVolunteer} THEN '[{"column":"workerType","fault":{"fault":"volunteerUnfit"}}]'::jsonb ELSE '[]' END
        || CASE WHEN twins.number IS NOT NULL THEN jsonb_build_array(jsonb_build_object('column', twins.sign,
                'fault', jsonb_build_object('fault', 'sameRow', 'row', twins.first))) ELSE '[]' END
        || coalesce(others.faults, '[]'), '[]') AS found
    FROM mine LEFT JOIN matched USING (number) LEFT JOIN twins USING (number) LEFT JOIN others USING (number)
    LEFT JOIN app.worker w ON w.id = matched.worker_id AND matched.people = 1
    LEFT JOIN app.legal_entity entity ON entity.id = coalesce(mine.legal_entity_id, w.legal_entity_id, $10::uuid)
  )
  UPDATE app.worker_import_row r SET outcome = judged.outcome, found = judged.found, was_version = judged.version,
    worker_id = coalesce(judged.worker_id, CASE WHEN r.was_version IS NULL THEN r.worker_id END, gen_random_uuid()),
    made_code = CASE WHEN judged.outcome = 'new' AND r.code IS NULL THEN coalesce(r.made_code, ${madeCode("$8::integer")}) END
  FROM judged WHERE r.import_id = $1 AND r.number = judged.number
    AND (r.outcome, r.found, r.was_version, coalesce(judged.worker_id, r.worker_id))
      IS DISTINCT FROM (judged.outcome, judged.found, judged.version, r.worker_id)`;

/** Letters and digits that are not mistaken for one another, sixteen of them: quicker to make than to draw each from all. */
function madeCode(length: string): string {
  return `'W-' || translate(upper(substr(md5(random()::text), 1, ${length})), '01', 'XY')`;
}

/** A code that two were given, or that somebody has, is made anew. */
export async function settleCodes(tx: Transaction, importId: string): Promise<void> {
  const remade = `WITH clash AS (
      SELECT number FROM (SELECT number, made_code, row_number() OVER (PARTITION BY made_code) AS place
        FROM app.worker_import_row WHERE import_id = $1 AND outcome = 'new' AND made_code IS NOT NULL) AS made
      WHERE place > 1 OR EXISTS (SELECT 1 FROM app.worker w WHERE w.code = made_code)
        OR EXISTS (SELECT 1 FROM app.worker_import_row o WHERE o.import_id = $1 AND o.outcome = 'new' AND o.code = made_code))
    UPDATE app.worker_import_row r SET made_code = ${madeCode("length(r.made_code) - 2")}
    FROM clash WHERE r.import_id = $1 AND r.number = clash.number`;
  while (((await ask(tx, remade, [importId])).rowCount ?? 0) > 0);
}

/** Condition that the row has a value which the worker has not. Blank cells are ignored. */
function differs(): string {
  const fields = overwritten.map((name) => `(mine.${name} IS NOT NULL AND mine.${name} IS DISTINCT FROM w.${name})`);
  return `(${fields.join(" OR ")} OR (mine.role_ids IS NOT NULL AND mine.role_ids IS DISTINCT FROM
    ARRAY(SELECT held.role_id FROM app.worker_role held WHERE held.worker_id = w.id ORDER BY held.role_id)))`;
}

const counts = `
  SELECT count(*) FILTER (WHERE outcome = 'new')::int AS new, count(*) FILTER (WHERE outcome = 'update')::int AS update,
    count(*) FILTER (WHERE outcome = 'unchanged')::int AS unchanged,
    count(*) FILTER (WHERE outcome = 'duplicate')::int AS duplicate,
    count(*) FILTER (WHERE outcome = 'error')::int AS error,
    count(*) FILTER (WHERE outcome IN ('new', 'update') AND (doubts IS NOT NULL OR found IS NOT NULL))::int AS doubtful,
    md5(string_agg(concat_ws(' ', number, outcome, was_version, CASE WHEN was_version IS NOT NULL THEN worker_id END), ','
      ORDER BY number)) AS fingerprint
  FROM app.worker_import_row WHERE import_id = $1`;
