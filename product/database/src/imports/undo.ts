/**
 * Takes an import back: workers it made are removed, workers it changed are restored. Workers who were changed since
 * stay, as do all whose account two people confirmed.
 */
import type { Transaction } from "@product/database/write";
import { overwritten } from "./plain-columns.ts";
import { ask } from "./session.ts";

export type Undone = { removed: number; restored: number; kept: number };

export async function undoImport(tx: Transaction, importId: string): Promise<Undone> {
  await ask(tx, lockWorkers, [importId]);
  await ask(tx, markKept, [importId]);
  const count = async (statement: string) => (await ask(tx, statement, [importId])).rowCount ?? 0;
  const removed = await count(removeMade);
  const restored = await count(restoreRows);
  for (const statement of [dropProposed, clearNumbers, restoreNumbers, giveNumbers])
    await ask(tx, statement, [importId]);
  for (const { table, part } of sides) {
    await ask(tx, `DELETE FROM app.${table} x USING ${isRestored} AND x.worker_id = c.worker_id`, [importId]);
    await ask(
      tx,
      `INSERT INTO app.${table} SELECT x.* FROM ${theRestored}
         CROSS JOIN LATERAL jsonb_populate_recordset(NULL::app.${table}, c.before -> '${part}') AS x
       WHERE ${areRestored}`,
      [importId],
    );
  }
  const { rows } = await ask<{ kept: number }>(
    tx,
    "SELECT count(*)::int AS kept FROM app.worker_import_change WHERE import_id = $1 AND kept",
    [importId],
  );
  return { removed, restored, kept: rows[0]!.kept };
}

const theRestored = "app.worker_import_change c";
const areRestored = "c.import_id = $1 AND c.before IS NOT NULL AND NOT c.kept";
const isRestored = `${theRestored} WHERE ${areRestored}`;

const sides = [
  { table: "worker_role", part: "roles" },
  { table: "worker_identity", part: "identities" },
  { table: "worker_language", part: "languages" },
] as const;

// In one order, as whoever else writes to several workers takes them.
const lockWorkers = `SELECT w.id FROM app.worker w JOIN app.worker_import_change c ON c.worker_id = w.id
  WHERE c.import_id = $1 ORDER BY w.id FOR UPDATE OF w`;

const papers = [
  "document",
  "evidence_request",
  "engagement",
  "right_to_work_check",
  "absence",
  "study_term",
  "guardian",
  "self_employed_mark",
  "worker_qualification",
] as const;

// Changed means another version, or something that hangs on the worker and was not there before.
const markKept = `UPDATE app.worker_import_change c SET kept = true
  WHERE c.import_id = $1 AND NOT EXISTS (SELECT 1 FROM app.worker w WHERE w.id = c.worker_id AND w.version = c.version
    AND (c.before IS NOT NULL OR (w.user_id IS NULL
      AND NOT EXISTS (SELECT 1 FROM app.worker_note n WHERE n.worker_id = w.id)
      AND NOT EXISTS (SELECT 1 FROM app.availability a WHERE a.worker_id = w.id)
      AND NOT EXISTS (SELECT 1 FROM app.worker_proposal p WHERE p.worker_id = w.id AND p.import_id IS DISTINCT FROM $1)
      AND NOT EXISTS (SELECT 1 FROM app.completion_link l WHERE l.worker_id = w.id)
      ${papers.map((table) => `AND NOT EXISTS (SELECT 1 FROM app.${table} x WHERE x.worker_id = w.id)`).join(" ")}
      AND NOT EXISTS (SELECT 1 FROM app.worker m WHERE m.merged_into = w.id))))`;

const dropProposed = "DELETE FROM app.worker_proposal WHERE import_id = $1";

// The number of the Social Security stands beside the account, about which only people decide. All are taken away before any is given.
const clearNumbers = `UPDATE app.worker_social x SET naf_sealed = NULL, naf_hash = NULL FROM ${isRestored} AND x.worker_id = c.worker_id`;
const thatWere = `${theRestored} CROSS JOIN LATERAL jsonb_populate_recordset(NULL::app.worker_social, c.before -> 'socials') AS was
  WHERE ${areRestored}`;
const restoreNumbers = `UPDATE app.worker_social x SET naf_sealed = was.naf_sealed, naf_hash = was.naf_hash
  FROM ${thatWere} AND x.worker_id = c.worker_id`;
const giveNumbers = `INSERT INTO app.worker_social (worker_id, naf_sealed, naf_hash)
  SELECT c.worker_id, was.naf_sealed, was.naf_hash FROM ${thatWere} AND was.naf_hash IS NOT NULL ON CONFLICT DO NOTHING`;

const removeMade = `DELETE FROM app.worker w USING app.worker_import_change c
  WHERE c.import_id = $1 AND c.before IS NULL AND NOT c.kept AND w.id = c.worker_id`;

const put = [...overwritten, "birth_date_sealed", "name_birth_hash"];

const restoreRows = `UPDATE app.worker w SET ${put.map((name) => `${name} = was.${name}`).join(", ")},
  version = w.version + 1, updated_at = now()
  FROM app.worker_import_change c CROSS JOIN LATERAL jsonb_populate_record(NULL::app.worker, c.before -> 'worker') AS was
  WHERE ${areRestored} AND w.id = c.worker_id`;
