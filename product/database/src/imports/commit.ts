/** Makes workers of the rows of an import and changes those who are there, within the caller's transaction. */
import { sql, type SQL } from "drizzle-orm";
import type { ImportPlan } from "@product/domain/imports/plan";
import { usualType } from "@product/domain/people/worker-record";
import type { Transaction } from "@product/database/write";
import { commitSealed, type Bringing } from "./commit-sealed.ts";
import { settleCodes } from "./compare.ts";
import { sealOfImport } from "./lines.ts";
import { overwritten, plainColumns, textColumns } from "./plain-columns.ts";
import { ask } from "./session.ts";

const rowsAtOnce = 10_000;

export type Told = (done: number) => Promise<void>;

/** The rows must have been compared in this very transaction, so that nobody has come or changed meanwhile. */
export async function commitRows(tx: Transaction, bringing: Bringing, tell: Told): Promise<void> {
  const { importId, plan } = bringing;
  await settleCodes(tx, importId);
  const last = await lastNumber(tx, importId);
  const defaults = [plan.status, plan.entityId, plan.country, plan.language, plan.workerType];
  for (let from = 0; from <= last; from += rowsAtOnce) {
    const range = [importId, from, from + rowsAtOnce - 1];
    await ask(tx, madePlain, [...range, ...defaults]);
    await ask(tx, rolesOfMade, range);
    await ask(tx, rememberBefore, range);
    await ask(tx, changedPlain, range);
    await ask(tx, rolesGone, range);
    await ask(tx, rolesGiven, range);
    await tell(Math.min(last, from + rowsAtOnce));
  }
  const seal = await sealOfImport(tx, importId);
  if (seal) await commitSealed(tx, bringing, seal);
  await ask(tx, rememberMade, [importId]);
}

/** Everyone whom it made or changed, for the trail. */
export const touchedBy = (importId: string): SQL =>
  sql`SELECT worker_id::text AS id FROM app.worker_import_change WHERE import_id = ${importId} AND NOT kept`;

/** The legal entities of those whom it would make or change. */
export async function entitiesTouched(tx: Transaction, importId: string, plan: ImportPlan): Promise<string[]> {
  const { rows } = await ask<{ id: string }>(
    tx,
    `SELECT DISTINCT coalesce(r.legal_entity_id, $2::uuid) AS id FROM app.worker_import_row r
       WHERE r.import_id = $1 AND r.outcome = 'new'
     UNION SELECT DISTINCT w.legal_entity_id FROM app.worker_import_row r JOIN app.worker w ON w.id = r.worker_id
       WHERE r.import_id = $1 AND r.outcome = 'update'
     UNION SELECT DISTINCT r.legal_entity_id FROM app.worker_import_row r
       WHERE r.import_id = $1 AND r.outcome = 'update' AND r.legal_entity_id IS NOT NULL`,
    [importId, plan.entityId],
  );
  return rows.map(({ id }) => id);
}

async function lastNumber(tx: Transaction, importId: string): Promise<number> {
  const { rows } = await ask<{ last: number }>(
    tx,
    "SELECT coalesce(max(number), 0) AS last FROM app.worker_import_row WHERE import_id = $1",
    [importId],
  );
  return rows[0]!.last;
}

const inRange = "r.import_id = $1 AND r.number BETWEEN $2 AND $3";
const isMadePlain = `${inRange} AND r.outcome = 'new' AND r.sealed IS NULL`;
const isChanged = `${inRange} AND r.outcome = 'update'`;
const usual = Object.entries(usualType)
  .map(([country, type]) => `WHEN '${country}' THEN '${type}'`)
  .join(" ");

/** Value of a new worker's column: from the row, or else the usual one for their place of work. */
function madeColumn(column: string): string {
  if (column === "country") return "place.country";
  if (column === "language") return "coalesce(r.language, $7, CASE place.country WHEN 'UK' THEN 'en' ELSE 'es' END)";
  if (column === "worker_type") return `coalesce(r.worker_type, $8, CASE place.country ${usual} END)`;
  return textColumns.has(column) ? `coalesce(r.${column}, '')` : `r.${column}`;
}

const madePlain = `
  INSERT INTO app.worker (id, code, status, ${plainColumns.join(", ")}, legal_entity_id, tags, source)
  SELECT r.worker_id, coalesce(r.code, r.made_code), $4, ${plainColumns.map(madeColumn).join(", ")},
    coalesce(r.legal_entity_id, $5::uuid), coalesce(r.tags, '{}'), 'import'
  FROM app.worker_import_row r CROSS JOIN LATERAL (SELECT coalesce(r.country, $6) AS country) AS place
  WHERE ${isMadePlain} ORDER BY r.number`;

const rolesOfMade = `INSERT INTO app.worker_role (worker_id, role_id)
  SELECT r.worker_id, role_id FROM app.worker_import_row r CROSS JOIN LATERAL unnest(r.role_ids) AS role_id WHERE ${isMadePlain}`;

// Numbers, birth date and account are sealed in the record, and stay so here.
const rememberBefore = `INSERT INTO app.worker_import_change (import_id, worker_id, version, before)
  SELECT $1, w.id, w.version + 1, jsonb_build_object('worker', to_jsonb(w),
    'roles', coalesce((SELECT jsonb_agg(to_jsonb(x)) FROM app.worker_role x WHERE x.worker_id = w.id), '[]'),
    'identities', coalesce((SELECT jsonb_agg(to_jsonb(x)) FROM app.worker_identity x WHERE x.worker_id = w.id), '[]'),
    'socials', coalesce((SELECT jsonb_agg(to_jsonb(x)) FROM app.worker_social x WHERE x.worker_id = w.id), '[]'),
    'languages', coalesce((SELECT jsonb_agg(to_jsonb(x)) FROM app.worker_language x WHERE x.worker_id = w.id), '[]'))
  FROM app.worker_import_row r JOIN app.worker w ON w.id = r.worker_id WHERE ${isChanged}`;

const rememberMade = `INSERT INTO app.worker_import_change (import_id, worker_id, version)
  SELECT $1, r.worker_id, 1 FROM app.worker_import_row r WHERE r.import_id = $1 AND r.outcome = 'new'`;

const changedPlain = `UPDATE app.worker w SET
  ${overwritten.map((name) => `${name} = coalesce(r.${name}, w.${name})`).join(", ")},
  version = w.version + 1, updated_at = now()
  FROM app.worker_import_row r WHERE ${isChanged} AND w.id = r.worker_id`;

const rolesGone = `DELETE FROM app.worker_role held USING app.worker_import_row r
  WHERE ${isChanged} AND held.worker_id = r.worker_id AND r.role_ids IS NOT NULL AND NOT held.role_id = ANY(r.role_ids)`;
const rolesGiven = `INSERT INTO app.worker_role (worker_id, role_id)
  SELECT r.worker_id, role_id FROM app.worker_import_row r CROSS JOIN LATERAL unnest(r.role_ids) AS role_id
  WHERE ${isChanged} ON CONFLICT DO NOTHING`;
