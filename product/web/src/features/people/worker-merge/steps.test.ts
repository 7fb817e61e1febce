import { expect } from "vitest";
import { useTestDatabase } from "@product/database/testing/test-database";
import { mergeSteps } from "#slices.ts";
import { test } from "#testing/world.ts";

const { query } = useTestDatabase();

const movedByTheMerge = ["availability", "former_contact", "list_member", "worker_note", "worker_role"];
const emptied = ["completion_link", "worker_identity", "worker_language", "worker_proposal", "worker_social"];
const writtenAnew = ["clearance_span"];
const movedByItsKey = ["engagement_period"];
/** Stays of the record that went, which is told and erased with the one that stays. */
const stays = [
  "account_decision",
  "answer_link",
  "bulk_change_worker",
  "complaint",
  "erasure",
  "hours_batch_line",
  "hours_terms",
  "keep_warning",
  "list_moment_member",
  "pass",
  "pass_proof",
  "punch",
  "punch_scan",
  "scan_conflict",
  "worker_import_change",
  "worker_import_row",
];

test("of every table about a worker it is decided what becomes of its rows in a merge", async () => {
  const { rows } = await query(
    `SELECT relname AS name FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
     WHERE relnamespace = 'app'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition
       AND attname = 'worker_id' AND NOT attisdropped`,
  );
  const decided = [...movedByTheMerge, ...emptied, ...writtenAnew, ...movedByItsKey, ...stays];
  const moved = Object.keys(mergeSteps).map((name) => name.split(" ")[0]!);
  expect(decided.filter((name) => moved.includes(name))).toEqual([]);
  expect([...new Set([...moved, ...decided])].toSorted()).toEqual(rows.map(({ name }) => name as string).toSorted());
});
